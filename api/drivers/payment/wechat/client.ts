import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { CircuitBreaker } from '#drivers/circuit_breaker'
import { DriverFailure } from '#drivers/driver_failure'
import { bodyOf, call, NotConnected, reasonOf } from '#drivers/outgoing_call'
import { authorization, requestMessage, sign } from '#drivers/payment/wechat/signature'
import { verifyAnswer } from '#drivers/payment/wechat/answer'
import type { WechatSettings } from '#drivers/payment/wechat/settings'

export interface WechatOptions extends WechatSettings {
  /** The only places that are ever called, the second one when the first cannot be reached. */
  origins: string[]
  connectMs: number
  /** For a whole question to the wallet, even when it takes two calls. */
  deadlineMs: number
  now: () => number
  /** What the breaker counts by. */
  ticks: () => number
}

export interface WechatRequest {
  method: 'GET' | 'POST'
  /** Exactly as it is signed and sent. */
  path: string
  /** One of the wallet's own, where only that one will do. */
  origin?: string
  body?: object
  signal: AbortSignal
  /** Error codes that are an answer to the question, as in `ORDER_NOT_EXIST`. */
  expected?: string[]
}

export interface WechatAnswer {
  /** The error code that was expected, or null. */
  code: string | null
  body: any
}

const mostBytes = 1_048_576

/** The wallet said no, in a word of its own. It is well, and nothing was done. */
class Refused extends Error {
  constructor(
    readonly code: string,
    message: string
  ) {
    super(message)
  }
}

/** Speaks API v3: signs what goes out, verifies what comes back, and turns whatever fails into a DriverFailure. */
export class WechatClient {
  #options: WechatOptions
  #breaker: CircuitBreaker

  constructor(options: WechatOptions) {
    this.#options = options
    this.#breaker = new CircuitBreaker({
      counts: (error) => !(error instanceof Refused),
      ticks: options.ticks,
    })
  }

  /**
   * A question and its answer, both JSON (an empty body is an empty object).
   * @throws DriverFailure
   */
  ask(request: WechatRequest): Promise<WechatAnswer> {
    return this.#guarded(request, async () => {
      const answer = await this.#send(request)
      const body = (await bodyOf(answer, mostBytes)).toString('utf8')
      return this.#read(request, answer, body)
    })
  }

  /**
   * The body of an answer that is not JSON and that nobody signed: the caller has to hold it against something.
   * @throws DriverFailure, also for whatever `read` throws
   */
  download<T>(request: WechatRequest, read: (body: IncomingMessage) => Promise<T>): Promise<T> {
    return this.#guarded(request, async () => {
      const answer = await this.#head(request)
      if (answer.statusCode === 200) return await read(answer)
      answer.destroy()
      throw new Error(`HTTP ${answer.statusCode}`)
    })
  }

  /**
   * Where an address leads that the wallet gave us, if it is one of its own: a signed request goes nowhere else.
   * @throws DriverFailure
   */
  own(address: string): { origin: string; path: string } {
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
        message: `${method} ${path.split('?')[0]} failed: ${reasonOf(error)}`,
        refusal: error instanceof Refused ? error.code : undefined,
      })
    }
  }

  /** The file itself may take long; that it begins may not. */
  async #head(request: WechatRequest): Promise<IncomingMessage> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('no answer')), this.#options.deadlineMs)
    try {
      const signal = AbortSignal.any([request.signal, late.signal])
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
        return await call({ method, url: new URL(origin + path), headers, body, signal, connectMs })
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

  #read({ expected = [] }: WechatRequest, answer: IncomingMessage, text: string): WechatAnswer {
    const status = answer.statusCode!
    const isGood = status === 200 || status === 204
    // Refusals come unsigned from some of the wallet's own gateways; signed ones must be signed well.
    if (isGood || answer.headers['wechatpay-signature']) {
      verifyAnswer({ headers: answer.headers, body: text }, this.#options)
    }
    const body = text === '' && status === 204 ? {} : JSON.parse(text)
    if (body === null || typeof body !== 'object') throw new Error('not an object')
    if (isGood) return { code: null, body }
    if (status < 400 || status >= 500 || typeof body.code !== 'string') {
      throw new Error(`HTTP ${status} ${body.code ?? ''}`)
    }
    if (expected.includes(body.code)) return { code: body.code, body }
    const message = `HTTP ${status} ${body.code}: ${body.message}`
    throw isOverloaded(body.code) ? new Error(message) : new Refused(body.code, message)
  }
}

/** Codes below 500 that tell of the wallet's own state and not of our request. */
function isOverloaded(code: string): boolean {
  return ['FREQUENCY_LIMITED', 'RATELIMIT_EXCEEDED', 'SYSTEM_ERROR', 'SYSTEMERROR'].includes(code)
}
