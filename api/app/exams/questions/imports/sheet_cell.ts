import { formatValue } from 'hucre'
import { asHtml } from '#exams/questions/imports/cell_text'
import { importMessages, type ImportColumn } from '#exams/questions/terms'
import type { Sheet } from '#exams/questions/imports/workbook_sheets'

type Cell = NonNullable<Sheet['cells']> extends Map<string, infer One> ? One : never

/** Columns read as numbers, whatever their format. */
const numeric: ImportColumn[] = ['score', 'difficulty']
const texts: ImportColumn[] = ['questionText', 'explanation']
const choices: ImportColumn[] = ['A', 'B', 'C', 'D', 'E']

/** The displayed text of a cell: 93.0% instead of 0.93, m² with its superscript. */
export function shownText(value: unknown, cell: Cell | undefined, column: ImportColumn): string {
  if (value === null || value === undefined) return ''
  if (hasRaised(cell) && [...texts, ...choices].includes(column)) {
    return raisedText(cell!.richText!, choices.includes(column))
  }
  if (typeof value === 'string') return value.trim()
  if (numeric.includes(column)) return String(value)
  const format = cell?.style?.numFmt
  if (format && isFormatted(value, format)) return formatValue(value, format).trim()
  return value instanceof Date && Number.isFinite(value.getTime()) ? value.toISOString().slice(0, 10) : String(value)
}

/** Excel's own limits: formats of 255 characters, fractions of three digits. The library would hang on longer ones. */
const maxLengths = { format: 255, denominator: 3 }

function isFormatted(value: unknown, format: string): boolean {
  if (typeof value !== 'boolean' && !Number.isFinite(Number(value))) return false
  const denominators = format.split('/').slice(1)
  return (
    format.length <= maxLengths.format &&
    denominators.every((part) => part.replace(/[^0#?\d]/g, '').length <= maxLengths.denominator)
  )
}

export function cellMessage(cell: Cell | undefined): string | null {
  if (!cell) return null
  if (/\bDISPIMG\(/i.test(cell.formula ?? '')) return importMessages.cellPicture
  if (cell.formula) return importMessages.formula
  return cell.type === 'error' ? importMessages.cellError : null
}

type Run = NonNullable<Cell['richText']>[number]

const hasRaised = (cell: Cell | undefined) => cell?.richText?.some(({ font }) => font?.vertAlign)

/** Bold, underlined, or in several colours; superscript and subscript are preserved in texts. */
export function losesFormat(cell: Cell | undefined, column: ImportColumn): boolean {
  const runs = cell?.richText?.filter(({ text }) => text.trim()) ?? []
  const colours = new Set(runs.map(({ font }) => JSON.stringify(font?.color ?? null)))
  const isMarked = ({ font }: Run) => font?.bold || font?.italic || font?.underline || font?.strikethrough
  const keepsRaised = [...texts, ...choices].includes(column)
  return colours.size > 1 || runs.some(isMarked) || (!keepsRaised && Boolean(hasRaised(cell)))
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const tags = { superscript: 'sup', subscript: 'sub' } as const

/** As HTML in the format of cells: paragraphs for a text, inline text for a choice. */
function raisedText(runs: Run[], isChoice: boolean): string {
  const html = runs
    .map(({ text, font }) => {
      const words = text.replace(/[&<>]/g, (sign) => signs[sign]!)
      const tag = font?.vertAlign && tags[font.vertAlign]
      return tag ? `<${tag}>${words}</${tag}>` : words
    })
    .join('')
    .trim()
  const lines = html
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  return isChoice ? asHtml(lines.join('<br>')) : lines.map((line) => `<p>${line}</p>`).join('')
}
