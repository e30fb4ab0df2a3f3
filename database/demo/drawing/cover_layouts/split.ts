import { at, clipped, grid, lines, rect, sheet } from '../svg.js'
import { lettering } from '../text_layout.js'
import { inksOnDark, HEIGHT, WIDTH, wordmark, words, type CoverLayout } from './parts.js'

const JOINT = 590

/** Continuing education: a solid page with the text next to a light page with the drawing. */
export function split({ words: text, kind, palette, motif }: CoverLayout): string {
  const pen = {
    line: palette.ground,
    body: palette.shade,
    plane: palette.shade,
    accent: palette.spot,
    paper: palette.tint,
  }
  const page = `M${JOINT} 0H${WIDTH}V${HEIGHT}H${JOINT}Z`

  return sheet(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, palette.tint) +
      grid(WIDTH, HEIGHT, 40, { stroke: palette.ground, width: 1, opacity: 0.07 }) +
      clipped(page, at(600, 8, motif(pen), 0.92)) +
      rect(0, 0, JOINT, HEIGHT, palette.ground) +
      rect(JOINT, 0, 8, HEIGHT, palette.accent) +
      lettering(kind, { x: 60, y: 82, size: 25, weight: 'bold', fill: palette.accent, tracking: 60 }) +
      lines([[60, 106, JOINT - 60, 106]], { stroke: '#FFFFFF', width: 1.4, opacity: 0.4 }) +
      words(text, {
        x: 60,
        width: 482,
        top: 122,
        bottom: 478,
        inks: inksOnDark(palette),
        sizes: [80, 72, 64, 57, 50, 45],
      }) +
      wordmark(60, 518, '#FFFFFF', palette.accent, 27)
  )
}
