import type { HttpContext } from '@adonisjs/core/http'
import { readBodyFile } from '#core/http/body_file'
import { MoodleXmlTypes } from '#exams/questions/imports/moodle/terms'
import { readApart, type ImportSource } from '#exams/questions/imports/read_apart'
import { importMessages, MaxImportBytes } from '#exams/questions/terms'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Pasted text, or a workbook or a Moodle file as the request body. @throws UserError */
export async function readSource(request: HttpContext['request'], pasted: string | undefined): Promise<ImportSource> {
  if (pasted !== undefined) return readApart({ pasted })
  const bytes = await readBodyFile(request, {
    types: [xlsx, ...MoodleXmlTypes],
    maxBytes: MaxImportBytes,
    otherType: importMessages.notXlsx,
    tooLarge: importMessages.tooLarge,
  })
  return readApart(request.is([...MoodleXmlTypes]) ? { moodle: bytes } : { workbook: bytes })
}
