import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { ImportMoodle } from '#exams/questions/imports/moodle/import_moodle'
import { moodleMessages, MoodleXmlTypes } from '#exams/questions/imports/moodle/terms'
import { readFile } from '#exams/questions/imports/read_file'
import { moodleImportValidator } from '#exams/questions/imports/validators'
import { findBank } from '#exams/questions/own_banks'
import { importDone, type ImportDecision } from '#exams/questions/terms'

@inject()
export default class MoodleImportsController {
  constructor(protected importMoodle: ImportMoodle) {}

  async store(ctx: HttpContext) {
    const { id } = await findBank(requireUser(ctx), Number(ctx.params.id))
    const { decisions } = await ctx.request.validateUsing(moodleImportValidator)
    const bytes = await readFile(ctx.request, MoodleXmlTypes, moodleMessages.notMoodle)
    const form = { bytes, decisions: decisions.split('-') as ImportDecision[] }
    const done = await this.importMoodle.execute(ctx, id, form)
    return { ...done, msg: importDone(done.added, done.replaced, done.skipped) }
  }
}
