import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { bankList, deleteBank, saveBank } from '#exams/questions/banks'
import { questionMessages } from '#exams/questions/terms'
import { bankListValidator, bankValidator } from '#exams/questions/validators'

export default class QuestionBanksController {
  async index(ctx: HttpContext) {
    return bankList(requireUser(ctx), await ctx.request.validateUsing(bankListValidator))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(bankValidator)
    const questionBank = await saveBank(ctx, form)
    const msg = form.questionBankId ? questionMessages.saved : questionMessages.added
    return { questionBankId: questionBank.questionBankId, questionBank, msg }
  }

  async destroy(ctx: HttpContext) {
    await deleteBank(ctx, ctx.params.id)
    return { msg: questionMessages.deleted }
  }
}
