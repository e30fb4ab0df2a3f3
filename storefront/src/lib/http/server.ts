import { createTuyau } from '@tuyau/core/client'
import { registry } from '@zhuxue/api/registry'
import { apiUrl, internalKey } from '~/lib/config'

/** Always a visitor, because pages are cached for everybody. The internal key exempts it from the rate limits. */
export const { api } = createTuyau({
  baseUrl: apiUrl(),
  registry,
  retry: 0,
  timeout: 8000,
  hooks: {
    // Refusals have status 200; no page must be rendered or cached from one.
    afterResponse: [
      async (_request, _options, response) => {
        const body = (await response.clone().json()) as { code?: string; msg?: string }
        if (response.ok && body.code !== '200') throw new Error(`the api refused: ${body.msg}`)
      },
    ],
  },
  headers: { 'accept': 'application/json', 'x-internal-key': internalKey() },
})

/** Null for a 404; every other failure becomes the 500 page. */
export async function orMissing<T>(call: PromiseLike<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null
    throw error
  }
}
