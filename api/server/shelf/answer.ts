import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Captured } from './capture.js'

export type Encoding = 'identity' | 'gzip' | 'br'

/** One way to send it: the body and the whole head. */
interface Sending {
  body: Buffer
  headers: OutgoingHttpHeaders
}

/** Kept plain and compressed, so that a hit computes nothing. */
export interface Answer {
  status: number
  etag: string
  /** Of a 304. */
  headers: OutgoingHttpHeaders
  /** Those that are worth it, and always the plain one. */
  sendings: { identity: Sending } & Partial<Record<Encoding, Sending>>
  tags: readonly string[]
  /** Seconds from the end of its rendering. 0 for a failure. */
  maxAge: number
  bytes: number
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }
const worthCompressing = 1_000
/** Roughly what an entry costs beside its bodies. */
const overhead = 2_000

export async function buildAnswer({ body, ...captured }: Captured): Promise<Answer> {
  const { status, maxAge, tags } = captured
  const bodies: Partial<Record<Encoding, Buffer>> =
    body.length < worthCompressing
      ? {}
      : { gzip: await gzipAsync(body, { level: 6 }), br: await brotliAsync(body, brotliOptions) }
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const { 'content-type': type, ...others } = captured.headers
  const headers = {
    // Browsers ask each time, so that an unpublished course is gone at once.
    'cache-control': 'no-cache',
    ...others,
    etag,
    'vary': withEncoding(others.vary),
  }
  const sending = (own: Buffer, encoding?: Encoding): Sending => ({
    body: own,
    headers: {
      ...(type && { 'content-type': type }),
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': own.length,
    },
  })
  return {
    ...{ status, etag, headers, maxAge, tags },
    sendings: {
      identity: sending(body),
      ...(bodies.gzip && { gzip: sending(bodies.gzip, 'gzip') }),
      ...(bodies.br && { br: sending(bodies.br, 'br') }),
    },
    bytes: [body, ...Object.values(bodies)].reduce((sum, { length }) => sum + length, overhead),
  }
}

function withEncoding(vary: OutgoingHttpHeaders[string]): string {
  return ['Accept-Encoding', ...[vary ?? []].flat()].join(', ')
}
