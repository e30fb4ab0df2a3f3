import type Course from '#catalogue/course'
import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse, changeCourseIn } from '#catalogue/publications/change_course'
import { messages } from '#catalogue/terms'
import { spotlightBatchValidator } from '#catalogue/validators'
import { eachRow } from '#core/lists/each_row'

export default class SpotlightsController {
  async store(ctx: HttpContext) {
    return this.#set(ctx, true)
  }

  async destroy(ctx: HttpContext) {
    return this.#set(ctx, false)
  }

  async update(ctx: HttpContext) {
    const { courseIds, courseHot } = await ctx.request.validateUsing(spotlightBatchValidator)
    return eachRow(ctx, courseIds, async (trx, id, whole) => {
      await changeCourseIn(trx, ctx, id, spotlight(courseHot), whole)
    })
  }

  async #set(ctx: HttpContext, courseHot: boolean) {
    await changeCourse(ctx, ctx.params.id, spotlight(courseHot))
    return { msg: messages.saved }
  }
}

const spotlight = (courseHot: boolean) => ({
  action: courseHot ? ('course.hot' as const) : ('course.unhot' as const),
  apply: (course: Course) => void course.merge({ courseHot }),
})
