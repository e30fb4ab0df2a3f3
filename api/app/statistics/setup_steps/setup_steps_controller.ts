import { setupSteps } from '#statistics/setup_steps/setup_steps'

export default class SetupStepsController {
  async index() {
    return { setupSteps: await setupSteps() }
  }
}
