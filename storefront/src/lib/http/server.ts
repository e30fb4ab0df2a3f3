import { registry } from '@zhuxue/api/registry'
import { timeoutSignal } from '@zhuxue/api/timeout-signal'
import { apiUrl, internalKey } from '~/lib/config'
import { createClient } from './client'

const timeoutMs = 8000

type Answer = { status: number; text: string }
/** An API in the same process is exposed under this name (api/server/in_process_api.ts). */
type Holder = { [name: symbol]: ((path: string, headers: Record<string, string>) => Promise<Answer>) | undefined }

/** Always a visitor, because pages are cached for all. The internal key exempts it from the rate limits. */
export const api = createClient(registry.routes, async ({ url, init }) => {
  if (init.method !== 'GET') throw new Error(`${url}: a page only reads`)
  const headers = { 'accept': 'application/json', 'x-internal-key': internalKey() }
  const here = (globalThis as Holder)[Symbol.for('zhuxue.api')]
  const { status, text } = await (here ? withinTime(here(url, headers)) : overHttp(url, headers))
  if (status !== 200) throw new StatusError(`${url}: ${status}`, status)
  const body = JSON.parse(text) as { code?: string; msg?: string }
  // Errors have status 200; no page must be rendered or cached from one.
  if (body.code !== '200') throw new Error(`the api refused: ${body.msg}`)
  return body
})

async function overHttp(url: string, headers: Record<string, string>): Promise<Answer> {
  const signal = timeoutSignal(timeoutMs)
  const response = await fetch(apiUrl() + url, { headers, signal })
  return { status: response.status, text: await response.text() }
}

function withinTime(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout>
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the api did not answer')), timeoutMs)
  })
  return Promise.race([answer, timedOut]).finally(() => clearTimeout(timer))
}

class StatusError extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** Null for a 404; every other failure becomes the 500 page. */
export async function nullIfMissing<T>(call: PromiseLike<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof StatusError && error.status === 404) return null
    throw error
  }
}
