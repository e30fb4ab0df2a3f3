import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds that work may block the event loop. */
const turn = 5

/** @returns a function to await between steps of long work: it yields to other requests when the time is over */
export function turns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began <= turn) return
    await nextTurn()
    began = performance.now()
  }
}
