import type { HttpError } from '@refinedev/core'
import { isConnectionError } from '@zhuxue/api/connection-error'
import { messages, toHttpError } from './apiErrors'

/** User errors are plain objects; an `Error` is a bug in our code, which is reported and shown as a generic message. */
export function asHttpError(thrown: unknown): HttpError {
  if (!(thrown instanceof Error)) return thrown as HttpError
  setTimeout(() => {
    throw thrown
  })
  return toHttpError({ code: 'fault', msg: messages.fault }, 0)
}

/** Uncaught errors of our own files; browser extensions throw errors in pages too. */
export function onUncaughtError(listener: (error: Error) => void): () => void {
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
