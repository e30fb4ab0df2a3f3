import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import app from '@adonisjs/core/services/app'
import {
  AddressRefused,
  publicAddresses,
  resolveHost,
  type Resolve,
  type ResolvedAddress,
} from '#partners/webhooks/public_addresses'
import { WebhookLimit, type CallError } from '#partners/webhooks/terms'

export interface CallResult {
  status: number | null
  /** Null for a 2xx. */
  error: CallError | null
  ms: number
  /** The first kilobyte of the body. */
  responseStart: string | null
  retryAfterSeconds: number | null
}

interface WebhookCall {
  url: string
  headers: Record<string, string>
  body: string
}

const maxReadBytes = 64 * 1024
const maxStoredCharacters = 1000

/**
 * Connects only to addresses that were checked: the agent gets them instead of a second lookup, which could differ.
 * Redirects are not followed, environment variables for proxies are not read. Never throws.
 */
export async function postWebhook(call: WebhookCall, resolve: Resolve = resolveHost): Promise<CallResult> {
  const began = performance.now()
  const measured = (result: Omit<CallResult, 'ms'>) => ({ ...result, ms: Math.round(performance.now() - began) })
  const signal = AbortSignal.timeout(WebhookLimit.timeoutSeconds * 1000)
  try {
    const url = new URL(call.url)
    if (app.inProduction && url.protocol !== 'https:') throw new AddressRefused(call.url)
    const addresses = await before(signal, checkedAddresses(url.hostname, resolve))
    const response = await send(url, call, addresses, signal)
    const status = response.statusCode!
    const responseStart = await readStart(response)
    const error = status >= 200 && status < 300 ? null : 'status'
    return measured({ status, error, responseStart, retryAfterSeconds: retryAfterOf(response) })
  } catch (thrown) {
    const error = signal.aborted ? 'timeout' : callErrorOf(thrown)
    return measured({ status: null, error, responseStart: null, retryAfterSeconds: null })
  }
}

class NameUnknown extends Error {}

/** @throws AddressRefused, NameUnknown */
export async function checkedAddresses(hostname: string, resolve?: Resolve): Promise<ResolvedAddress[]> {
  try {
    return await publicAddresses(hostname, resolve)
  } catch (error) {
    throw error instanceof AddressRefused ? error : new NameUnknown()
  }
}

function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

function send(url: URL, { headers, body }: WebhookCall, addresses: ResolvedAddress[], signal: AbortSignal) {
  const { request, Agent } = url.protocol === 'https:' ? https : http
  const lookup: LookupFunction = (_hostname, { all }, done) => {
    if (all) done(null, addresses)
    else done(null, addresses[0].address, addresses[0].family)
  }
  const agent = new Agent({ lookup, keepAlive: false, minVersion: 'TLSv1.2' } as https.AgentOptions)
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'zhuxue-webhooks/1',
      ...headers,
    }
    const sent = request(url, { method: 'POST', agent, signal, headers: options })
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Reads no more than a small answer, and keeps less of it. */
async function readStart(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response) {
    parts.push(part)
    bytes += part.length
    if (bytes > maxReadBytes) {
      response.destroy()
      break
    }
  }
  const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, 4 * maxStoredCharacters))
  return [...text.replace(/[^\P{Cc}\t\n\r]/gu, '')].slice(0, maxStoredCharacters).join('')
}

function retryAfterOf({ headers }: http.IncomingMessage): number | null {
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}

export function callErrorOf(error: unknown): CallError {
  if (error instanceof AddressRefused) return 'refused-address'
  if (error instanceof NameUnknown) return 'dns'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  return /CERT|SSL|TLS|SIGNATURE|ALTNAME/.test(code) || code === 'EPROTO' ? 'tls' : 'connect'
}
