import { useState } from 'react'
import { api, reportFailure } from '~/lib/http/api'
import { notify } from '~/lib/toasts'
import type { Verdict } from '~/features/exams/question/question'

/** All keys of a practice, when somebody asks for them. */
export function useReveal(userPaperId: number) {
  const [verdict, setVerdict] = useState<ReadonlyMap<number, Verdict>>(new Map())
  const [busy, setBusy] = useState(false)

  async function reveal() {
    if (busy) return
    setBusy(true)
    try {
      const params = { id: userPaperId }
      const { answers } = await api.exams.answers({ params, query: { reveal: 1 } })
      setVerdict(new Map(answers.map((answer) => [answer.questionId, answer])))
    } catch (error) {
      const { message, shown } = reportFailure(error)
      if (!shown && message) notify(message, 'error')
    } finally {
      setBusy(false)
    }
  }

  return { verdict, reveal, busy }
}
