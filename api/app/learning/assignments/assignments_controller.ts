import type { HttpContext } from '@adonisjs/core/http'
import { assignFromText } from '#learning/assignments/assign_from_text'
import { assignmentValidator } from '#learning/entitlements/admin/validators'

export default class AssignmentsController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(assignmentValidator)
    return assignFromText(ctx, { ...form, genLiveCode: form.genLiveCode ?? false })
  }
}
