import type { IncomingMessage, ServerResponse } from 'node:http'
import { awaitOffer } from '../../app/core/shelf/shelved_routes.js'
import type { Handler } from '../handler.js'
import type { Answer } from './answer.js'
import { render } from './serve.js'
import type { Shelf } from './shelf.js'
import { placeOf } from './visitors.js'

/**
 * What a page of this process asks the API for, from the shelf that both stand on: a purge drops the page and its parts
 * at the same moment. A shop in a process of its own never gets kept answers, because it may hear of a purge sooner.
 */
export function lendKept(shelf: Shelf, url: string): Promise<Answer | null> | Answer | undefined {
  const key = placeOf(url)?.key
  return key ? (shelf.findRecent(key) ?? shelf.pending(key)) : undefined
}

/** Answers a page's call by the API, and keeps it as if a visitor had asked. */
export function keepForPages(shelf: Shelf, api: Handler): Handler {
  return (request: IncomingMessage, response: ServerResponse) => {
    const handle = () => api(request, response)
    const place = placeOf(request.url!)
    if (!place) return handle()
    request.url = place.key
    awaitOffer(request)
    return render({ shelf, key: place.key, request, response, handle })
  }
}
