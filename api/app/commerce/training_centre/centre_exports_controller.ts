import type { HttpContext } from '@adonisjs/core/http'
import { centreOwner } from '#commerce/training_centre/centre_owner'
import { centreSheet } from '#commerce/training_centre/centre_sheet'
import { centreSheetValidator } from '#commerce/training_centre/validators'
import { requireUser } from '#core/current_user'
import { sendWorkbook } from '#core/spreadsheet'

export default class CentreExportsController {
  async show(ctx: HttpContext) {
    const { organisationId, ...filters } = await ctx.request.validateUsing(centreSheetValidator)
    const owner = await centreOwner(requireUser(ctx), organisationId)
    sendWorkbook(ctx, '我的学员.xlsx', await centreSheet(owner, filters))
  }
}
