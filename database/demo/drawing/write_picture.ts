import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** A path inside the media folder of the demo. */
export const media = (name: string) => fileURLToPath(new URL(`../media/${name}`, import.meta.url))

const qualities = [84, 78, 70, 62, 54, 46]

/**
 * Writes an SVG as JPEG with the best quality below the limit, and returns its size in bytes. Throws when no quality
 * fits.
 */
export async function writeJpeg(name: string, svg: string, limit: number): Promise<number> {
  const file = media(name)
  await mkdir(dirname(file), { recursive: true })

  for (const quality of qualities) {
    const picture = await sharp(Buffer.from(svg))
      .flatten({ background: '#FFFFFF' })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (picture.length > limit) continue
    await writeFile(file, picture)
    return picture.length
  }
  throw new Error(`${name} does not fit into ${limit} bytes`)
}
