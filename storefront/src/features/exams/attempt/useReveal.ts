import { useState } from 'react'
import type { ShownQuestion } from '~/features/exams/question/question'
import { reportFailure } from '~/lib/http/reportFailure'
import { notify } from '~/lib/toasts'
import { loadLazyBundle } from './loadLazyBundle'
import type { Revealed } from './revealKeys'

/** All keys of a practice with their explanations, on request. */
export function useReveal(userPaperId: number, questions: ShownQuestion[]) {
  const [revealed, setRevealed] = useState<ReadonlyMap<number, Revealed>>(new Map())
  const [busy, setBusy] = useState(false)

  async function reveal() {
    if (busy) return
    setBusy(true)
    try {
      const { revealKeys } = await loadLazyBundle()
      setRevealed(await revealKeys(userPaperId, questions))
    } catch (error) {
      const { message, shown } = reportFailure(error)
      if (!shown && message) notify(message, 'error')
    } finally {
      setBusy(false)
    }
  }

  return { revealed, reveal, busy }
}
