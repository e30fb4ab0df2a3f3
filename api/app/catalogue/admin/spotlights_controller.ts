import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse } from '#catalogue/publications/change_course'
import { messages } from '#catalogue/terms'

export default class SpotlightsController {
  async store(ctx: HttpContext) {
    return this.#set(ctx, true)
  }

  async destroy(ctx: HttpContext) {
    return this.#set(ctx, false)
  }

  async #set(ctx: HttpContext, courseHot: boolean) {
    await changeCourse(ctx, ctx.params.id, {
      action: courseHot ? 'course.hot' : 'course.unhot',
      apply: (course) => course.merge({ courseHot }),
    })
    return { msg: messages.saved }
  }
}
