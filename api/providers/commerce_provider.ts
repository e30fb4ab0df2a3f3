import type { ApplicationService } from '@adonisjs/core/types'
import { CourseBuyers } from '#catalogue/publications/course_buyers'

export default class CommerceProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(CourseBuyers, async () => {
      const { BuyersOfCourses } = await import('#commerce/learners/buyers_of_courses')
      return new BuyersOfCourses()
    })
  }
}
