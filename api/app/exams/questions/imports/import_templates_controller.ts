import type { HttpContext } from '@adonisjs/core/http'
import { sendWorkbook } from '#core/spreadsheet'
import { importTemplate } from '#exams/questions/imports/export_bank'

export default class ImportTemplatesController {
  show(ctx: HttpContext) {
    sendWorkbook(ctx, '题目导入模板.xlsx', importTemplate())
  }
}
