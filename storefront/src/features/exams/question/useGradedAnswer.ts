import { useCallback, useState } from 'react'
import { reportFailure } from '~/lib/http/api'
import { notify } from '~/lib/toasts'
import type { Verdict } from './question'

/** An answer that the server grades on submission; changing the answer clears the verdict. */
export function useGradedAnswer<T extends Verdict>(grade: (answer: string) => Promise<T>) {
  const [answer, setAnswer] = useState('')
  const [verdict, setVerdict] = useState<T | null>(null)
  const [busy, setBusy] = useState(false)

  const change = useCallback((_id: number, next: string) => {
    setAnswer(next)
    setVerdict(null)
  }, [])

  /** The server's verdict, or null after an error. */
  async function submit(): Promise<T | null> {
    if (busy) return null
    setBusy(true)
    try {
      const verdict = await grade(answer)
      setVerdict(verdict)
      return verdict
    } catch (error) {
      const { message, shown } = reportFailure(error)
      if (!shown && message) notify(message, 'error')
      return null
    } finally {
      setBusy(false)
    }
  }

  return { answer, verdict, busy, change, submit, clear: () => change(0, '') }
}
