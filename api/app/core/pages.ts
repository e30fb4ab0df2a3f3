import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { afterCommit, type Trx } from '#core/transaction'

const deadline = 3000
const storefronts = (env.get('STOREFRONT_URLS') ?? `http://127.0.0.1:${env.get('PORT')}`)
  .split(',')
  .filter(Boolean)

/**
 * Tells every storefront to forget the pages that carry one of the tags, once the change is committed
 * and not before: a page rendered earlier would be cached with the old facts.
 */
export function purgeAfterCommit(trx: Trx, tags: string[]): void {
  afterCommit(trx, () => purge(tags))
}

/** Never throws: a storefront that is away forgets its pages by restarting, or within their short life. */
export async function purge(tags: string[]): Promise<void> {
  if (env.get('NODE_ENV') === 'test' && !env.get('STOREFRONT_URLS')) return
  await Promise.all(storefronts.map((url) => purgeOne(url, tags)))
}

async function purgeOne(url: string, tags: string[]): Promise<void> {
  try {
    const answer = await fetch(`${url}/internal/purge`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'origin': url,
        'x-internal-key': env.get('INTERNAL_KEY'),
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(deadline),
    })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  } catch (error) {
    logger.warn({ err: error, storefront: url, tags }, 'a storefront did not purge its pages')
  }
}
