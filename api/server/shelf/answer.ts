import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Captured } from './capture.js'

export type Encoding = 'identity' | 'gzip' | 'br'

/** Kept plain and compressed, so that a hit computes nothing. */
export interface Answer {
  etag: string
  headers: OutgoingHttpHeaders
  /** Those that are worth it, and always the plain one. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
  tags: readonly string[]
  /** Seconds from the end of its rendering. */
  maxAge: number
  bytes: number
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const worthCompressing = 1_000
/** Roughly what an entry costs beside its bodies. */
const overhead = 2_000

export async function buildAnswer({ body, headers, ...offer }: Captured): Promise<Answer> {
  const twins =
    body.length < worthCompressing
      ? {}
      : { gzip: await gzipAsync(body, { level: 6 }), br: await brotliAsync(body, brotliOptions) }
  const bodies = { identity: body, ...twins }
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return {
    ...offer,
    etag,
    headers: {
      // Browsers ask each time, so that an unpublished course is gone at once.
      'cache-control': 'no-cache',
      ...headers,
      'etag': etag,
      'vary': withEncoding(headers.vary),
    },
    bodies,
    bytes: Object.values(bodies).reduce((sum, { length }) => sum + length, overhead),
  }
}

function withEncoding(vary: OutgoingHttpHeaders[string]): string {
  return ['Accept-Encoding', ...[vary ?? []].flat()].join(', ')
}
