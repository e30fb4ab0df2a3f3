import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { ImportMoodle } from '#exams/questions/imports/moodle/import_moodle'
import { MoodleXmlTypes } from '#exams/questions/imports/moodle/terms'
import { previewImport } from '#exams/questions/imports/preview_import'
import { readFile } from '#exams/questions/imports/read_file'
import { readPastedText } from '#exams/questions/imports/read_pasted_text'
import { readWorkbook } from '#exams/questions/imports/read_workbook'
import { importPreviewValidator } from '#exams/questions/imports/validators'
import { findBank } from '#exams/questions/own_banks'
import { importMessages } from '#exams/questions/terms'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

@inject()
export default class ImportPreviewsController {
  constructor(protected importMoodle: ImportMoodle) {}

  async store(ctx: HttpContext) {
    const { request } = ctx
    const bank = await findBank(requireUser(ctx), Number(ctx.params.id))
    const { pasted } = await request.validateUsing(importPreviewValidator)
    if (pasted !== undefined) return previewImport(bank, readPastedText(pasted))

    const types = [xlsx, ...MoodleXmlTypes]
    const isXml = Boolean(request.is([...MoodleXmlTypes]))
    const bytes = await readFile(request, types, importMessages.notXlsx)
    if (isXml) return this.importMoodle.preview(bank, bytes)
    return previewImport(bank, await readWorkbook(bytes))
  }
}
