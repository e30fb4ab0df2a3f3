import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodedText, type ByteSource, type TextEncoding } from '#core/spreadsheets/text_encoding'

const maxRecordCharacters = 1_000_000

type Parsed = { record: string[]; info: { lines: number } }

export interface CsvRecord {
  /** The physical line on which the record begins, from 1. */
  line: number
  cells: string[]
}

/** The text cannot be read from this line on. */
export class UnreadableCsv extends Error {
  constructor(
    readonly reason: string,
    readonly line: number
  ) {
    super(`line ${line}: ${reason}`)
  }
}

/** RFC 4180, without empty records; semicolons or tabs if the head has more of them than commas. @throws UnreadableCsv */
export async function* readCsvRecords(
  source: ByteSource,
  encoding: TextEncoding
): AsyncGenerator<CsvRecord, undefined> {
  const parser = parse({
    delimiter: await delimiterOf(source, encoding),
    info: true,
    relax_column_count: true,
    record_delimiter: ['\n', '\r'],
    max_record_size: maxRecordCharacters,
  })
  const text = Readable.from(decodedText(source, encoding))
  text.on('error', (error) => parser.destroy(error))
  let before = 0
  try {
    for await (const { record: cells, info } of text.pipe(parser) as AsyncIterable<Parsed>) {
      const line = before + 1
      before = info.lines
      if (cells.some((cell) => cell.trim())) yield { line, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableCsv(reasons[error.code] ?? error.code, before + 1)
  } finally {
    text.destroy()
  }
}

const reasons: { [code: string]: string } = {
  CSV_QUOTE_NOT_CLOSED: '从这一行起引号没有配对',
  INVALID_OPENING_QUOTE: '单元格中间有引号，含引号的单元格要用双引号括起，其中的引号写两个',
  CSV_INVALID_CLOSING_QUOTE: '引号后面还有文字，单元格中的引号要写两个',
  CSV_MAX_RECORD_SIZE: '一行太长，可能有引号没有配对',
}

async function delimiterOf(source: ByteSource, encoding: TextEncoding): Promise<string> {
  for await (const text of decodedText(source, encoding)) {
    const head = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n')).replace(/"[^"]*"/g, '')
    const counts = [',', '\t', ';'].map((sign) => ({ sign, count: head.split(sign).length }))
    return counts.toSorted((one, other) => other.count - one.count)[0]!.sign
  }
  return ','
}
