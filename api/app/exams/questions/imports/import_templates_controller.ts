import type { HttpContext } from '@adonisjs/core/http'
import { sendTemplate } from '#core/spreadsheet'
import { importTemplate } from '#exams/questions/imports/import_template'

export default class ImportTemplatesController {
  show(ctx: HttpContext) {
    return sendTemplate(ctx, '题目导入模板.xlsx', importTemplate())
  }
}
