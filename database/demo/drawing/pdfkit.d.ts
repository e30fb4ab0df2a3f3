/** The part of pdfkit the handouts use; the package ships no types. */
declare module 'pdfkit' {
  interface TextOptions {
    width?: number
    lineGap?: number
    align?: 'left' | 'center' | 'right'
    lineBreak?: boolean
    characterSpacing?: number
  }
  interface DocumentOptions {
    size?: string
    margins?: { top: number; bottom: number; left: number; right: number }
    bufferPages?: boolean
    info?: Record<string, string | Date>
    lang?: string
  }
  export default class PDFDocument {
    constructor(options: DocumentOptions)
    page: { width: number; height: number; margins: { bottom: number } }
    x: number
    y: number
    registerFont(name: string, file: string): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    text(text: string, x?: number, y?: number, options?: TextOptions): this
    heightOfString(text: string, options?: TextOptions): number
    widthOfString(text: string, options?: TextOptions): number
    rect(x: number, y: number, w: number, h: number): this
    polygon(...points: [number, number][]): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    fill(color?: string): this
    stroke(color?: string): this
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(page: number): this
    on(event: 'data', listener: (chunk: Buffer) => void): this
    on(event: 'end', listener: () => void): this
    end(): void
  }
}
