import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { CourseBuyers } from '#catalogue/publications/course_buyers'
import { courseBuyersValidator } from '#catalogue/validators'
import { isAdmin, requireUser, type CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'

@inject()
export default class CourseBuyersController {
  constructor(protected buyers: CourseBuyers) {}

  /** Requested before a course is unpublished (docs/product.md 2.3). */
  async index(ctx: HttpContext) {
    const { courseIds } = await ctx.request.validateUsing(courseBuyersValidator)
    await rejectForeignCourses(requireUser(ctx), courseIds)
    const counts = await this.buyers.countEach(courseIds)
    return {
      buyers: courseIds.map((courseId) => ({ courseId, buyerCount: counts.get(courseId) ?? 0 })),
      total: await this.buyers.countAll(courseIds),
    }
  }
}

/** A teacher can query only own courses. */
async function rejectForeignCourses(user: CurrentUser, courseIds: number[]): Promise<void> {
  if (isAdmin(user)) return
  const own = await db.from('courses').whereIn('id', courseIds).where('teacher_id', user.id).select('id')
  if (own.length !== courseIds.length) throw new NotFound()
}
