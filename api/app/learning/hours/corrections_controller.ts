import type { HttpContext } from '@adonisjs/core/http'
import { correctionList } from '#learning/hours/correction_list'
import { correctHours, previewCorrection } from '#learning/hours/correct_hours'
import { correctionPreviewValidator, correctionsValidator, correctionValidator } from '#learning/hours/validators'
import { messages } from '#learning/terms'

export default class CorrectionsController {
  async index({ request }: HttpContext) {
    return correctionList(await request.validateUsing(correctionsValidator))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(correctionValidator)
    return { ...(await correctHours(ctx, form)), msg: messages.hoursCorrected }
  }

  async preview({ request, params }: HttpContext) {
    return previewCorrection(Number(params.id), await request.validateUsing(correctionPreviewValidator))
  }
}
