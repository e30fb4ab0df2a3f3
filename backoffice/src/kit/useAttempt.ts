import { useInvalidate, useOnError, type HttpError } from '@refinedev/core'
import { useState } from 'react'

/**
 * Runs one write whose refusal is read where it was asked for, and not in a message that is gone after
 * three seconds: `refusal` stays until the next try.
 */
export function useAttempt(resource?: string) {
  const { mutate: onError } = useOnError()
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<HttpError | null>(null)

  async function run<T>(key: string, call: () => Promise<T>): Promise<T | undefined> {
    if (busy !== null) return undefined
    setBusy(key)
    setRefusal(null)
    try {
      const answer = await call()
      if (resource) await invalidate({ resource, invalidates: ['list', 'detail'] })
      return answer
    } catch (error) {
      onError(error)
      setRefusal(error as HttpError)
      return undefined
    } finally {
      setBusy(null)
    }
  }

  return { run, busy, refusal, clear: () => setRefusal(null) }
}
