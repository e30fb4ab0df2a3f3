import type { HttpContext } from '@adonisjs/core/http'
import { correctQualification } from '#certificates/qualifications/admin/correct_qualification'
import { qualificationList } from '#certificates/qualifications/admin/qualification_list'
import { correctionValidator, qualificationsValidator } from '#certificates/qualifications/admin/validators'
import { qualificationMessages as messages } from '#certificates/qualifications/terms'

export default class QualificationsController {
  async index({ request }: HttpContext) {
    const { page, pageSize, ...filters } = await request.validateUsing(qualificationsValidator)
    return qualificationList(filters, page, pageSize)
  }

  async update(ctx: HttpContext) {
    await correctQualification(ctx, ctx.params.id, await ctx.request.validateUsing(correctionValidator))
    return { msg: messages.corrected }
  }
}
