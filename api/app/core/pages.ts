import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { afterCommit, type Trx } from '#core/transaction'

const timeoutMs = 3000
const storefronts = (env.get('STOREFRONT_URLS') ?? `http://127.0.0.1:${env.get('PORT')}`)
  .split(',')
  .filter(Boolean)

/** After the commit and not before: a page rendered earlier would be cached with the old facts. */
export function purgeAfterCommit(trx: Trx, tags: string[]): void {
  afterCommit(trx, () => purge(tags))
}

/** Never throws: an unreachable storefront drops its pages by restarting, or within their short life. */
export async function purge(tags: string[]): Promise<void> {
  if (env.get('NODE_ENV') === 'test' && !env.get('STOREFRONT_URLS')) return
  await Promise.all(storefronts.map((url) => purgeOne(url, tags)))
}

async function purgeOne(url: string, tags: string[]): Promise<void> {
  try {
    const response = await fetch(`${url}/internal/purge`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'origin': url,
        'x-internal-key': env.get('INTERNAL_KEY'),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
  } catch (error) {
    logger.warn({ err: error, storefront: url, tags }, 'a storefront did not purge its pages')
  }
}
