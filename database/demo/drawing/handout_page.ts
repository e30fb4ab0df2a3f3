import PDFDocument from 'pdfkit'
import type { DemoHandout } from '../types.js'
import { formulaText, formulaWidth } from './formula_text.js'
import { fontFile } from './text_layout.js'
import { palettes } from './palette.js'
import { linesOf } from './paragraphs.js'

const [LEFT, TOP, BOTTOM, WIDTH] = [64, 76, 762, 467]
const { ground, deep, accent, tint, shade } = palettes.general
const body = '#2A3040'
const [TEXT, CELL] = [10.5, 9.5]

/** Starts a new page when a block does not fit on this one. */
function room(doc: PDFKit.PDFDocument, height: number) {
  if (doc.y + height <= BOTTOM) return
  doc.addPage()
  doc.y = TOP
}

/** Lines of a paragraph; slightly narrower when the last one would have one or two characters. */
function setLines(doc: PDFKit.PDFDocument, text: string): string[] {
  const measure = (part: string) => formulaWidth(doc, part, TEXT)
  const tries = [0, 1, 2, 3].map((narrower) => linesOf(text, WIDTH - narrower * TEXT, measure))
  return tries.find((lines) => lines.at(-1)!.length > 3) ?? tries[0]!
}

function paragraph(doc: PDFKit.PDFDocument, text: string) {
  doc.font('regular').fontSize(TEXT)
  for (const line of setLines(doc, text)) {
    room(doc, 19)
    const y = doc.y
    doc.fillColor(body)
    formulaText(doc, line, [LEFT, y], TEXT)
    doc.y = y + 19
  }
  doc.y += 6
}

/** Column widths in proportion to the longest cell of each, together as wide as the text. */
function columnsOf(doc: PDFKit.PDFDocument, rows: string[][]): number[] {
  const natural = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => formulaWidth(doc, row[column] ?? '', CELL) + 24))
  )
  const total = natural.reduce((a, b) => a + b)
  return natural.map((width) => (width * WIDTH) / total)
}

function tableRow(doc: PDFKit.PDFDocument, row: string[], columns: number[], fill: string | null) {
  const head = fill === ground
  doc.font(head ? 'bold' : 'regular').fontSize(CELL)
  const cells = row.map((cell, column) => linesOf(cell, columns[column]! - 20, (part) => formulaWidth(doc, part, CELL)))
  const height = Math.max(...cells.map((lines) => lines.length)) * 15 + 9
  const top = doc.y
  if (fill) doc.rect(LEFT, top, WIDTH, height).fill(fill)
  let x = LEFT + 10
  for (const [column, lines] of cells.entries()) {
    doc.fillColor(head ? '#FFFFFF' : body)
    for (const [line, text] of lines.entries()) formulaText(doc, text, [x, top + 5 + line * 15], CELL)
    x += columns[column]!
  }
  doc.y = top + height
}

/** A table; its header stays with its first rows and is repeated on a new page. */
function table(doc: PDFKit.PDFDocument, [titles, ...rows]: string[][]) {
  doc.font('regular').fontSize(CELL)
  const columns = columnsOf(doc, [titles!, ...rows])
  room(doc, 100)
  doc.y += 2
  tableRow(doc, titles!, columns, ground)
  for (const [index, row] of rows.entries()) {
    if (doc.y + 26 > BOTTOM) {
      room(doc, BOTTOM)
      tableRow(doc, titles!, columns, ground)
    }
    tableRow(doc, row, columns, index % 2 === 1 ? tint : null)
  }
  doc
    .moveTo(LEFT, doc.y)
    .lineTo(LEFT + WIDTH, doc.y)
    .lineWidth(1)
    .stroke(ground)
  doc.y += 16
}

/** The header of the first page: mark, title and a rule. */
function head(doc: PDFKit.PDFDocument, title: string) {
  doc.rect(0, 0, doc.page.width, 148).fill(ground)
  doc.rect(0, 148, doc.page.width, 5).fill(accent)
  doc.polygon([LEFT, 40], [LEFT + 16, 40], [LEFT + 8, 51]).fill(accent)
  doc.rect(LEFT, 53, 16, 2).fill(accent)
  doc
    .font('bold')
    .fontSize(15)
    .fillColor('#FFFFFF')
    .text('筑学', LEFT + 23, 37, { lineBreak: false, characterSpacing: 1 })
  doc
    .font('regular')
    .fontSize(10)
    .text('课程讲义', LEFT + 66, 42, { lineBreak: false, characterSpacing: 1 })
  doc.font('bold').fontSize(27).text(title, LEFT, 84, { lineBreak: false, characterSpacing: 0.6 })
  doc.y = 186
}

/** The footer of every page, drawn when the number of pages is known. */
function feet(doc: PDFKit.PDFDocument, title: string) {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc
      .moveTo(LEFT, 786)
      .lineTo(LEFT + WIDTH, 786)
      .lineWidth(0.7)
      .stroke(shade)
    doc.font('regular').fontSize(8.5).fillColor('#6A7286')
    doc.text(`筑学 · ${title}`, LEFT, 794, { lineBreak: false })
    const number = `${page + 1} / ${count}`
    doc.text(number, LEFT + WIDTH - doc.widthOfString(number), 794, { lineBreak: false })
  }
}

/** A handout as an A4 PDF. The same text always gives the same file. */
export async function handoutPdf({ title, sections }: DemoHandout): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    lang: 'zh-CN',
    info: { Title: title, Author: '筑学', CreationDate: new Date('2026-01-01T00:00:00Z') },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve) => {
    doc.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
  })
  doc.registerFont('regular', fontFile('regular')).registerFont('bold', fontFile('bold'))

  head(doc, title)
  for (const { heading, paragraphs, rows } of sections) {
    room(doc, 90)
    const y = doc.y
    doc.rect(LEFT, y + 3, 4, 15).fill(accent)
    doc
      .font('bold')
      .fontSize(14)
      .fillColor(deep)
      .text(heading, LEFT + 14, y, { lineBreak: false })
    doc.y = y + 32
    for (const text of paragraphs) paragraph(doc, text)
    if (rows) table(doc, rows)
    doc.y += 12
  }
  feet(doc, title)
  doc.end()

  return done
}
