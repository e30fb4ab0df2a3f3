import PDFKit from 'pdfkit'
import { baselineShift, fontBytes, fontRuns, requirePrintable, textWidth, type FontName } from '#core/pdf/font'
import { linesOf } from '#core/pdf/line_wrapping'
import { qrModules } from '#core/qr_code/qr_modules'

export interface PdfInfo {
  title: string
  author: string
  subject?: string
  /** The only time in the file: the same data gives the same bytes. */
  createdAt: Date
  /** In points, 56 when empty. */
  margin?: number
}

export interface TextStyle {
  size?: number
  color?: string
  bold?: boolean
  align?: 'left' | 'center' | 'right'
  /** Extra space after each character, in points. */
  spacing?: number
}

export interface PdfAttachment {
  name: string
  type: string
  description: string
}

export const Ink = '#1f2733'
export const FaintInk = '#667085'

/** Coordinates are points from the top left corner. Text without a glyph is rejected with a message. */
export class PdfDocument {
  readonly #doc: PDFKit.PDFDocument
  readonly #bytes: Promise<Buffer>
  readonly #createdAt: Date
  readonly #fonts = new Set<FontName>()
  readonly margin: number
  y: number

  constructor({ title, author, subject, createdAt, margin = 56 }: PdfInfo) {
    this.margin = margin
    this.y = margin
    this.#createdAt = createdAt
    this.#doc = new PDFKit({
      size: 'A4',
      margin: 0,
      lang: 'zh-CN',
      displayTitle: true,
      bufferPages: true,
      pdfVersion: '1.7',
      info: {
        Title: title,
        Author: author,
        CreationDate: createdAt,
        ModDate: createdAt,
        ...(subject ? { Subject: subject } : {}),
      },
    })
    this.#useFont('text')
    this.#bytes = collect(this.#doc)
  }

  get width(): number {
    return this.#doc.page.width
  }

  get height(): number {
    return this.#doc.page.height
  }

  get innerWidth(): number {
    return this.width - 2 * this.margin
  }

  /** For lines and surfaces; use `text` for text. */
  get shapes(): PDFKit.Mixins.PDFVector & PDFKit.Mixins.PDFColor {
    return this.#doc
  }

  /** One line; with `width`, aligned in it. */
  text(text: string, x: number, y: number, style: TextStyle & { width?: number } = {}): void {
    if (!text) return
    requirePrintable(text)
    const { size = 10.5, color = Ink, bold = false, spacing = 0, align = 'left', width } = style
    const used = textWidth(text, size) + spacing * Math.max(0, [...text].length - 1)
    const shift = { left: 0, center: 0.5, right: 1 }[align]
    let left = x + ((width ?? used) - used) * shift
    this.#doc.fontSize(size).fillColor(color)
    // The font has one weight: an outline makes it bold.
    if (bold) this.#doc.strokeColor(color).lineWidth(size * 0.03)
    for (const run of fontRuns(text)) {
      this.#useFont(run.font)
      this.#doc.text(run.text, left, y + baselineShift(run.font, size), {
        lineBreak: false,
        characterSpacing: spacing,
        fill: true,
        stroke: bold,
        features: [],
      })
      left += textWidth(run.text, size) + spacing * [...run.text].length
    }
  }

  #useFont(name: FontName): void {
    if (!this.#fonts.has(name)) this.#doc.registerFont(name, fontBytes(name))
    this.#fonts.add(name)
    this.#doc.font(name)
  }

  linesOf(text: string, width: number, size: number): string[] {
    return linesOf(text, width, (part) => textWidth(part, size))
  }

  paragraph(text: string, style: TextStyle & { gap?: number; indent?: number } = {}): void {
    const { size = 10.5, gap = size * 0.6, indent = 0 } = style
    const lineHeight = size * 1.65
    const width = this.innerWidth - indent
    for (const line of this.linesOf(text, width, size)) {
      this.makeRoom(lineHeight)
      this.text(line, this.margin + indent, this.y, { ...style, size, width })
      this.y += lineHeight
    }
    this.y += gap
  }

  makeRoom(points: number): boolean {
    if (this.y + points <= this.height - this.margin) return false
    this.addPage()
    return true
  }

  addPage(): void {
    this.#doc.addPage()
    this.y = this.margin
  }

  /** Draws a QR code as squares, sharp in any size. Leave four of its units empty around it. */
  qrCode(text: string, x: number, y: number, points: number): void {
    const { size, dark } = qrModules(text)
    const unit = points / size
    for (const [column, row] of dark) {
      this.#doc.rect(x + column * unit, y + row * unit, unit, unit)
    }
    this.#doc.fill('#000000')
  }

  link(url: string, x: number, y: number, width: number, height: number): void {
    this.#doc.link(x, y, width, height, url)
  }

  attach(bytes: Buffer, { name, type, description }: PdfAttachment): void {
    const dates = { creationDate: this.#createdAt, modifiedDate: this.#createdAt }
    this.#doc.file(bytes, { name, type, description, ...dates })
  }

  eachPage(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.#doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(start + page)
      draw(page + 1, count)
    }
  }

  async finish(): Promise<Buffer> {
    this.#doc.end()
    return this.#bytes
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
