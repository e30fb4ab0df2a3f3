/**
 * Draws the other pictures of the demo: teacher tiles, home carousel, drawings of questions and the two QR codes. The
 * pictures are committed; run it again after a change.
 *
 *   cd database && node --import=@poppinss/ts-exec demo/drawing/draw_pictures.ts
 */
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { cantilever, simpleBeam } from './beams.js'
import { type IllustrationName, illustrations } from './illustrations/index.js'
import { type PaletteName, palettes } from './palette.js'
import { scenes } from './carousel.js'
import { media, writeJpeg } from './write_picture.js'
import { teachers } from '../content/teachers.js'
import qrcode from 'qrcode'
import { wordmark } from './cover_layouts/parts.js'
import { rect, sheet, at } from './svg.js'
import { lettering } from './text_layout.js'
import { penOn } from './illustrations/pen.js'

/** Field of each teacher, in the order of the teacher list. */
const fields: [PaletteName, IllustrationName][] = [
  ['general', 'network'],
  ['building', 'quantity'],
  ['electrical', 'pipes'],
  ['cost', 'contract'],
  ['municipal', 'archBridge'],
  ['water', 'dam'],
  ['highway', 'road'],
  ['safety', 'circuit'],
  ['mining', 'headframe'],
  ['building', 'crane'],
]

for (const [index, [palette, motif]] of fields.entries()) {
  const surname = [...teachers[index]!.name][0]!
  await writeJpeg(`teachers/${index + 1}.jpg`, tileOf(surname, palette, motif), 30_000)
}

for (const [index, draw] of scenes.entries()) {
  await writeJpeg(`carousel/${index + 1}.jpg`, draw(), 120_000)
}

await writeJpeg('questions/building-s07.jpg', simpleBeam(), 40_000)
await writeJpeg('questions/building-s08.jpg', cantilever(), 40_000)

await mkdir(media(''), { recursive: true })
for (const name of ['app', 'service']) {
  const code = sharp(Buffer.from(qrOf(`https://example.invalid/${name}`)))
  await code.png({ palette: true }).toFile(media(`${name}-qr.png`))
}

const MODULE = 14
const MARGIN = 4

/**
 * A QR code with the brand mark in its middle. Level H restores 30 % of the code words; the mark hides about 6 % of the
 * area.
 */
function qrOf(content: string): string {
  const { modules } = qrcode.create(content, { errorCorrectionLevel: 'H' })
  const side = (modules.size + 2 * MARGIN) * MODULE
  const middle = side / 2
  const squares: string[] = []
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column))
        squares.push(`M${(column + MARGIN) * MODULE} ${(row + MARGIN) * MODULE}h${MODULE}v${MODULE}h-${MODULE}Z`)

  return sheet(
    side,
    side,
    rect(0, 0, side, side, '#FFFFFF') +
      `<path d="${squares.join('')}" fill="${palettes.general.deep}" shape-rendering="crispEdges"/>` +
      rect(middle - 70, middle - 35, 140, 70, '#FFFFFF') +
      wordmark(middle - 52, middle + 12, palettes.general.deep, palettes.general.accent, 32)
  )
}

const TILE = 400

/** A teacher's tile: the surname over a subtle drawing of the field. */
function tileOf(surname: string, paletteName: PaletteName, motif: IllustrationName): string {
  const palette = palettes[paletteName]
  const pen = { ...penOn(palette), line: palette.accent }
  return sheet(
    TILE,
    TILE,
    rect(0, 0, TILE, TILE, palette.ground) +
      `<g opacity="0.3">${at(14, -8, illustrations[motif](pen), 0.78)}</g>` +
      rect(0, 0, TILE, TILE, palette.ground, 0.35) +
      lettering(surname, { x: TILE / 2, y: 272, size: 200, weight: 'bold', fill: '#FFFFFF', anchor: 'middle' }) +
      rect(TILE / 2 - 34, 316, 68, 6, palette.accent)
  )
}
