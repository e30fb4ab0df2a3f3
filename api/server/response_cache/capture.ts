import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A cacheable response, or an error, buffered until it is complete. */
export interface BufferedResponse {
  status: number
  body: Buffer
  /** Without headers set earlier, which belong to the individual response. */
  headers: OutgoingHttpHeaders
  /** 0 for an error, which is not cached. */
  maxAge: number
  tags: string[]
}

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined

const ofOneResponse = new Set(['x-request-id', 'content-length', 'date'])

/**
 * Runs `handle`. A response with `CDN-Cache-Control: max-age` is buffered and returned, and so is a server error (5xx), which
 * waiting requests get too; any other is sent as it comes, and the result is null. Neither of the two headers is sent to
 * browsers.
 */
export function capture(
  response: ServerResponse,
  handle: () => unknown,
  { buffers = true } = {}
): Promise<BufferedResponse | null> {
  const { promise, resolve } = Promise.withResolvers<BufferedResponse | null>()
  const before = response.getHeaders()
  const parts: Buffer[] = []
  let caching: { maxAge: number; tags: string[] } | null | undefined

  const finish = (captured: BufferedResponse | null) => {
    for (const name of ['writeHead', 'write', 'end']) Reflect.deleteProperty(response, name)
    resolve(captured)
  }
  const isHeld = () => {
    if (caching === undefined) {
      caching = buffers ? cachingOf(response) : null
      response.removeHeader('CDN-Cache-Control')
      response.removeHeader('Cache-Tag')
      if (!caching) finish(null)
    }
    return caching !== null
  }
  const collect = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, encodingOf(encoding)))
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
  }

  Object.assign(response, {
    writeHead(status: number, ...[first, second]: [(string | Head)?, Head?]) {
      response.statusCode = status
      if (typeof first === 'string') response.statusMessage = first
      setHead(response, typeof first === 'string' ? second : first)
      return isHeld() ? response : response.writeHead(status)
    },
    write(...given: Parameters<ServerResponse['write']>) {
      if (!isHeld()) return response.write(...given)
      collect(given[0], given[1])
      callbackOf(given)?.()
      return true
    },
    end(...given: unknown[]) {
      if (!isHeld()) return response.end(...(given as []))
      collect(given[0], given[1])
      const callback = callbackOf(given)
      if (callback) response.once('finish', callback)
      const { statusCode: status } = response
      finish({ ...caching!, status, body: Buffer.concat(parts), headers: newHeaders(response, before) })
      return response
    },
  })
  response.once('close', () => finish(null))
  handle()
  return promise
}

/** Null if it must not be shared: an error of this caller, cookies, or no cache headers. */
function cachingOf(response: ServerResponse) {
  if (response.hasHeader('Set-Cookie') || response.hasHeader('Content-Encoding')) return null
  if (response.statusCode >= 500) return { maxAge: 0, tags: [] }
  const maxAge = Number(/max-age=(\d+)/.exec(textOf(response, 'CDN-Cache-Control'))?.[1])
  if (response.statusCode !== 200 || !maxAge) return null
  if (/no-store|private/.test(textOf(response, 'Cache-Control'))) return null
  const tags = textOf(response, 'Cache-Tag').split(',')
  return { maxAge, tags: tags.map((tag) => tag.trim()).filter(Boolean) }
}

const textOf = (response: ServerResponse, name: string) => String(response.getHeader(name) ?? '')

function setHead(response: ServerResponse, head: Head): void {
  if (Array.isArray(head)) {
    for (let at = 0; at < head.length; at += 2) response.appendHeader(String(head[at]), String(head[at + 1]))
    return
  }
  for (const [name, value] of Object.entries(head ?? {})) if (value !== undefined) response.setHeader(name, value)
}

function newHeaders(response: ServerResponse, before: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const entries = Object.entries(response.getHeaders())
  return Object.fromEntries(entries.filter(([name, value]) => value !== before[name] && !ofOneResponse.has(name)))
}

const encodingOf = (given: unknown) => (typeof given === 'string' ? (given as BufferEncoding) : undefined)

const callbackOf = (given: unknown[]) => given.find((one): one is () => void => typeof one === 'function')
