/**
 * A line of text in which `x^n`, `x^(n-1)` and `x_t` are set as superscripts and subscripts.
 */
interface Run {
  text: string
  /** 1 superscript, -1 subscript, 0 on the baseline. */
  level: -1 | 0 | 1
}

const SMALL = 0.68

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const mark of text.matchAll(/([\^_])(?:\(([^)]+)\)|([A-Za-z0-9.]+))/g)) {
    if (mark.index > from) runs.push({ text: text.slice(from, mark.index), level: 0 })
    runs.push({ text: (mark[2] ?? mark[3])!, level: mark[1] === '^' ? 1 : -1 })
    from = mark.index + mark[0].length
  }
  if (from < text.length) runs.push({ text: text.slice(from), level: 0 })
  return runs
}

/** Width of the line in points at the given size. */
export function formulaWidth(doc: PDFKit.PDFDocument, text: string, size: number): number {
  const width = runsOf(text).reduce((sum, run) => {
    doc.fontSize(run.level === 0 ? size : size * SMALL)
    return sum + doc.widthOfString(run.text)
  }, 0)
  doc.fontSize(size)
  return width
}

/** Draws the line with its upper left corner at x, y. */
export function formulaText(doc: PDFKit.PDFDocument, text: string, at: [number, number], size: number) {
  let x = at[0]
  for (const { text: part, level } of runsOf(text)) {
    doc.fontSize(level === 0 ? size : size * SMALL)
    const y = at[1] + { '1': -size * 0.12, '0': 0, '-1': size * 0.62 }[`${level}`]
    doc.text(part, x, y, { lineBreak: false })
    x += doc.widthOfString(part)
  }
  doc.fontSize(size)
}
