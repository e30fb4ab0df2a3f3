import { filesPrefix } from '../src/lib/offline/names'
import { isStorable } from './boundedCache'
import { scope } from './scope'

declare const BUILD: string

const ownCache = filesPrefix + BUILD
/** This build, and the previous one, whose pages may still be open or cached. */
const builds = 2

const isCode = (response: Response) =>
  isStorable(response) && /javascript|css/.test(response.headers.get('content-type') ?? '')

/** A hashed file name never changes its content, so the cached file is used. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const cachedResponse = await findCachedFile(event.request.url)
  if (cachedResponse) return cachedResponse
  const response = await fetch(event.request)
  if (isCode(response)) event.waitUntil(put(event.request.url, response.clone()))
  return response
}

/** Files that a page loaded before or without the worker; the browser still has them. */
export async function hardlinkFiles(urls: readonly string[]): Promise<void> {
  const files = new Set(urls.filter(isFile))
  await Promise.all([...files].map(cacheFile))
}

async function cacheFile(url: string): Promise<void> {
  if (await findCachedFile(url)) return
  const response = await fetch(url).catch(() => null)
  if (response && isCode(response)) await put(url, response)
}

/** Deletes the files of older builds. */
export async function pruneOldBuilds(): Promise<void> {
  await caches.open(ownCache)
  const all = (await caches.keys()).filter((name) => name.startsWith(filesPrefix))
  const others = all.filter((name) => name !== ownCache)
  const old = others.slice(0, Math.max(0, others.length - (builds - 1)))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Every script that a page names, also of islands below the viewport. */
export const namedFiles = (html: string): string[] => [...new Set(html.match(/\/_astro\/[\w.-]+\.(?:js|css)/g))]

export async function hasFiles(paths: readonly string[]): Promise<boolean> {
  const found = await Promise.all(paths.map(findCachedFile))
  return found.every(Boolean)
}

async function findCachedFile(url: string): Promise<Response | undefined> {
  for (const name of [ownCache, ...(await caches.keys())]) {
    if (!name.startsWith(filesPrefix)) continue
    const cachedResponse = await (await caches.open(name)).match(url, { ignoreVary: true })
    if (cachedResponse) return cachedResponse
  }
  return undefined
}

async function put(url: string, response: Response): Promise<void> {
  await (await caches.open(ownCache)).put(url, response)
}

function isFile(url: string): boolean {
  const { origin, pathname } = new URL(url, scope.location.origin)
  return origin === scope.location.origin && pathname.startsWith('/_astro/')
}
