import { Job } from '@adonisjs/queue'
import { remindLearners } from '#certificates/cycles/remind_learners'

export default class RemindLearnersJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await remindLearners()
  }
}
