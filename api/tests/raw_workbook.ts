import { zipSync } from 'fflate'
import { importColumns, ImportColumns } from '#exams/questions/terms'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const bytes = (text: string) => new TextEncoder().encode(text)
const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`
const rowOf = (cells: string[]) => `<row>${cells.map(text).join('')}</row>`

/** A row with a question, below the header row. */
export const question = rowOf(['单选题', '基坑多深？', '3 m', '5 m', '', '', '', 'B', '1'])

/** A workbook with one sheet and raw XML rows. */
export function sheet(rows: string, strings = '<sst/>'): Uint8Array {
  const titles = rowOf(importColumns.map((name) => ImportColumns[name]))
  const links = (...targets: [type: string, target: string][]) =>
    bytes(
      `<Relationships>${targets.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`).join('')}</Relationships>`
    )
  const book = `<workbook xmlns:r="${relations}"><sheets><sheet name="题目" sheetId="1" r:id="rId1"/></sheets></workbook>`
  return zipSync({
    '[Content_Types].xml': bytes('<Types/>'),
    '_rels/.rels': links(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': bytes(book),
    'xl/_rels/workbook.xml.rels': links(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
    'xl/sharedStrings.xml': bytes(strings),
    'xl/worksheets/sheet1.xml': bytes(`<worksheet xmlns="${main}"><sheetData>${titles}${rows}</sheetData></worksheet>`),
  })
}

export const emptyRows = (count: number) => sheet('<row/>'.repeat(count))
