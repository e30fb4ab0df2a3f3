import type { HttpContext } from '@adonisjs/core/http'
import { placeCourses } from '#catalogue/admin/place_courses'
import { retagCourses } from '#catalogue/admin/retag_courses'
import { placeBatchValidator, tagBatchValidator } from '#catalogue/validators'

export default class CourseBatchesController {
  async tags(ctx: HttpContext) {
    return retagCourses(ctx, await ctx.request.validateUsing(tagBatchValidator))
  }

  async places(ctx: HttpContext) {
    const { courseIds, moveTo } = await ctx.request.validateUsing(placeBatchValidator)
    return placeCourses(ctx, courseIds, moveTo)
  }
}
