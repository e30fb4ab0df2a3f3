export interface PictureLimits {
  /** Of uploads, read from the header before decoding. */
  maxPixels: number
  maxSide: number
}

const million = 1_000_000

/** By the first folders of the key. A phone takes 12 megapixels; pages show at most 1,000 pixels. */
const limits: Record<string, PictureLimits> = {
  'avatar/': { maxPixels: 4 * million, maxSide: 640 },
  'image/cover/': { maxPixels: 16 * million, maxSide: 2000 },
  'image/editor/': { maxPixels: 16 * million, maxSide: 2000 },
  'image/param/': { maxPixels: 4 * million, maxSide: 1600 },
}
const strictest = limits['avatar/']

export function pictureLimits(key: string): PictureLimits {
  const prefix = Object.keys(limits).find((one) => key.startsWith(one))
  return prefix ? limits[prefix] : strictest
}

/** In bytes: a progressive JPEG of 4 megapixels needs this; a baseline one is read in rows and shrunk while decoding. */
export const maxHeldBytes = 24 * million
