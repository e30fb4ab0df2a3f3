import { apiUrl, internalKey } from '~/lib/config'
import { createClient } from './client'

const timeoutMs = 8000

/** Always a visitor, because pages are cached for everybody. The internal key exempts it from the rate limits. */
export const api = createClient(async ({ url, init }) => {
  init.headers.set('accept', 'application/json')
  init.headers.set('x-internal-key', internalKey())
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(apiUrl() + url, { ...init, signal })
  if (!response.ok) throw new StatusError(`${url}: ${response.status}`, response.status)
  const body = (await response.json()) as { code?: string; msg?: string }
  // Refusals have status 200; no page must be rendered or cached from one.
  if (body.code !== '200') throw new Error(`the api refused: ${body.msg}`)
  return body
})

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
