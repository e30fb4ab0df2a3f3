import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Handler } from './handler.js'

export interface Answer {
  status: number
  text: string
}

/** A GET of the shop, answered by the API of the same process. */
export type InProcessApi = (path: string, headers: Record<string, string>) => Promise<Answer>

/** Under this name the built shop finds it (storefront/src/lib/http/server.ts). */
const name = Symbol.for('zhuxue.api')

/** For the shop of this process, unless it is told to ask another one. */
export function exposeApi(framework: Handler): void {
  if (!process.env.API_URL) Object.assign(globalThis, { [name]: inProcessApi(framework) })
}

/**
 * The framework's whole way, with routes, rates, validators and envelope, but without a connection. Pages know nobody,
 * so a header that says who asks is a mistake.
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

/** Never connected: who calls from within has no other peer than this machine. */
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

/** Keeps what is written; over when it is whole. */
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
