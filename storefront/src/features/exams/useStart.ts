import { useState } from 'react'
import { reportFailure } from '~/lib/http/reportFailure'
import { notify } from '~/lib/toasts'
import { loadLazyBundle } from './attempt/loadLazyBundle'
import type { OpenAttempt, Started, StartedPaper } from './wire'

type Later = Awaited<ReturnType<typeof loadLazyBundle>>

/** Starts or restarts an attempt. */
export function useStart(of: StartedPaper, onStarted: (attempt: Started) => void) {
  const [busy, setBusy] = useState(false)

  async function run(begin: (later: Later) => Promise<Started | null>) {
    if (busy) return
    setBusy(true)
    try {
      const started = await begin(await loadLazyBundle())
      if (started) onStarted(started)
    } catch (error) {
      const { message, shown } = reportFailure(error)
      if (!shown && message) notify(message, 'error')
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    start: () => run(({ startAttempt }) => startAttempt(of)),
    restart: ({ userPaperId }: OpenAttempt) => run(({ restartAttempt }) => restartAttempt(of, userPaperId)),
  }
}
