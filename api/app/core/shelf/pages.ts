import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { askRedis, hasRedis } from '#core/redis/redis'
import { repeatUntilHeard } from '#core/shelf/missed_purges'
import { writePurge } from '#core/shelf/purge_stream'
import { purgeHere } from '#core/shelf/purges_here'
import { afterCommit, type Trx } from '#core/transaction'

const timeoutMs = 3000
const listed = (urls: string) => urls.split(',').filter(Boolean)
const others = [
  ...listed(env.get('STOREFRONT_URLS') ?? `http://127.0.0.1:${env.get('PORT')}`),
  ...listed(env.get('API_URLS') ?? ''),
]
const isAlone = env.get('NODE_ENV') === 'test' && !env.get('STOREFRONT_URLS') && !env.get('API_URLS')

/** After the commit and not before: a page rendered earlier would be kept with the old facts. */
export function purgeAfterCommit(trx: Trx, tags: string[]): void {
  afterCommit(trx, () => purge(tags))
}

/**
 * By Redis, from which every process reads, or by calls. Never throws: a process that does not hear of it now is told
 * until it does, or its pages are over anyway.
 */
export async function purge(tags: string[]): Promise<void> {
  purgeHere(tags)
  if (hasRedis()) {
    if (await purgeByRedis(redisStream, tags)) return
    repeatUntilHeard(redisStream, tags, purgeByRedis)
  }
  if (isAlone) return
  await Promise.all(
    others.map(async (url) => {
      if (!(await purgeAt(url, tags))) repeatUntilHeard(url, tags, purgeAt)
    })
  )
}

/** Stands for an address in the list of those that missed a purge. */
const redisStream = 'redis'

/** @returns whether Redis has taken it */
async function purgeByRedis(_stream: string, tags: string[]): Promise<boolean> {
  const taken = await askRedis('purges', async (redis) => {
    await writePurge(redis, tags)
    return true
  })
  return taken === true
}

/** @returns whether all processes of the address have heard of it */
async function purgeAt(url: string, tags: string[]): Promise<boolean> {
  try {
    const addresses = await addressesOf(url)
    await Promise.all(addresses.map((address) => purgeOne(address, tags)))
    return true
  } catch (error) {
    logger.warn({ err: error, url, tags }, 'pages and answers were not purged')
    return false
  }
}

/** A name may stand for several processes, as that of a service with replicas does, and each has a shelf of its own. */
async function addressesOf(url: string): Promise<string[]> {
  const { protocol, hostname, port } = new URL(url)
  if (protocol !== 'http:' || hostname === 'localhost' || isIP(hostname)) return [url]
  const found = await lookup(hostname, { all: true })
  return found.map(({ address, family }) => {
    const host = family === 6 ? `[${address}]` : address
    return `http://${host}:${port || 80}`
  })
}

async function purgeOne(url: string, tags: string[]): Promise<void> {
  const response = await fetch(new URL('/internal/purge', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-key': env.get('INTERNAL_KEY') },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`)
}
