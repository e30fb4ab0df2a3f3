import { createTuyau } from '@tuyau/core/client'
import { registry } from '@zhuxue/api/registry'
import { apiUrl, internalKey } from '~/lib/config'

/**
 * The client of the server side of Astro. It asks as a visitor, always: what it renders is cached and
 * shown to everybody. The internal key keeps it out of the rate limits of the visitor's address.
 */
export const { api } = createTuyau({
  baseUrl: apiUrl(),
  registry,
  retry: 0,
  timeout: 8000,
  hooks: {
    // A refusal travels as 200; half a page must not be rendered from it, let alone kept.
    afterResponse: [
      async (_request, _options, response) => {
        const body = (await response.clone().json()) as { code?: string; msg?: string }
        if (response.ok && body.code !== '200') throw new Error(`the api refused: ${body.msg}`)
      },
    ],
  },
  headers: { 'accept': 'application/json', 'x-internal-key': internalKey() },
})

/** Null when the api answers 404; every other failure is left alone and becomes the 500 page. */
export async function orMissing<T>(call: PromiseLike<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null
    throw error
  }
}
