import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds that work may hold the event loop before others get in. */
const turn = 5

/** @returns to be awaited between the parts of long work: it lets others in when the turn is over */
export function turns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began <= turn) return
    await nextTurn()
    began = performance.now()
  }
}
