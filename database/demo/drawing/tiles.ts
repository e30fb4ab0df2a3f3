import { lettering } from './lettering.js'
import { motifs, type MotifName } from './motifs/index.js'
import { palettes, type PaletteName } from './palette.js'
import { penOn } from './motifs/pen.js'
import { at, rect, sheet } from './svg.js'

export const TILE = 400

/** A teacher's tile: the surname over a quiet drawing of the field. */
export function tileOf(surname: string, paletteName: PaletteName, motif: MotifName): string {
  const palette = palettes[paletteName]
  const pen = { ...penOn(palette), line: palette.accent }
  return sheet(
    TILE,
    TILE,
    rect(0, 0, TILE, TILE, palette.ground) +
      `<g opacity="0.3">${at(14, -8, motifs[motif](pen), 0.78)}</g>` +
      rect(0, 0, TILE, TILE, palette.ground, 0.35) +
      lettering(surname, { x: TILE / 2, y: 272, size: 200, weight: 'bold', fill: '#FFFFFF', anchor: 'middle' }) +
      rect(TILE / 2 - 34, 316, 68, 6, palette.accent)
  )
}
