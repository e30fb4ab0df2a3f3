import { useState, type SyntheticEvent } from 'react'
import { reportFailure } from '~/lib/http/api'
import { useDraft, type Rules } from './useDraft'

/**
 * A form that leads into an account: sent once at a time, a refusal stands at the field that it names,
 * or as `failed` below them all; `otherwise` is said when the server found no words.
 */
export function useEntry<Draft extends Record<string, string>>(
  empty: Draft,
  rules: Rules<Draft>,
  otherwise: string
) {
  const { isRight, isTold, ...fields } = useDraft(empty, rules)
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  /** What the form does when it is sent; `send` answers false when the person thought better of it. */
  const sends =
    (send: () => Promise<boolean>, done: () => void) =>
    async (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      if (busy || !isRight(form)) return
      setBusy(true)
      setFailed(null)
      try {
        if (await send()) return done()
      } catch (error) {
        const failure = reportFailure(error)
        if (!isTold(failure, form)) setFailed(failure.body.msg ?? otherwise)
      }
      setBusy(false)
    }

  return { ...fields, failed, busy, sends }
}
