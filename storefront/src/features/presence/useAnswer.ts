import { useState } from 'react'
import type { ApiError } from '~/lib/http/errors'
import { reportFailure } from '~/lib/http/reportFailure'

/** Sends an answer once at a time. A check that is no longer open was passed in another window, or asks again later. */
export function useAnswer(onPassed: () => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  async function answer(send: () => PromiseLike<unknown>) {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await send()
      onPassed()
    } catch (error) {
      const failed = reportFailure(error)
      if (failed.code === '404') return onPassed()
      setFailure(failed)
      setBusy(false)
    }
  }

  return { answer, busy, problem: failure?.message ?? '' }
}
