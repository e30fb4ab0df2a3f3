import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import env from '#start/env'
import { now } from '#core/time'
import { callVendor, failureReason } from '#drivers/call_vendor'
import { DriverFailure } from '#drivers/driver_failure'
import {
  HoursRegistry,
  type HoursSubmission,
  type SubmissionResult,
  type RegistryRecord,
} from '#drivers/hours/hours_registry'
import { rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'

export interface RegistryOptions {
  endpoint: string
  appId: string
  secret: string
  minutesPerHour: number
}

interface Answer {
  state?: string
  receiptNo?: string
  reason?: string
}

/** HTTP with JSON, both directions signed; the contract with an example of each call is in docs/drivers.md. */
export default class SignedRegistry extends HoursRegistry {
  #options: RegistryOptions

  constructor(options: RegistryOptions = fromSettings()) {
    super()
    this.#options = options
  }

  async submit(push: HoursSubmission): Promise<SubmissionResult> {
    const hours = Math.round((push.minutes * 100) / this.#options.minutesPerHour) / 100
    const { body } = await this.#call('POST', '/uploads', { ...push, hours })
    return outcomeOf(body)
  }

  async find(pushId: string): Promise<SubmissionResult | null> {
    const { status, body } = await this.#call('GET', `/uploads/${pushId}`)
    return status === 404 ? null : outcomeOf(body)
  }

  async cancel(pushId: string, reason: string): Promise<SubmissionResult | null> {
    const path = `/uploads/${pushId}/cancellation`
    const { status, body } = await this.#call('POST', path, { reason })
    return status === 501 ? null : outcomeOf(body)
  }

  async list(day: string): Promise<RegistryRecord[]> {
    const { body } = await this.#call('GET', `/uploads?day=${day}`)
    if (!Array.isArray(body.uploads)) return fail('no list of uploads')
    return body.uploads.map(({ pushId, minutes, receiptNo }: Record<string, unknown>) => ({
      pushId: String(pushId),
      minutes: Number(minutes),
      receiptNo: String(receiptNo),
    }))
  }

  async probe(): Promise<ProbeResult> {
    const found = await this.find(randomUUID())
    if (!found) return rightAnswer('404 with a right signature, as expected')
    return wrongAnswer('an unknown upload is known', 'Check PROVINCE_URL and PROVINCE_APP_ID.')
  }

  /** 404 and 501 are valid responses; any other status except 200 is not. */
  async #call(method: string, path: string, payload?: object) {
    const { endpoint, appId, secret } = this.#options
    const text = payload ? JSON.stringify(payload) : ''
    const url = new URL(endpoint + path)
    const signed = { timestamp: String(now().toUnixInteger()), nonce: randomUUID() }
    const response = await callVendor(url, {
      method,
      body: payload && text,
      headers: {
        'Content-Type': 'application/json',
        'X-App-Id': appId,
        'X-Timestamp': signed.timestamp,
        'X-Nonce': signed.nonce,
        'X-Signature': signatureOf(secret, [signed.timestamp, signed.nonce, method, url.pathname + url.search], text),
      },
    }).catch((error) => fail(failureReason(error)))
    if (![200, 404, 501].includes(response.status)) return fail(`HTTP ${response.status}`)

    const { answer, signature } = parsed(response.text)
    const expected = signatureOf(secret, [signed.nonce, String(response.status)], answer)
    if (!isEqual(signature, expected)) return fail('the answer is not signed by the registry')
    return { status: response.status, body: parsedAnswer(answer) }
  }
}

/** HMAC-SHA256 in hex over lines, the last of which is the SHA-256 of the body. */
export function signatureOf(secret: string, lines: string[], body: string): string {
  const digest = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', secret)
    .update([...lines, digest].join('\n'))
    .digest('hex')
}

/** A response is `{"answer": "<JSON text>", "signature": "<hex>"}`, so that the signed text is the text that was sent. */
function parsed(text: string): { answer: string; signature: string } {
  const envelope = parsedAnswer(text)
  const { answer, signature } = envelope
  if (typeof answer !== 'string' || typeof signature !== 'string') return fail('no envelope')
  return { answer, signature }
}

function parsedAnswer(text: string): Record<string, any> {
  try {
    const body = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : fail('not an object')
  } catch (error) {
    return fail(failureReason(error))
  }
}

function outcomeOf({ state, receiptNo, reason }: Answer): SubmissionResult {
  if (state === 'confirmed' && typeof receiptNo === 'string' && receiptNo) {
    return { state, receiptNo: receiptNo.slice(0, 100) }
  }
  if (state === 'refused') return { state, reason: String(reason ?? '').slice(0, 200) }
  return fail(`an unknown state ${String(state)}`)
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

function fail(cause: string): never {
  throw new DriverFailure('hours', { cause })
}

function fromSettings(): RegistryOptions {
  const endpoint = env.get('PROVINCE_URL')
  const appId = env.get('PROVINCE_APP_ID')
  const secret = env.get('PROVINCE_SECRET')
  if (!endpoint || !appId || !secret) {
    throw new Error('PROVINCE_URL, PROVINCE_APP_ID and PROVINCE_SECRET must be set for HOURS_DRIVER=province')
  }
  return { endpoint, appId, secret, minutesPerHour: env.get('PROVINCE_MINUTES_PER_HOUR', 45) }
}
