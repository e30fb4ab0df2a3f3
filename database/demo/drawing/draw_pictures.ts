/**
 * Draws the other pictures of the demo: teacher tiles, home carousel, figures of questions and the two
 * QR codes. The pictures are committed; run it again after a change.
 *
 *   cd database && node --import=@poppinss/ts-exec demo/drawing/draw_pictures.ts
 */
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { cantilever, simpleBeam } from './beams.js'
import type { MotifName } from './motifs/index.js'
import type { PaletteName } from './palette.js'
import { qrOf } from './qr.js'
import { scenes } from './scenes.js'
import { tileOf } from './tiles.js'
import { media, writeJpeg } from './write_picture.js'
import { teachers } from '../content/teachers.js'

/** Field of each teacher, in the order of the teacher list. */
const fields: [PaletteName, MotifName][] = [
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
