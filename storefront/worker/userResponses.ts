import { emptiedOnLeaving, keptAtHeader, personCache } from '../src/lib/offline/names'
import { isAway, isWhole, keepCopy, keptAtOf, type Bound } from './boundedCache'
import { agedText, keptText, sessionTag } from './storableResponses'
import { within } from './withTimeout'

const bound: Bound = { entries: 20, bytes: 4_000_000, largest: 1_000_000 }
const tagHeader = 'x-kept-for'
const patienceMs = 5_000
/** As long as a session of a learner can last. */
const longestMs = 7 * 86_400_000

/** Grows when somebody leaves: an answer that was asked for before is not kept any more. */
let round = 0

export async function forgetPerson(): Promise<void> {
  round += 1
  await Promise.all(emptiedOnLeaving.map((name) => caches.delete(name)))
}

/** Asked of the server; kept copies of the same session answer where it cannot be reached. */
export async function answerOfPerson(event: FetchEvent): Promise<Response> {
  const { request } = event
  const tag = await sessionTag(request.headers.get('authorization') ?? '')
  const kept = await keptFor(tag, request)
  const asked = fetch(request)
  event.waitUntil(asked.then((response) => note(request, tag, response.clone())).catch(() => {}))
  try {
    const response = await (kept ? within(asked, patienceMs) : asked)
    return kept && isAway(response) ? await aged(request, kept) : response
  } catch (error) {
    if (kept && !request.signal.aborted) return aged(request, kept)
    throw error
  }
}

/** Somebody else's copies are emptied at the first sight of another session. */
async function keptFor(tag: string, request: Request): Promise<Response | undefined> {
  const cache = await caches.open(personCache)
  const all = await cache.matchAll()
  if (all.some(({ headers }) => headers.get(tagHeader) !== tag)) {
    await forgetPerson()
    return undefined
  }
  const kept = await cache.match(request.url, { ignoreVary: true })
  return kept && Date.now() - keptAtOf(kept) < longestMs ? kept : undefined
}

async function note(request: Request, tag: string, response: Response): Promise<void> {
  const begun = round
  if (response.status === 401 || response.status === 403) return forgetPerson()
  if (!isWhole(response)) return
  const text = keptText(new URL(request.url).pathname, await response.text())
  if (round !== begun) return
  if (text === null) {
    await (await caches.open(personCache)).delete(request.url, { ignoreVary: true })
    return
  }
  const copy = new Response(text, { headers: { 'content-type': 'application/json' } })
  await keepCopy(personCache, request.url, copy, { bound, more: { [tagHeader]: tag } })
  if (round !== begun) await forgetPerson()
}

async function aged(request: Request, kept: Response): Promise<Response> {
  const keptAt = keptAtOf(kept)
  const seconds = (Date.now() - keptAt) / 1_000
  const text = agedText(new URL(request.url).pathname, await kept.text(), seconds)
  const headers = { 'content-type': 'application/json', [keptAtHeader]: String(keptAt) }
  return new Response(text, { headers })
}
