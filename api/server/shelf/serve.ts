import type { IncomingMessage, ServerResponse } from 'node:http'
import { Answer } from './answer.js'
import { capture } from './capture.js'
import { send, type Result } from './send.js'
import type { Shelf } from './shelf.js'

export interface Serving {
  shelf: Shelf
  key: string
  request: IncomingMessage
  response: ServerResponse
  /** Answers without the shelf. */
  handle: () => unknown
  /** Whether this caller may have what is kept. */
  admits?: () => Promise<boolean>
}

/** Who waited in vain so often makes the answer itself. */
const mostWaits = 2

/** The contract of the shelf: kept answers are sent, others made by `handle` and kept if they ask for it. */
export function serve(serving: Serving): unknown {
  const { shelf, key, request, response, admits } = serving
  const kept = shelf.find(key)
  if (kept && !admits) return send(kept, 'HIT', serving)
  if (kept || request.method === 'GET') return findOrRender(serving, kept)
  return capture(response, serving.handle, { holds: false })
}

async function findOrRender(serving: Serving, kept: Answer | undefined): Promise<void> {
  const { shelf, key, response, admits } = serving
  const found = kept ?? (await renderedByOthers(shelf, key))
  if (response.destroyed) return
  if (!found) return render(serving)
  const result = found.maxAge ? 'HIT' : 'PASS'
  if (!admits || (await admits())) return send(found, result, serving)
  // Refused in the words of the framework, which counts too.
  await capture(response, serving.handle, { holds: false })
}

async function renderedByOthers(shelf: Shelf, key: string): Promise<Answer | undefined> {
  for (let waits = 0; waits < mostWaits; waits++) {
    const pending = shelf.pending(key)
    if (!pending) return shelf.find(key)
    const answer = await pending
    if (answer) return answer
  }
  return undefined
}

export async function render(serving: Serving): Promise<void> {
  const { shelf, key, response, handle } = serving
  const render = shelf.begin(key)
  let answer: Answer | null = null
  let result: Result = 'PASS'
  try {
    const captured = await capture(response, handle)
    answer = captured && new Answer(captured)
  } finally {
    if (shelf.end(key, render, answer)) result = 'MISS'
  }
  if (answer) send(answer, result, serving)
}
