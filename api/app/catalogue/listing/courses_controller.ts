import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { courseDetail } from '#catalogue/listing/course_detail'
import { courseList, type ListQuery } from '#catalogue/listing/course_list'
import { DetailAccess } from '#catalogue/listing/detail_access'
import { cachedCourseDetail } from '#catalogue/listing/common_detail'
import { courseListValidator } from '#catalogue/validators'
import { readCatalogue } from '#core/http/replica_reads'
import { isLearnerOnly, userOrNull } from '#core/current_user'
import { NotFound } from '#core/errors'

export default class CoursesController {
  async index(ctx: HttpContext) {
    const question = await ctx.request.validateUsing(courseListValidator)
    return readCatalogue(ctx, (client) => courseList(question as ListQuery, userOrNull(ctx), client))
  }

  @inject()
  async show(ctx: HttpContext, access: DetailAccess) {
    const { id } = ctx.params
    const reader = { viewer: userOrNull(ctx), access }
    const common = isLearnerOnly(reader.viewer) ? await cachedCourseDetail(id) : null
    if (common) return { course: common }
    const found = await readCatalogue(ctx, (client) => courseDetail(id, reader, client))
    if (!found) throw new NotFound()
    return { course: found.detail }
  }
}
