/**
 * Renders the four handouts as PDF into media/handouts, with an embedded font subset. The files are committed; run it
 * again after a change of the texts.
 *
 *   cd database && node --import=@poppinss/ts-exec demo/drawing/draw_handouts.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { handoutPdf } from './handout_page.js'
import { media } from './write_picture.js'
import { handouts } from '../content/handouts.js'

await mkdir(media('handouts'), { recursive: true })
for (const handout of handouts) {
  const file = await handoutPdf(handout)
  await writeFile(media(`handouts/${handout.key}.pdf`), file)
  console.log(handout.key, `${Math.round(file.length / 1024)} KB`)
}
