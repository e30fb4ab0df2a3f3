import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { TransferObject } from '#core/transfer/terms'
import { decodedText, type TextEncoding } from '#transfer/reading/text_encoding'
import { UnreadableFile, type RawRow, type RawTable } from '#transfer/reading/raw_table'

const maxRecordCharacters = 1_000_000

type Record = { record: string[]; info: { lines: number } }

/** RFC 4180; semicolons or tabs if the head has more of them than commas. @throws UnreadableFile */
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
  const delimiter = await delimiterOf(path, encoding)
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    record_delimiter: ['\n', '\r'],
    max_record_size: maxRecordCharacters,
  })
  const source = Readable.from(decodedText(path, encoding))
  source.on('error', (error) => parser.destroy(error))
  let before = 0
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<Record>) {
      const line = before + 1
      before = info.lines
      if (record.some((text) => text.trim())) yield { line, cells: record.map((text) => ({ text })) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile({ code: 'E_FILE', facts: { reason: reasons[error.code] ?? error.code } }, before + 1)
  } finally {
    source.destroy()
  }
}

const reasons: { [code: string]: string } = {
  CSV_QUOTE_NOT_CLOSED: '从这一行起引号没有配对',
  INVALID_OPENING_QUOTE: '单元格中间有引号，含引号的单元格要用双引号括起，其中的引号写两个',
  CSV_INVALID_CLOSING_QUOTE: '引号后面还有文字，单元格中的引号要写两个',
  CSV_MAX_RECORD_SIZE: '一行太长，可能有引号没有配对',
}

async function delimiterOf(path: string, encoding: TextEncoding): Promise<string> {
  for await (const text of decodedText(path, encoding)) {
    const head = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n')).replace(/"[^"]*"/g, '')
    const counts = [',', '\t', ';'].map((sign) => ({ sign, count: head.split(sign).length }))
    return counts.toSorted((one, other) => other.count - one.count)[0]!.sign
  }
  return ','
}
