import { hang, setTitle } from '../line_breaks.js'
import { lettering, widthOf } from '../text_layout.js'
import type { Wording } from '../naming.js'
import type { Pen } from '../illustrations/index.js'
import type { Palette } from '../palette.js'
import { area, lines, poly, rect } from '../svg.js'

export const WIDTH = 1000
export const HEIGHT = 560

/** Input of a layout: texts, colours and the drawing. */
export interface CoverLayout {
  words: Wording
  /** The small line above the title: the kind of course. */
  kind: string
  palette: Palette
  motif: (pen: Pen) => string
}

export interface Inks {
  title: string
  quiet: string
  accent: string
  onAccent: string
}

export const inksOnDark = (palette: Palette): Inks => ({
  title: '#FFFFFF',
  quiet: '#FFFFFF',
  accent: palette.accent,
  onAccent: palette.deep,
})

export const inksOnPaper = (palette: Palette): Inks => ({
  title: palette.deep,
  quiet: palette.deep,
  accent: palette.spot,
  onAccent: '#FFFFFF',
})

/** The brand mark: an elevation mark on its level line, and the name. */
export function wordmark(x: number, y: number, ink: string, accent: string, size = 30): string {
  const k = size / 30
  return (
    area(
      poly(
        [
          [x, y - 24 * k],
          [x + 28 * k, y - 24 * k],
          [x + 14 * k, y - 4 * k],
        ],
        true
      ),
      accent
    ) +
    rect(x, y - 1 * k, 28 * k, 3.4 * k, accent) +
    lettering('筑学', { x: x + 38 * k, y, size, weight: 'bold', fill: ink, tracking: 80 })
  )
}

/** A filled label with a short text; x, y is its upper left corner. */
export function label(text: string, x: number, y: number, fill: string, ink: string): string {
  const size = 27
  const width = widthOf(text, { size, weight: 'bold', tracking: 40 })
  return (
    rect(x, y, width + 32, 45, fill) +
    lettering(text, { x: x + 16, y: y + 32, size, weight: 'bold', fill: ink, tracking: 40 })
  )
}

/** A line in the largest size that fits, down to 22 pixels; a longer text breaks into two lines at most. */
function smallLines(text: string, width: number, size: number): { lines: string[]; size: number } {
  return setTitle(text, { width, sizes: [size, size - 3, size - 6], most: 2 })
}

/** The text block: kicker, title, line below and label, placed around the optical middle between two heights. */
export function words(
  { kicker, title, below, label: edition }: Wording,
  {
    x,
    width,
    top,
    bottom,
    inks,
    sizes,
  }: { x: number; width: number; top: number; bottom: number; inks: Inks; sizes?: number[] }
): string {
  const main = setTitle(title, { width, sizes: sizes ?? [86, 78, 70, 62, 55, 49], most: 3 })
  const under = below ? smallLines(below, width, 31) : { lines: [], size: 31 }
  const leading = main.size * 1.24
  const kickerHeight = kicker ? 60 : 0
  const underHeight = under.lines.length ? 24 + under.lines.length * 44 : 0
  const editionHeight = edition ? 70 : 0
  const height = kickerHeight + main.lines.length * leading + underHeight + editionHeight
  let y = top + Math.max(0, (bottom - top - height) * 0.46)
  let drawn = ''

  if (kicker) {
    const size = Math.min(32, (32 * width) / widthOf(kicker, { size: 32, weight: 'bold', tracking: 40 }))
    drawn += lettering(kicker, { x, y: y + 32, size, weight: 'bold', fill: inks.accent, tracking: 40 })
    y += kickerHeight
  }
  for (const line of main.lines) {
    drawn += lettering(line, {
      x: x + hang(line, main.size) - main.size * 0.04,
      y: y + main.size * 0.98,
      size: main.size,
      weight: 'bold',
      fill: inks.title,
      tracking: 20,
    })
    y += leading
  }
  if (under.lines.length) {
    y += 14
    drawn += lines([[x, y, x + 56, y]], { stroke: inks.accent, width: 5 })
    y += 10
    for (const line of under.lines) {
      drawn += lettering(line, { x, y: y + 36, size: under.size, fill: inks.quiet, tracking: 30 })
      y += 44
    }
  }
  if (edition) drawn += label(edition, x, y + 22, inks.accent, inks.onAccent)

  return drawn
}
