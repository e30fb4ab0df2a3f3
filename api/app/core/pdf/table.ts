import { FaintInk, Ink, type PdfDocument, type TextStyle } from '#core/pdf/pdf_document'

export interface PdfColumn {
  title: string
  share: number
  align?: TextStyle['align']
}

export interface PdfTable {
  columns: PdfColumn[]
  rows: string[][]
  /** Drawn in bold below the rows. */
  total?: string[]
  size?: number
}

const padding = 6
const headFill = '#f2f4f7'
const rule = '#d0d5dd'

export function drawTable(pdf: PdfDocument, { columns, rows, total, size = 9 }: PdfTable): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (share / shares) * pdf.innerWidth)
  const titles = columns.map(({ title }) => title)

  const draw = (cells: string[], kind: 'head' | 'row' | 'total') => {
    const isHead = kind === 'head'
    const lines = cells.map((cell, at) => pdf.linesOf(cell, widths[at] - 2 * padding, size))
    const lineHeight = size * 1.5
    const height = Math.max(...lines.map(({ length }) => length)) * lineHeight + 2 * padding - 2
    if (pdf.makeRoom(height) && !isHead) draw(titles, 'head')
    if (isHead) pdf.shapes.rect(pdf.margin, pdf.y, pdf.innerWidth, height).fill(headFill)
    let x = pdf.margin
    for (const [at, column] of columns.entries()) {
      for (const [index, line] of lines[at].entries()) {
        pdf.text(line, x + padding, pdf.y + padding - 2 + index * lineHeight, {
          size,
          bold: kind !== 'row',
          color: isHead ? FaintInk : Ink,
          align: column.align,
          width: widths[at] - 2 * padding,
        })
      }
      x += widths[at]
    }
    pdf.y += height
    pdf.shapes.moveTo(pdf.margin, pdf.y).lineTo(x, pdf.y).lineWidth(0.5).stroke(rule)
  }

  draw(titles, 'head')
  for (const row of rows) draw(row, 'row')
  if (total) draw(total, 'total')
  pdf.y += 10
}
