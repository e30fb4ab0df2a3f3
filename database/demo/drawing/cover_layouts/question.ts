import { lettering } from '../text_layout.js'
import { rect, sheet } from '../svg.js'
import { inksOnPaper, HEIGHT, WIDTH, wordmark, words, type CoverLayout } from './parts.js'

/** Questions and answers: the two characters, the answer overlapping the question. */
export function question({ words: text, kind, palette }: CoverLayout): string {
  return sheet(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, palette.tint) +
      rect(0, 0, 16, HEIGHT, palette.ground) +
      lettering('问', { x: 586, y: 398, size: 390, weight: 'bold', fill: palette.shade }) +
      rect(806, 330, 146, 146, palette.ground) +
      lettering('答', { x: 879, y: 441, size: 104, weight: 'bold', fill: '#FFFFFF', anchor: 'middle' }) +
      rect(806, 482, 146, 8, palette.spot) +
      lettering(kind, { x: 64, y: 82, size: 25, weight: 'bold', fill: palette.spot, tracking: 60 }) +
      words(text, {
        x: 64,
        width: 530,
        top: 100,
        bottom: 470,
        inks: inksOnPaper(palette),
        sizes: [74, 66, 58, 51, 45, 40],
      }) +
      wordmark(64, 518, palette.deep, palette.spot, 27)
  )
}
