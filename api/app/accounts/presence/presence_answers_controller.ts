import type { HttpContext } from '@adonisjs/core/http'
import { answerBySms, pressPrompt } from '#accounts/presence/answer_presence'
import { messages, PresenceState } from '#accounts/presence/terms'
import { answerValidator } from '#accounts/presence/validators'
import { requireUser } from '#core/current_user'

export default class PresenceAnswersController {
  async store(ctx: HttpContext) {
    const { way, verifyCode, idCardTail } = await ctx.request.validateUsing(answerValidator)
    if (way === 'press') {
      await pressPrompt(requireUser(ctx), ctx.params.id)
      return { state: PresenceState.Passed, msg: messages.confirmed }
    }
    await answerBySms(requireUser(ctx), ctx.params.id, { verifyCode: verifyCode!, idCardTail: idCardTail! })
    return { state: PresenceState.Passed, msg: messages.passed }
  }
}
