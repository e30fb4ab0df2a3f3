import { picturesCache } from '../src/lib/offline/names'
import { cacheKey } from './requestRouting'
import { isStorable, cacheResponse, type CacheLimits } from './boundedCache'
import { scope } from './scope'

const bound: CacheLimits = { entries: 80, bytes: 10_000_000, largest: 400_000 }

/** Images of cached pages. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = await fetch(request)
    if (isPicture(response)) event.waitUntil(cachePicture(event.clientId, request.url, response.clone()))
    return response
  } catch (error) {
    const cachedResponse = await (await caches.open(picturesCache)).match(request.url, { ignoreVary: true })
    if (cachedResponse) return cachedResponse
    throw error
  }
}

const isPicture = (response: Response) =>
  isStorable(response) && response.headers.get('content-type')?.startsWith('image/') === true

async function cachePicture(clientId: string, url: string, response: Response): Promise<void> {
  const page = await scope.clients.get(clientId)
  if (!page || cacheKey(page.url) === null) return
  const cache = await caches.open(picturesCache)
  if (await cache.match(url, { ignoreVary: true })) return
  await cacheResponse(picturesCache, url, response, { bound })
}
