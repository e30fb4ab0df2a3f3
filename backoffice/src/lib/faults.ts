import type { HttpError } from '@refinedev/core'
import { isConnectionError } from '@zhuxue/api/connection-error'
import { messages, toHttpError } from './apiErrors'

/** Refusals are plain objects; an `Error` is a fault of our own code, which the browser reports and people read as a sentence. */
export function asHttpError(thrown: unknown): HttpError {
  if (!(thrown instanceof Error)) return thrown as HttpError
  setTimeout(() => {
    throw thrown
  })
  return toHttpError({ code: 'fault', msg: messages.fault }, 0)
}

/** Errors of our own files that nothing caught; extensions throw errors in pages too. */
export function onFault(listener: (error: Error) => void): () => void {
  const note = (error: unknown) => {
    if (!(error instanceof Error) || error instanceof DOMException) return
    if (/\/(board\/assets|src)\//.test(error.stack ?? '') && !isConnectionError(error)) listener(error)
  }
  const handleError = ({ error }: ErrorEvent) => note(error)
  const handleRejection = ({ reason }: PromiseRejectionEvent) => note(reason)
  window.addEventListener('error', handleError)
  window.addEventListener('unhandledrejection', handleRejection)
  return () => {
    window.removeEventListener('error', handleError)
    window.removeEventListener('unhandledrejection', handleRejection)
  }
}
