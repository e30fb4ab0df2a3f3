import type { HttpContext } from '@adonisjs/core/http'
import { assignFromText } from '#learning/assignments/assign_from_text'
import { courseAssignmentValidator } from '#learning/entitlements/admin/validators'

export default class CourseAssignmentsController {
  async store(ctx: HttpContext) {
    const { phones } = await ctx.request.validateUsing(courseAssignmentValidator)
    const { id, genLiveCode } = ctx.params
    return assignFromText(ctx, { courseId: Number(id), phones, genLiveCode: genLiveCode === '1' })
  }
}
