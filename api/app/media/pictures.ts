/**
 * Addresses of the smaller drawings of a stored picture. Both front ends compute them from the
 * picture's own address; nothing about them is stored. The local store answers at
 * `/pictures/<width>/<key>.<format>`; Aliyun OSS draws on the fly by `x-oss-process`.
 */

/** Widths in pixels that can be had: a phone's tile, a tile of a sharp phone, a card, a page's picture. */
export const PictureWidths = [200, 400, 640, 1000] as const
export type PictureWidth = (typeof PictureWidths)[number]

/** Smaller first: a browser takes the first one it can read. */
export const PictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof PictureFormats)[number]

/** One `<source>` of a `<picture>`. */
export interface PictureSource {
  type: `image/${PictureFormat}`
  srcSet: string
}

const local = /^\/uploads\/((?:avatar|image)\/[A-Za-z0-9_/-]+\.(?:jpg|png|webp))$/
const cloud =
  /^https?:\/\/[^/?#]+\/(?:avatar|image\/[a-z]+)\/\d{6}\/\d+\/[A-Za-z0-9]{20}\.(?:jpg|png)$/

/**
 * The sources of a picture in every format and width. None for a picture that is not in a store of
 * ours (a foreign address, a file of the shop): that one is shown as it is.
 */
export function pictureSources(
  address: string | null | undefined,
  widths: readonly PictureWidth[] = PictureWidths
): PictureSource[] {
  return PictureFormats.flatMap((format) => {
    const drawn = widths.map((width) => [drawing(address ?? '', width, format), width] as const)
    if (drawn.some(([url]) => !url)) return []
    const srcSet = drawn.map(([url, width]) => `${url} ${width}w`).join(', ')
    return [{ type: `image/${format}` as const, srcSet }]
  })
}

/** One drawing of a stored picture, or null when there is none. Pictures are never enlarged. */
export function drawing(
  address: string,
  width: PictureWidth,
  format: PictureFormat
): string | null {
  const key = address.match(local)?.[1]
  if (key) return `/pictures/${width}/${key}.${format}`
  if (!cloud.test(address)) return null
  // A comma would end an address in a list of sources.
  const process = encodeURIComponent(`image/resize,w_${width}/format,${format}`)
  return `${address}?x-oss-process=${process}`
}
