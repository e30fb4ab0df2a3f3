import type { HttpContext } from '@adonisjs/core/http'
import { importTemplate } from '#certificates/qualifications/imports/import_template'
import { sendTemplate } from '#core/spreadsheet'

export default class ImportTemplatesController {
  async show(ctx: HttpContext) {
    return sendTemplate(ctx, '执业证书导入模板.xlsx', await importTemplate())
  }
}
