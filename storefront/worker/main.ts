/** Caches visited pages for offline reading (docs/decisions/0045). */
import type { PageMessage } from '../src/lib/offline/names'
import { kindOf, type Kind } from './requestRouting'
import { answerFile, hardlinkFiles, pruneOldBuilds } from './files'
import { answerPage, filesOfCachedPage, pruneStalePages } from './pages'
import { answerForUser, clearUserCaches } from './userResponses'
import { answerPicture } from './pictures'
import { scope } from './scope'

const answers: Record<Kind, (event: FetchEvent) => Promise<Response>> = {
  file: answerFile,
  picture: answerPicture,
  page: answerPage,
  answer: answerForUser,
}

// At once: copies of two builds coexist, and a fixed worker must not wait until the last page is closed.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => event.waitUntil(onActivate()))

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin)
  if (kind) event.respondWith(answers[kind](event))
})

scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.type === 'forget') event.waitUntil(clearUserCaches())
  if (message.type === 'loaded') event.waitUntil(cacheLoaded(message))
})

async function onActivate(): Promise<void> {
  // Starts the request of a page while this worker is still starting.
  await scope.registration.navigationPreload?.enable()
  await pruneOldBuilds()
  await pruneStalePages()
  await scope.clients.claim()
}

async function cacheLoaded(message: PageMessage & { type: 'loaded' }): Promise<void> {
  const named = await filesOfCachedPage(message.page, message.isFirst)
  await hardlinkFiles([...message.files, ...named])
}
