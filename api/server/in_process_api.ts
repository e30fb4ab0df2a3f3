import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Handler } from './handler.js'

export interface Answer {
  status: number
  text: string
}

/** A GET of the storefront, handled by the API of the same process. */
export type InProcessApi = (path: string, headers: Record<string, string>) => Promise<Answer>

/** The name under which the built storefront finds it (storefront/src/lib/http/server.ts). */
const name = Symbol.for('zhuxue.api')

/** For the storefront of this process, unless it is configured to use another API. */
export function exposeApi(framework: Handler): void {
  if (!process.env.API_URL) Object.assign(globalThis, { [name]: inProcessApi(framework) })
}

/**
 * Runs the whole framework, with routes, rate limits, validators and envelope, but without a connection. Pages have no
 * session, so a header that identifies a user is a bug.
 */
export function inProcessApi(framework: Handler): InProcessApi {
  return async (path, headers) => {
    for (const header of Object.keys(headers))
      if (/^(authorization|cookie)$/i.test(header)) throw new Error('a page has no caller')

    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const request = requestOf(path, headers)
    const answer = new HeldResponse(request, resolve)
    Promise.resolve(framework(request, answer)).catch(reject)
    return promise
  }
}

/** Never connected: an in-process caller has no other peer than this machine. */
const nowhere = new Socket().setMaxListeners(0)
Object.defineProperty(nowhere, 'remoteAddress', { value: '127.0.0.1' })

function requestOf(path: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(nowhere)
  const version = { httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 }
  Object.assign(request, version, { method: 'GET', url: path, complete: true })
  request.headers = { host: 'localhost', ...headers }
  request.push(null)
  return request
}

/** Collects the written body; done when it is complete. */
class HeldResponse extends ServerResponse {
  readonly #parts: Uint8Array[] = []
  readonly #finish: (answer: Answer) => void

  constructor(request: IncomingMessage, finish: (answer: Answer) => void) {
    super(request)
    this.#finish = finish
  }

  override write(...given: unknown[]): boolean {
    this.#keep(given)
    return true
  }

  override end(...given: unknown[]): this {
    if (this.finished) return this
    if (!this.headersSent) this.writeHead(this.statusCode)
    this.#keep(given)
    this.finished = true
    Object.defineProperty(this, 'writableFinished', { value: true })
    this.emit('finish')
    this.#finish({ status: this.statusCode, text: Buffer.concat(this.#parts).toString() })
    this.emit('close')
    return this
  }

  #keep(given: unknown[]): void {
    const [chunk] = given
    if (typeof chunk === 'string') this.#parts.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) this.#parts.push(chunk)
    const done = given.find((one) => typeof one === 'function')
    if (done) queueMicrotask(done as () => void)
  }
}
