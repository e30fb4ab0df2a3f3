/** `/pictures/<width>/<key>.<format>` for the local store, `x-oss-process` for Aliyun OSS. */

/** In pixels; 720 is a full-width picture on a phone with a pixel ratio of 1.75. */
export const PictureWidths = [200, 400, 640, 720, 1000] as const
export type PictureWidth = (typeof PictureWidths)[number]

/** Smaller files first: browsers take the first format they support. */
export const PictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof PictureFormats)[number]

export interface PictureSource {
  type: `image/${PictureFormat}`
  srcSet: string
}

const localUrl = /^\/uploads\/((?:avatar|image)\/[A-Za-z0-9_/-]+\.(?:jpg|png|webp))$/
const cloudUrl = /^https?:\/\/[^/?#]+\/(?:avatar|image\/[a-z]+)\/\d{6}\/\d+\/[A-Za-z0-9]{20}\.(?:jpg|png)$/

/** Empty for pictures outside our stores. */
export function pictureSources(
  address: string | null | undefined,
  widths: readonly PictureWidth[] = PictureWidths
): PictureSource[] {
  return PictureFormats.flatMap((format) => {
    const renditions = widths.map((width) => [renditionUrl(address ?? '', width, format), width] as const)
    if (renditions.some(([url]) => !url)) return []
    const srcSet = renditions.map(([url, width]) => `${url} ${width}w`).join(', ')
    return [{ type: `image/${format}` as const, srcSet }]
  })
}

export function renditionUrl(address: string, width: PictureWidth, format: PictureFormat): string | null {
  const key = address.match(localUrl)?.[1]
  if (key) return `/pictures/${width}/${key}.${format}`
  if (!cloudUrl.test(address)) return null
  // A comma would end the URL in a `srcset`.
  const process = encodeURIComponent(`image/resize,w_${width}/format,${format}`)
  return `${address}?x-oss-process=${process}`
}
