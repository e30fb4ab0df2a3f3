import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { CircuitBreaker } from '#drivers/circuit_breaker'
import { DriverFailure } from '#drivers/driver_failure'
import { readBody, httpCall, NotConnected, networkReason } from '#drivers/http_call'
import { authorization, requestMessage, sign } from '#drivers/payment/wechat/signature'
import { verifyResponse } from '#drivers/payment/wechat/verify_response'
import type { WechatSettings } from '#drivers/payment/wechat/settings'

export interface WechatOptions extends WechatSettings {
  /** The only hosts that are called; the second if the first is unreachable. */
  origins: string[]
  connectMs: number
  /** For the whole operation, even if it takes two calls. */
  deadlineMs: number
  now: () => number
  ticks: () => number
}

export interface WechatRequest {
  method: 'GET' | 'POST'
  path: string
  origin?: string
  body?: object
  signal: AbortSignal
  /** Error codes returned as a response, such as `ORDER_NOT_EXIST`. */
  expected?: string[]
}

export interface WechatResponse {
  code: string | null
  body: any
}

const maxBytes = 1_048_576

/** The provider rejected the request: it is up, and nothing was done. */
class Refused extends Error {
  constructor(
    readonly code: string,
    message: string
  ) {
    super(message)
  }
}

export class WechatClient {
  #options: WechatOptions
  #breaker: CircuitBreaker

  constructor(options: WechatOptions) {
    this.#options = options
    this.#breaker = new CircuitBreaker({ counts: (error) => !(error instanceof Refused), ticks: options.ticks })
  }

  request(request: WechatRequest): Promise<WechatResponse> {
    return this.#guarded(request, async () => {
      const response = await this.#send(request)
      const body = (await readBody(response, maxBytes)).toString('utf8')
      return this.#read(request, response, body)
    })
  }

  /** For unsigned bodies, which the caller must verify. @throws DriverFailure, also for what `read` throws */
  download<T>(request: WechatRequest, read: (body: IncomingMessage) => Promise<T>): Promise<T> {
    return this.#guarded(request, async () => {
      const response = await this.#head(request)
      if (response.statusCode === 200) return await read(response)
      response.destroy()
      throw new Error(`HTTP ${response.statusCode}`)
    })
  }

  /** @throws DriverFailure for a URL outside the provider's own hosts */
  parseOwnUrl(address: string): { origin: string; path: string } {
    const url = URL.parse(address)
    if (url && this.#options.origins.includes(url.origin)) {
      return { origin: url.origin, path: `${url.pathname}${url.search}` }
    }
    throw new DriverFailure('payment', { cause: 'an address that is not of the wallet' })
  }

  async #guarded<T>({ method, path }: WechatRequest, work: () => Promise<T>): Promise<T> {
    try {
      return await this.#breaker.run(work)
    } catch (error) {
      throw new DriverFailure('payment', {
        cause: error,
        message: `${method} ${path.split('?')[0]} failed: ${networkReason(error)}`,
        rejectCode: error instanceof Refused ? error.code : undefined,
      })
    }
  }

  /** The deadline covers the start of the download, not the file. */
  async #head(request: WechatRequest): Promise<IncomingMessage> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(new Error('no answer')), this.#options.deadlineMs)
    try {
      const signal = AbortSignal.any([request.signal, abort.signal])
      return await this.#send({ ...request, signal })
    } finally {
      clearTimeout(timer)
    }
  }

  async #send(request: WechatRequest): Promise<IncomingMessage> {
    const { connectMs } = this.#options
    const { method, path, signal } = request
    const origins = request.origin ? [request.origin] : this.#options.origins
    const body = request.body && JSON.stringify(request.body)
    for (const [position, origin] of origins.entries()) {
      const headers = this.#headers(method, path, body ?? '')
      try {
        return await httpCall({ method, url: new URL(origin + path), headers, body, signal, connectMs })
      } catch (error) {
        if (!(error instanceof NotConnected) || position === origins.length - 1) throw error
      }
    }
    throw new Error('no address to ask')
  }

  #headers(method: string, path: string, body: string): Record<string, string> {
    const { merchantId, serial, privateKey, publicKeyId, now } = this.#options
    const timestamp = String(Math.floor(now() / 1000))
    const nonce = randomBytes(16).toString('hex')
    const message = requestMessage({ method, pathAndQuery: path, timestamp, nonce, body })
    const signature = sign(message, privateKey)
    return {
      'accept': 'application/json',
      'content-type': 'application/json',
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
      'user-agent': 'zhuxue/1.0',
      'authorization': authorization({ merchantId, serial, timestamp, nonce, signature }),
      ...(publicKeyId && { 'wechatpay-serial': publicKeyId }),
    }
  }

  #read({ expected = [] }: WechatRequest, response: IncomingMessage, text: string): WechatResponse {
    const status = response.statusCode!
    const isSuccess = status === 200 || status === 204
    // Some of the provider's gateways send errors unsigned; if there is a signature, it must be valid.
    if (isSuccess || response.headers['wechatpay-signature']) {
      verifyResponse({ headers: response.headers, body: text }, this.#options)
    }
    const body = text === '' && status === 204 ? {} : JSON.parse(text)
    if (body === null || typeof body !== 'object') throw new Error('not an object')
    if (isSuccess) return { code: null, body }
    if (status < 400 || status >= 500 || typeof body.code !== 'string') {
      throw new Error(`HTTP ${status} ${body.code ?? ''}`)
    }
    if (expected.includes(body.code)) return { code: body.code, body }
    const message = `HTTP ${status} ${body.code}: ${body.message}`
    throw isOverloaded(body.code) ? new Error(message) : new Refused(body.code, message)
  }
}

/** Codes below 500 that mean the provider's own state. */
function isOverloaded(code: string): boolean {
  return ['FREQUENCY_LIMITED', 'RATELIMIT_EXCEEDED', 'SYSTEM_ERROR', 'SYSTEMERROR'].includes(code)
}
