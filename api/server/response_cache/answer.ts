import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BufferedResponse } from './capture.js'

export type Compression = 'br' | 'gzip'

/** One encoding of the response: the body and all headers. */
export interface EncodedResponse {
  body: Buffer
  headers: OutgoingHttpHeaders
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const compressors: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotliAsync(body, { params: brotliParams(body.length) }),
  gzip: (body) => gzipAsync(body, { level: 6 }),
}
const worthCompressing = 1_000
/** Estimated bytes of an entry besides its bodies. */
const overhead = 2_000

/** Stored uncompressed, and compressed on first request, so that a later hit computes nothing. */
export class CachedResponse {
  readonly status: number
  readonly etag: string
  /** Headers of a 304. */
  readonly headers: OutgoingHttpHeaders
  readonly tags: readonly string[]
  /** Seconds from the end of its rendering. 0 for an error. */
  readonly maxAge: number
  readonly plain: EncodedResponse
  readonly isWorthCompressing: boolean
  #compressed = new Map<Compression, EncodedResponse>()
  #compressing = new Map<Compression, Promise<EncodedResponse>>()

  constructor({ body, ...captured }: BufferedResponse) {
    const { 'content-type': type, ...others } = captured.headers
    this.status = captured.status
    this.tags = captured.tags
    this.maxAge = captured.maxAge
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    this.headers = {
      // Browsers revalidate each time, so that an unpublished course disappears at once.
      'cache-control': 'no-cache',
      ...others,
      'etag': this.etag,
      'vary': withEncoding(others.vary),
    }
    const headers = { ...(type && { 'content-type': type }), ...this.headers }
    this.plain = { body, headers: { ...headers, 'content-length': body.length } }
    this.isWorthCompressing = body.length >= worthCompressing
  }

  compressed(encoding: Compression): EncodedResponse | undefined {
    return this.#compressed.get(encoding)
  }

  /** Simultaneous requests share one compression. */
  compress(encoding: Compression): Promise<EncodedResponse> {
    const running = this.#compressing.get(encoding)
    if (running) return running
    const compressing = this.#compress(encoding)
    this.#compressing.set(encoding, compressing)
    return compressing
  }

  get bytes(): number {
    const sendings = [this.plain, ...this.#compressed.values()]
    return sendings.reduce((sum, { body }) => sum + body.length, overhead)
  }

  async #compress(encoding: Compression): Promise<EncodedResponse> {
    const body = await compressors[encoding](this.plain.body)
    const own = { 'content-encoding': encoding, 'content-length': body.length }
    const sending = { body, headers: { ...this.plain.headers, ...own } }
    this.#compressed.set(encoding, sending)
    return sending
  }
}

function withEncoding(vary: OutgoingHttpHeaders[string]): string {
  return ['Accept-Encoding', ...[vary ?? []].flat()].join(', ')
}

/**
 * A window as large as the body, and small tables: V8 counts both as external memory, and with 16 MB per page it scans the
 * whole heap every few pages. Quality 8 costs a hundredth more bytes.
 */
function brotliParams(length: number) {
  const window = Math.ceil(Math.log2(length + 16))
  return {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_DEFAULT_WINDOW),
  }
}
