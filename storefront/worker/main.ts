/** Keeps what was read for reading without a line (docs/decisions/0045). */
import type { PageMessage } from '../src/lib/offline/names'
import { kindOf, type Kind } from './requestRouting'
import { answerFile, keepFiles, tidyFiles } from './files'
import { answerPage, filesOfKept, tidyPages } from './pages'
import { answerOfPerson, forgetPerson } from './userResponses'
import { answerPicture } from './pictures'
import { scope } from './scope'

const answers: Record<Kind, (event: FetchEvent) => Promise<Response>> = {
  file: answerFile,
  picture: answerPicture,
  page: answerPage,
  answer: answerOfPerson,
}

// At once: copies of two builds live side by side, and a mended worker must not wait for the last open page.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin)
  if (kind) event.respondWith(answers[kind](event))
})

scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.type === 'forget') event.waitUntil(forgetPerson())
  if (message.type === 'loaded') event.waitUntil(keepLoaded(message))
})

async function takeOver(): Promise<void> {
  // Begins the request of a page while this worker still starts.
  await scope.registration.navigationPreload?.enable()
  await tidyFiles()
  await tidyPages()
  await scope.clients.claim()
}

async function keepLoaded(message: PageMessage & { type: 'loaded' }): Promise<void> {
  const named = await filesOfKept(message.page, message.isFirst)
  await keepFiles([...message.files, ...named])
}
