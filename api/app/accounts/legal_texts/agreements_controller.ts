import type { HttpContext } from '@adonisjs/core/http'
import { recordAgreement, textsNeedingConsent } from '#accounts/legal_texts/agreements'
import { messages } from '#accounts/legal_texts/terms'
import { agreementValidator } from '#accounts/legal_texts/validators'
import { lockOwnUser } from '#accounts/lock_user'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction } from '#core/transaction'

export default class AgreementsController {
  /** Records only the requested texts, so that a consent always refers to a text that was shown. */
  async store(ctx: HttpContext) {
    const { agreedTo } = await ctx.request.validateUsing(agreementValidator)
    const { id } = requireUser(ctx)
    await transaction(async (trx) => {
      await lockOwnUser(trx, id)
      const texts = await textsNeedingConsent(id, trx)
      if (!texts.every((text) => agreedTo.includes(text.id))) {
        throw new UserError(messages.agreementChanged, { field: 'agreedTo' })
      }
      await recordAgreement(trx, id, texts, ctx.request.ip())
    })
    return { msg: messages.agreed }
  }
}
