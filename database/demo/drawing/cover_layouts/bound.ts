import { setTitle } from '../line_breaks.js'
import { lettering } from '../text_layout.js'
import { penOn } from '../illustrations/pen.js'
import { area, at, clipped, lines, rect, sheet } from '../svg.js'
import { inksOnPaper, HEIGHT, WIDTH, wordmark, words, type CoverLayout } from './parts.js'

const [W, H] = [308, 432]

/** The book, slightly rotated. */
function volume({ words: text, palette, motif }: CoverLayout): string {
  const pen = penOn(palette)
  const face = `M0 0H${W}V${H}H0Z`
  const title = setTitle(text.title, { width: W - 68, sizes: [38, 34, 30, 26, 23], most: 4 })

  return (
    area(`M14 16H${W + 26}V${H + 18}H14Z`, palette.deep, 0.16) +
    area(`M8 8H${W + 14}V${H + 9}H8Z`, palette.deep, 0.2) +
    area(`M${W} 6L${W + 9} 12V${H - 1}L${W} ${H}Z`, '#FFFFFF') +
    lines(
      [
        [W + 3, 9, W + 3, H - 2],
        [W + 6, 11, W + 6, H - 2],
      ],
      { stroke: palette.shade, width: 1 }
    ) +
    area(face, palette.ground) +
    clipped(`M22 196H${W}V${H}H22Z`, at(36, 176, motif(pen), 0.56)) +
    rect(0, 0, 22, H, palette.deep) +
    rect(0, 196, 22, 6, palette.accent) +
    title.lines
      .map((line, i) =>
        lettering(line, {
          x: 44,
          y: 58 + title.size * (0.98 + i * 1.3),
          size: title.size,
          weight: 'bold',
          fill: '#FFFFFF',
          tracking: 20,
        })
      )
      .join('') +
    lines([[44, 36, 92, 36]], { stroke: palette.accent, width: 4 })
  )
}

/** Books and teaching materials: the book on a light table next to its title. */
export function bound(jacket: CoverLayout): string {
  const { words: text, kind, palette } = jacket
  return sheet(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, palette.tint) +
      area(`M0 468H${WIDTH}V${HEIGHT}H0Z`, palette.shade) +
      at(628, 56, volume(jacket)) +
      lettering(kind, { x: 60, y: 78, size: 25, weight: 'bold', fill: palette.spot, tracking: 60 }) +
      words(text, {
        x: 60,
        width: 500,
        top: 96,
        bottom: 456,
        inks: inksOnPaper(palette),
        sizes: [78, 70, 62, 55, 48, 43],
      }) +
      wordmark(60, 526, palette.deep, palette.spot, 27)
  )
}
