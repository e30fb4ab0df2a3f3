import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { courseDetail } from '#catalogue/listing/course_detail'
import { courseList, type ListQuery } from '#catalogue/listing/course_list'
import { DetailAccess } from '#catalogue/listing/detail_access'
import { courseListValidator } from '#catalogue/validators'
import { userOrNull } from '#core/current_user'
import { NotFound } from '#core/http/refusal'

export default class CoursesController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(courseListValidator)
    return courseList(question as ListQuery, userOrNull(ctx))
  }

  @inject()
  async show(ctx: HttpContext, access: DetailAccess) {
    const course = await courseDetail(ctx.params.id, userOrNull(ctx), access)
    if (!course) throw new NotFound()
    return { course }
  }
}
