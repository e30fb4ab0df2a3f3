import type { ApplicationService } from '@adonisjs/core/types'
import { DetailAccess } from '#catalogue/detail_access'

/** Answers for the catalogue what only entitlement knows. */
export default class LearningProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.bind(DetailAccess, async () => {
      const { LearnerDetailAccess } = await import('#learning/learner_detail_access')
      return new LearnerDetailAccess()
    })
  }
}
