import { isConnectionError } from '@zhuxue/api/connection-error'

let isFaulty = false
let tell: (() => void) | undefined
const thrown = new WeakSet<Error>()

/** Told once, of errors of our own files that nothing caught: extensions and apps throw errors in pages too. */
export function watchFaults(): void {
  window.addEventListener('error', ({ error }) => note(error))
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason))
}

export function onFault(listener: () => void): () => void {
  tell = listener
  if (isFaulty) listener()
  return () => (tell = undefined)
}

/** What was caught and is no refusal and no lost connection: the browser reports it as an error that nobody caught. */
export function throwLater(error: unknown): void {
  if (error instanceof Error && thrown.has(error)) return
  if (error instanceof Error) thrown.add(error)
  setTimeout(() => {
    throw error
  })
}

function note(error: unknown): void {
  if (!(error instanceof Error) || error instanceof DOMException) return
  if (error.name === 'ApiError' || isConnectionError(error)) return
  if (!/\/(_astro|src)\//.test(error.stack ?? '')) return
  isFaulty = true
  tell?.()
}
