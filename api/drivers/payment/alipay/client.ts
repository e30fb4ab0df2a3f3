import type { IncomingMessage } from 'node:http'
import { DateTime } from 'luxon'
import { CircuitBreaker } from '#drivers/circuit_breaker'
import { DriverFailure } from '#drivers/driver_failure'
import { httpCall, networkReason, readBody } from '#drivers/http_call'
import { isValidSignature, rawMember, sign, signedText, signType } from '#drivers/payment/alipay/signature'
import type { AlipaySettings } from '#drivers/payment/alipay/settings'

export interface AlipayOptions extends AlipaySettings {
  connectMs: number
  now: () => number
  ticks: () => number
}

export interface AlipayCall {
  method: string
  content: object
  signal: AbortSignal
  /** Codes returned as an answer, such as `ACQ.TRADE_NOT_EXIST`. */
  expected?: string[]
}

export interface AlipayAnswer {
  code: string | null
  body: any
}

const maxBytes = 1_048_576

/** Alipay rejected the call: it is up, and nothing was done. */
class Refused extends Error {
  constructor(
    readonly code: string,
    message: string
  ) {
    super(message)
  }
}

export class AlipayClient {
  #options: AlipayOptions
  #breaker: CircuitBreaker

  constructor(options: AlipayOptions) {
    this.#options = options
    this.#breaker = new CircuitBreaker({ counts: (error) => !(error instanceof Refused), ticks: options.ticks })
  }

  /** The address of a page at Alipay; nothing is called. */
  pageUrl(method: string, content: object, returnUrl: string): string {
    const { notifyUrl, gateway } = this.#options
    const extra = { notify_url: notifyUrl, return_url: returnUrl, biz_content: JSON.stringify(content) }
    return `${gateway}?${new URLSearchParams(this.#signed(method, extra))}`
  }

  request({ method, content, signal, expected = [] }: AlipayCall): Promise<AlipayAnswer> {
    return this.#guarded(method, async () => {
      const extra = { notify_url: this.#options.notifyUrl, biz_content: JSON.stringify(content) }
      const response = await this.#send(method, extra, signal)
      const text = (await readBody(response, maxBytes)).toString('utf8')
      if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode}`)
      return this.#read(method, text, expected)
    })
  }

  /** For unsigned files. @throws DriverFailure, also for what `read` throws */
  download<T>(url: URL, signal: AbortSignal, read: (body: IncomingMessage) => Promise<T>): Promise<T> {
    return this.#guarded('bill', async () => {
      const { connectMs } = this.#options
      const response = await httpCall({ method: 'GET', url, headers: {}, signal, connectMs })
      if (response.statusCode === 200) return read(response)
      response.destroy()
      throw new Error(`HTTP ${response.statusCode}`)
    })
  }

  async #guarded<T>(method: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.#breaker.run(work)
    } catch (error) {
      throw new DriverFailure('payment', {
        cause: error,
        message: `${method} failed: ${networkReason(error)}`,
        rejectCode: error instanceof Refused ? error.code : undefined,
      })
    }
  }

  #send(method: string, extra: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> {
    const { biz_content: content, ...rest } = this.#signed(method, extra)
    const url = new URL(this.#options.gateway)
    url.search = new URLSearchParams(rest).toString()
    const body = new URLSearchParams({ biz_content: content }).toString()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'zhuxue/1.0',
    }
    return httpCall({ method: 'POST', url, headers, body, signal, connectMs: this.#options.connectMs })
  }

  #signed(method: string, extra: Record<string, string>): Record<string, string> {
    const { appId, privateKey, certificates, now } = this.#options
    const parameters: Record<string, string> = {
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: signType,
      timestamp: DateTime.fromMillis(now(), { zone: 'Asia/Shanghai' }).toFormat('yyyy-MM-dd HH:mm:ss'),
      version: '1.0',
      ...(certificates && { app_cert_sn: certificates.app, alipay_root_cert_sn: certificates.root }),
      ...extra,
    }
    return { ...parameters, sign: sign(signedText(parameters, { without: ['sign'] }), privateKey) }
  }

  #read(method: string, text: string, expected: string[]): AlipayAnswer {
    const name = `${method.replaceAll('.', '_')}_response`
    const raw = rawMember(text, name)
    const given = JSON.parse(text)
    if (!raw) throw refusal(given?.error_response)
    this.#verify(raw, given)
    const body = JSON.parse(raw)
    if (body.code === '10000') return { code: null, body }
    if (expected.includes(body.sub_code)) return { code: body.sub_code, body }
    throw refusal(body)
  }

  /** Only the gateway's own errors are unsigned, and they come as `error_response`. */
  #verify(raw: string, { sign: signature, alipay_cert_sn: serial }: { sign?: string; alipay_cert_sn?: string }): void {
    const { publicKey, certificates } = this.#options
    if (certificates && serial !== certificates.alipay) throw new Error('not signed by ALIPAY_CERTIFICATE')
    if (typeof signature !== 'string' || !isValidSignature(raw, signature, publicKey)) {
      throw new Error('a response with a wrong signature')
    }
  }
}

function refusal(body?: { code?: string; sub_code?: string; sub_msg?: string; msg?: string }): Error {
  const code = body?.sub_code ?? body?.code ?? 'no answer'
  const message = `${code}: ${body?.sub_msg ?? body?.msg ?? ''}`
  return isUnknownOutcome(body) ? new Error(message) : new Refused(code, message)
}

/** Alipay's own trouble: the call may have been carried out. */
function isUnknownOutcome(body?: { code?: string; sub_code?: string }): boolean {
  if (!body) return true
  return body.code === '20000' || body.code === '10003' || /SYSTEM_ERROR$|unknow-error$/.test(body.sub_code ?? '')
}
