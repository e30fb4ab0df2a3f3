import { lettering } from '../text_layout.js'
import type { Palette } from '../palette.js'
import { circle, lines, path, poly, type Stroke } from '../svg.js'

/**
 * Style of a motif. A motif fills a box of 480 by 560 pixels with the ground line at 452, and may extend beyond the
 * right and lower edge.
 */
export interface Pen {
  /** The main line. */
  line: string
  /** Colour of solid bodies, drawn over the background. */
  body: string
  /** A second, less prominent body. */
  plane: string
  accent: string
  /** The background colour, to cut lines out of bodies. */
  paper: string
}

/** White on the dark background of a palette. */
export const penOn = (palette: Palette): Pen => ({
  line: '#FFFFFF',
  body: palette.deep,
  plane: palette.deep,
  accent: palette.accent,
  paper: palette.ground,
})

export type Motif = (pen: Pen) => string

export const GROUND = 452

export const main = (pen: Pen, width = 2.5): Stroke => ({ stroke: pen.line, width })
export const thin = (pen: Pen, opacity = 0.55): Stroke => ({ stroke: pen.line, width: 1.3, opacity })
export const marked = (pen: Pen, width = 4): Stroke => ({ stroke: pen.accent, width })

/** A dimension line with oblique ticks and its number, as on a technical drawing. */
export function dimension(pen: Pen, [x1, y1]: [number, number], [x2, y2]: [number, number], text: string): string {
  const tick = (x: number, y: number): [number, number, number, number] => [x - 6, y + 6, x + 6, y - 6]
  const upright = x1 === x2
  const label = lettering(text, {
    x: upright ? 0 : (x1 + x2) / 2,
    y: upright ? 0 : y1 - 8,
    size: 17,
    fill: pen.line,
    anchor: 'middle',
    opacity: 0.9,
  })
  const turned = `<g transform="translate(${x1 - 8} ${(y1 + y2) / 2}) rotate(-90)">${label}</g>`

  return (
    lines([[x1, y1, x2, y2]], thin(pen, 0.8)) +
    lines([tick(x1, y1), tick(x2, y2)], main(pen, 2)) +
    (upright ? turned : label)
  )
}

/** The elevation mark of a drawing: a small triangle on its level line, with the number. */
export function level(pen: Pen, x: number, y: number, text: string): string {
  return (
    path(
      poly(
        [
          [x, y],
          [x - 10, y - 12],
          [x + 10, y - 12],
        ],
        true
      ),
      { stroke: pen.accent, width: 2 }
    ) +
    lines([[x + 10, y - 12, x + 70, y - 12]], { stroke: pen.accent, width: 2 }) +
    lettering(text, { x: x + 16, y: y - 17, size: 16, fill: pen.accent })
  )
}

/** An axis bubble with its number. */
export const bubble = (pen: Pen, x: number, y: number, name: string) =>
  circle(x, y, 16, main(pen, 1.8)) + lettering(name, { x, y: y + 6, size: 17, fill: pen.line, anchor: 'middle' })
