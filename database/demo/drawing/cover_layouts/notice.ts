import { lettering } from '../text_layout.js'
import { at, clipped, rect, sheet } from '../svg.js'
import { inksOnPaper, HEIGHT, WIDTH, wordmark, words, type CoverLayout } from './parts.js'

/** Notices: white paper under a double rule, with a subtle drawing. */
export function notice({ words: text, kind, palette, motif }: CoverLayout): string {
  const pen = { line: palette.shade, body: palette.tint, plane: palette.tint, accent: palette.shade, paper: '#FFFFFF' }
  return sheet(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, '#FFFFFF') +
      clipped(`M560 126H${WIDTH}V${HEIGHT}H560Z`, at(620, 84, motif(pen), 0.86)) +
      rect(0, 0, WIDTH, 104, palette.ground) +
      rect(0, 110, WIDTH, 4, palette.ground) +
      lettering(kind, { x: 60, y: 66, size: 34, weight: 'bold', fill: '#FFFFFF', tracking: 160 }) +
      wordmark(838, 65, '#FFFFFF', palette.accent, 28) +
      words(text, {
        x: 60,
        width: 640,
        top: 140,
        bottom: 520,
        inks: inksOnPaper(palette),
        sizes: [76, 68, 60, 53, 47, 42],
      })
  )
}
