import { createReadStream } from 'node:fs'
import { readCsvRecords, UnreadableCsv } from '#core/spreadsheets/read_csv'
import { scanText, type ByteSource, type TextEncoding } from '#core/spreadsheets/text_encoding'
import type { TransferObject } from '#core/transfer/terms'
import { UnreadableFile, type RawRow, type RawTable } from '#transfer/reading/raw_table'

const chunkBytes = 1 << 18

const bytesOf =
  (path: string): ByteSource =>
  () =>
    createReadStream(path, { highWaterMark: chunkBytes })

export const scanFile = (path: string) => scanText(bytesOf(path))

/** @throws UnreadableFile */
export async function readCsv(
  path: string,
  of: { file: string; object: TransferObject; encoding: TextEncoding }
): Promise<RawTable | null> {
  const rows = readRecords(path, of.encoding)
  const { value: first } = await rows.next()
  if (!first) return null
  return { file: of.file, object: of.object, head: first.cells.map(({ text }) => text), rows }
}

/** Every row of a CSV file, as texts, with its head. @throws UnreadableFile */
export async function* readRecords(path: string, encoding: TextEncoding): AsyncGenerator<RawRow, undefined> {
  try {
    for await (const { line, cells } of readCsvRecords(bytesOf(path), encoding)) {
      yield { line, cells: cells.map((text) => ({ text })) }
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    throw new UnreadableFile({ code: 'E_FILE', facts: { reason: error.reason } }, error.line)
  }
}
