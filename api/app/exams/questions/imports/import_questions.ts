import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { checkRows } from '#exams/questions/imports/check_rows'
import type { ImportSource } from '#exams/questions/imports/read_apart'
import { ensureNoRowErrors, writeRows } from '#exams/questions/imports/write_rows'
import { placeholderPattern } from '#exams/questions/imports/moodle/picture'
import { StorePictures, withAddresses } from '#exams/questions/imports/moodle/store_pictures'
import { previewImport } from '#exams/questions/imports/preview_import'
import type QuestionBank from '#exams/questions/question_bank'
import { ImportDecision, importMessages } from '#exams/questions/terms'

@inject()
export class ImportQuestions {
  constructor(protected pictures: StorePictures) {}

  /** Stores nothing: the client sends the source again, with a decision for each row. */
  async preview(bank: QuestionBank, { rows, skipped }: ImportSource) {
    const known = await this.pictures.findStored(rows.flatMap((row) => row.pictures))
    const preview = await previewImport(bank, withAddresses(rows, known), skipped)
    const names = new Map(rows.flatMap((row) => row.pictures.map((one) => [one.hash, one.name])))
    return {
      ...preview,
      rows: preview.rows.map((row) => ({
        ...row,
        questionText: namedPictures(row.questionText, names),
        choices: row.choices.map(({ choiceNo, choiceName }) => ({
          choiceNo,
          choiceName: namedPictures(choiceName, names),
        })),
      })),
    }
  }

  /**
   * Checked again without trusting the preview; pictures are stored before, and deleted if the import fails. @throws
   * UserError
   */
  async execute(ctx: HttpContext, bankId: number, { rows }: ImportSource, decisions: ImportDecision[]) {
    if (rows.length !== decisions.length) throw new UserError(importMessages.otherSource)
    const isUpToDate = (_row: unknown, at: number) => decisions[at] !== ImportDecision.Skip
    const upToDate = rows.filter(isUpToDate)
    if (!upToDate.length) throw new UserError(importMessages.nothing)
    ensureNoRowErrors(await checkRows(upToDate))

    const pictures = upToDate.flatMap((row) => row.pictures)
    const { addresses, keys } = await this.pictures.store(pictures, requireUser(ctx).id)
    try {
      const checked = await checkRows(withAddresses(upToDate, addresses))
      ensureNoRowErrors(checked)
      return await writeRows(ctx, bankId, {
        rows: checked,
        decisions: decisions.filter((one) => one !== ImportDecision.Skip),
        skipped: rows.length - upToDate.length,
      })
    } catch (error) {
      await this.pictures.remove(keys)
      throw error
    }
  }
}

/** A picture that is not stored yet has no URL: its name is shown instead. */
function namedPictures(html: string, names: Map<string, string>): string {
  return html.replace(/<img\b[^<>]*>/g, (tag) => {
    const [hash] = [...tag.matchAll(placeholderPattern)].map(([, one]) => one)
    return hash ? `［图片：${escaped(names.get(hash) ?? '')}］` : tag
  })
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign]!)
