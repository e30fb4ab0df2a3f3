import type { HttpContext } from '@adonisjs/core/http'
import { sendWorkbook } from '#core/spreadsheet'
import { exportBank } from '#exams/questions/imports/export_bank'

export default class BankExportsController {
  async show(ctx: HttpContext) {
    const sheet = await exportBank(ctx, ctx.params.id)
    sendWorkbook(ctx, `${sheet.name}.xlsx`, sheet)
  }
}
