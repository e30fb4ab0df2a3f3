import type { HttpContext } from '@adonisjs/core/http'
import { correctHours } from '#learning/hours/correct_hours'
import { correctionValidator } from '#learning/hours/validators'
import { messages } from '#learning/terms'

export default class CorrectionsController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(correctionValidator)
    return { ...(await correctHours(ctx, form)), msg: messages.hoursCorrected }
  }
}
