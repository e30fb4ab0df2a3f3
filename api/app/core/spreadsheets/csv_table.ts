import { CsvError, parse } from 'csv-parse/sync'
import { UserError } from '#core/errors'
import { csvMessages } from '#core/spreadsheets/terms'

interface CsvRow {
  /** The physical line on which the record begins. */
  line: number
  cells: string[]
}

const maxRecordCharacters = 100_000

/** RFC 4180, in UTF-8 or GB18030 as Excel writes it; semicolons or tabs if the head has more of them than commas. @throws UserError */
export function readCsvRows(bytes: Uint8Array): CsvRow[] {
  const text = decodeCsv(bytes).replace(/\r\n?/g, '\n')
  const records = parseCsv(text)
  let before = 0
  return records.map(({ record, info }) => {
    const line = before + 1
    before = info.lines
    return { line, cells: record }
  })
}

function parseCsv(text: string) {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: false,
      record_delimiter: '\n',
      max_record_size: maxRecordCharacters,
    }) as unknown as { record: string[]; info: { lines: number } }[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UserError(csvMessages.broken(Number(error.lines ?? 1)))
  }
}

/** UTF-8 if all of it is: a wrong guess would garble names silently. A NUL byte is UTF-16. */
function decodeCsv(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new UserError(csvMessages.encoding)
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one.
    }
  }
  throw new UserError(csvMessages.encoding)
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const counts = [',', '\t', ';'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]!.sign
}
