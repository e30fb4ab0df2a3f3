import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { hugePng, withChunk } from '#tests/functional/media/hostile_files'

/** Side in pixels: more than any use allows, but still a small file. */
const huge = 5000

function flat(width: number, height = width, channels: 3 | 4 = 3): Sharp {
  const create = { width, height, channels, background: '#336699' }
  return sharp({ create, limitInputPixels: false })
}

/** Enlarged from a small picture, because converting each pixel from RGB took most of the test's time. */
async function flatCmyk(side: number): Promise<Sharp> {
  const small = await flat(8).toColourspace('cmyk').tiff().toBuffer()
  return sharp(small, { limitInputPixels: false })
    .pipelineColourspace('cmyk')
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('cmyk')
}

/** The orientation of a phone held upright. */
const turned = (picture: Sharp) => picture.withMetadata({ orientation: 6 })

/**
 * Twenty pictures with the most memory per byte that a format offers: half exceed the limits of every use, the other
 * half are just within the largest (`image/editor/`).
 */
export function worstPictures(): Record<string, () => Promise<Buffer>> {
  const jpeg =
    (picture: Sharp, progressive: boolean, chromaSubsampling = '4:4:4') =>
    () =>
      picture.jpeg({ quality: 50, progressive, chromaSubsampling }).toBuffer()
  const png =
    (picture: Sharp, progressive: boolean, palette = false) =>
    () =>
      picture.png({ compressionLevel: 9, progressive, palette }).toBuffer()
  const cmyk = (side: number, progressive: boolean) => async () =>
    turnedJpeg(await jpeg(await flatCmyk(side), progressive)())
  const deep = (side: number) => turned(flat(side, side, 4)).toColourspace('rgb16')

  return {
    'progressive JPEG, turned, huge': jpeg(turned(flat(huge)), true),
    'progressive JPEG, half the colours, huge': jpeg(turned(flat(huge)), true, '4:2:0'),
    'progressive CMYK JPEG, huge': cmyk(huge, true),
    'baseline JPEG, turned, huge': jpeg(turned(flat(huge)), false),
    'interlaced PNG, huge': png(turned(flat(huge, huge, 4)), true),
    'interlaced PNG of 16 bits, huge': png(deep(4000), true),
    'PNG of a palette, turned, huge': png(turned(flat(huge)), true, true),
    'PNG of one bit, huge': () => hugePng(50_000),
    'animated GIF': () => animation().gif().toBuffer(),
    'animated WebP': () => animation().webp().toBuffer(),
    'progressive JPEG, turned': jpeg(turned(flat(2000)), true),
    'progressive JPEG, half the colours': jpeg(turned(flat(2000)), true, '4:2:0'),
    'progressive CMYK JPEG': cmyk(1730, true),
    'baseline JPEG, turned': jpeg(turned(flat(4000)), false),
    'baseline CMYK JPEG': cmyk(4000, false),
    'interlaced PNG': png(flat(2440, 2440, 4), true),
    'PNG, turned': png(turned(flat(2440, 2440, 4)), false),
    'PNG of 16 bits': png(deep(1400), true),
    'PNG of a palette': png(flat(4000), false, true),
    'PNG whose colour profile unpacks to megabytes': async () =>
      withChunk(await png(flat(4000), false)(), 'iCCP', profile()),
  }
}

/** Keeps the colour space: `turned` would convert to RGB. */
async function turnedJpeg(picture: Buffer): Promise<Buffer> {
  const other = await turned(flat(8)).jpeg().toBuffer()
  const begin = other.indexOf(Buffer.from([0xff, 0xe1]))
  const exif = other.subarray(begin, begin + 2 + other.readUInt16BE(begin + 2))
  return Buffer.concat([picture.subarray(0, 2), exif, picture.subarray(2)])
}

/** Fifty black pictures of 200 x 200. */
function animation(): Sharp {
  const raw = { width: 200, height: 50 * 200, channels: 3, pageHeight: 200 } as const
  return sharp(Buffer.alloc(raw.width * raw.height * raw.channels), { raw })
}

function profile(): Buffer {
  return Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(Buffer.alloc(60_000_000))])
}
