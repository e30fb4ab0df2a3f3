import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { deleteCourse } from '#catalogue/authoring/delete_course'
import { courseFormValidator } from '#catalogue/authoring/form_validator'
import { SaveCourse } from '#catalogue/authoring/save_course'
import { messages } from '#catalogue/terms'

export default class CoursesController {
  @inject()
  async store(ctx: HttpContext, saveCourse: SaveCourse) {
    const form = await ctx.request.validateUsing(courseFormValidator)
    const { id, lockVersion } = await saveCourse.execute(ctx, form)
    return { msg: messages.saved, courseId: id, lockVersion }
  }

  async destroy(ctx: HttpContext) {
    await deleteCourse(ctx, ctx.params.id)
    return { msg: messages.deleted }
  }
}
