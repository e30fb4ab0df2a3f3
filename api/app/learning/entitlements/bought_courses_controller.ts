import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { begunCourses } from '#learning/entitlements/begun_courses'
import { courseAccess } from '#learning/entitlements/course_access'
import { creditedCourses } from '#learning/entitlements/credited_courses'
import { ownedCourses } from '#learning/entitlements/owned_courses'
import { daysLeft } from '#learning/entitlements/validity'

export default class BoughtCoursesController {
  /** All courses that the user owns, so that public pages contain no personal data. */
  async index(ctx: HttpContext) {
    const user = requireUser(ctx)
    const [owned, begun, credited] = await Promise.all([
      ownedCourses(user.id),
      begunCourses(user.id),
      creditedCourses(user.id),
    ])
    return {
      courses: [...owned.values()].map((course) => ({ ...course, begun: begun.has(course.courseId) })),
      /** Owned or not: these earn the user no more minutes. */
      credited: credited.map(({ courseId }) => courseId),
    }
  }

  async show(ctx: HttpContext) {
    const { entitlement } = await courseAccess(requireUser(ctx), ctx.params.id)
    return {
      bought: entitlement.allowed,
      reason: entitlement.reason,
      denial: entitlement.denial,
      expiryDate: entitlement.expiresOn,
      daysLeft: daysLeft(entitlement.expiresOn),
      endedOn: entitlement.endedOn,
    }
  }
}
