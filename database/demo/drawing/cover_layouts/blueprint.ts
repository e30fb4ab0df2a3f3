import { lettering } from '../text_layout.js'
import { penOn } from '../illustrations/pen.js'
import { at, clipped, grid, lines, path, rect, sheet } from '../svg.js'
import { inksOnDark, HEIGHT, WIDTH, wordmark, words, type CoverLayout } from './parts.js'

/** Online courses: a blueprint, white on the colour of the subject, with its title block. */
export function blueprint({ words: text, kind, palette, motif }: CoverLayout): string {
  const pen = { ...penOn(palette), plane: mixed(palette.ground) }
  const shade =
    `<linearGradient id="shade"><stop offset="0.52" stop-color="${palette.ground}"/>` +
    `<stop offset="0.565" stop-color="${palette.ground}" stop-opacity="0"/></linearGradient>`

  return sheet(
    WIDTH,
    HEIGHT,
    `<defs>${shade}</defs>` +
      rect(0, 0, WIDTH, HEIGHT, palette.ground) +
      clipped(`M28 20H${WIDTH - 20}V500H28Z`, at(556, -18, motif(pen), 0.94)) +
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>` +
      grid(WIDTH, HEIGHT, 40, { stroke: '#FFFFFF', width: 1, opacity: 0.055 }) +
      rect(0, 500, WIDTH, 60, palette.deep) +
      path(`M28 20H${WIDTH - 20}V${HEIGHT - 20}H28Z`, { stroke: '#FFFFFF', width: 1.4, opacity: 0.4 }) +
      lines([[28, 500, WIDTH - 20, 500]], { stroke: '#FFFFFF', width: 1.4, opacity: 0.4 }) +
      words(text, { x: 68, width: 500, top: 44, bottom: 492, inks: inksOnDark(palette) }) +
      wordmark(68, 531, '#FFFFFF', palette.accent, 24) +
      lettering(kind, { x: WIDTH - 40, y: 530, size: 22, fill: '#FFFFFF', anchor: 'end', tracking: 60, opacity: 0.85 })
  )
}

/** Slightly lighter than the background. */
function mixed(hex: string): string {
  const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
  return `#${channels
    .map((c) =>
      Math.round(c + (255 - c) * 0.14)
        .toString(16)
        .padStart(2, '0')
    )
    .join('')}`
}
