import { parentPort, workerData } from 'node:worker_threads'
import { UserError } from '#core/errors'
import { readMoodle } from '#exams/questions/imports/moodle/read_moodle'
import type { RawSource, ImportSource } from '#exams/questions/imports/read_apart'
import { readPastedText } from '#exams/questions/imports/pasted/read_pasted_text'
import { readWorkbook, type SourceRow } from '#exams/questions/imports/read_workbook'
import type { ImportWarning } from '#exams/questions/terms'

async function read({ pasted, moodle, workbook }: RawSource): Promise<ImportSource> {
  if (moodle) return readMoodle(moodle)
  if (workbook) return withoutPictures(await readWorkbook(workbook))
  return withoutPictures(readPastedText(pasted!))
}

const withoutPictures = ({ rows, skipped }: { rows: SourceRow[]; skipped: ImportWarning[] }) => ({
  rows: rows.map((row) => ({ ...row, pictures: [] })),
  skipped,
})

try {
  parentPort!.postMessage({ source: await read(workerData) })
} catch (error) {
  if (!(error instanceof UserError)) throw error
  parentPort!.postMessage({ refused: error.message })
}
