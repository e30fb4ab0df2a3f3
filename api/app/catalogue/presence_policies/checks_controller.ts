import type { HttpContext } from '@adonisjs/core/http'
import { messages } from '#accounts/presence/terms'
import { answerAsStaff } from '#catalogue/presence_policies/answer_as_staff'
import { checkList } from '#catalogue/presence_policies/check_list'
import { checksValidator, staffAnswerValidator } from '#catalogue/presence_policies/validators'

export default class ChecksController {
  async index({ request }: HttpContext) {
    const { page, pageSize, ...filters } = await request.validateUsing(checksValidator)
    return checkList(filters, page, pageSize)
  }

  async answer(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(staffAnswerValidator)
    await answerAsStaff(ctx, ctx.params.id, reason)
    return { msg: messages.staffAnswered }
  }
}
