import { lettering } from '../text_layout.js'
import { penOn } from '../illustrations/pen.js'
import { at, circle, clipped, rect, sheet } from '../svg.js'
import { inksOnDark, HEIGHT, WIDTH, wordmark, words, type CoverLayout } from './parts.js'

const [X, Y, R] = [800, 268, 196]
const live = '#FF6B57'

/** Live classes: the drawing in a lens with broadcast rings. */
export function broadcast({ words: text, kind, palette, motif }: CoverLayout): string {
  const pen = penOn(palette)
  const lens = `M${X - R} ${Y}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0Z`
  const rings = [0, 1, 2, 3, 4].map((i) =>
    circle(X, Y, R + 28 + i * 52, { stroke: palette.accent, width: 2, opacity: 0.5 - i * 0.09 })
  )

  return sheet(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, palette.deep) +
      rings.join('') +
      clipped(lens, rect(0, 0, WIDTH, HEIGHT, palette.ground) + at(X - 176, Y - 212, motif(pen), 0.74)) +
      circle(X, Y, R, { stroke: palette.accent, width: 5 }) +
      `<rect x="60" y="52" width="46" height="34" rx="6" fill="${live}"/><path d="M77 60L93 69L77 78Z" fill="#FFF"/>` +
      lettering(kind, { x: 122, y: 79, size: 26, weight: 'bold', fill: '#FFFFFF', tracking: 60 }) +
      words(text, {
        x: 60,
        width: 500,
        top: 104,
        bottom: 472,
        inks: inksOnDark(palette),
        sizes: [80, 72, 64, 57, 50, 45],
      }) +
      wordmark(60, 518, '#FFFFFF', palette.accent, 27)
  )
}
