import type { HttpContext } from '@adonisjs/core/http'
import { readBodyFile } from '#core/http/body_file'
import type { MoodleRow } from '#exams/questions/imports/moodle/moodle_row'
import { readMoodle } from '#exams/questions/imports/moodle/read_moodle'
import { MoodleXmlTypes } from '#exams/questions/imports/moodle/terms'
import { readPastedText, unreadLines } from '#exams/questions/imports/read_pasted_text'
import { readWorkbook, type GivenRow } from '#exams/questions/imports/read_workbook'
import { importMessages, MostImportBytes, type LeftOut } from '#exams/questions/terms'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface ImportSource {
  rows: MoodleRow[]
  skipped: LeftOut[]
}

/** Pasted text, or a workbook or a file of Moodle, which are the body themselves. @throws Refusal */
export async function readSource(
  request: HttpContext['request'],
  pasted: string | undefined
): Promise<ImportSource> {
  if (pasted !== undefined) {
    return withoutPictures({ rows: readPastedText(pasted), skipped: unreadLines(pasted) })
  }
  const bytes = await readBodyFile(request, {
    types: [xlsx, ...MoodleXmlTypes],
    mostBytes: MostImportBytes,
    otherType: importMessages.notXlsx,
    tooLarge: importMessages.tooLarge,
  })
  if (request.is([...MoodleXmlTypes])) return readMoodle(bytes)
  return withoutPictures(await readWorkbook(bytes))
}

const withoutPictures = ({ rows, skipped }: { rows: GivenRow[]; skipped: LeftOut[] }) => ({
  rows: rows.map((row): MoodleRow => ({ ...row, pictures: [] })),
  skipped,
})
