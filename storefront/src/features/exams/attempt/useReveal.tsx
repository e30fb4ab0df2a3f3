import { useState, type ReactNode } from 'react'
import type { AskedQuestion, Verdict } from '~/features/exams/question/question'
import { api, reportFailure } from '~/lib/http/api'
import { notify } from '~/lib/toasts'

interface Revealed {
  verdict: Verdict
  explained: ReactNode
}

/** All keys of a practice with their explanations, when somebody asks for them. */
export function useReveal(userPaperId: number, questions: AskedQuestion[]) {
  const [revealed, setRevealed] = useState<ReadonlyMap<number, Revealed>>(new Map())
  const [busy, setBusy] = useState(false)

  async function reveal() {
    if (busy) return
    setBusy(true)
    try {
      const params = { id: userPaperId }
      const [{ answers }, { Explanation }] = await Promise.all([
        api.exams.answers({ params, query: { reveal: 1 } }),
        import('~/features/exams/question/Explanation'),
      ])
      const typeOf = new Map(
        questions.map((question) => [question.questionId, question.questionType])
      )
      setRevealed(
        new Map(
          answers.map((verdict) => {
            const questionType = typeOf.get(verdict.questionId)!
            const explained = <Explanation verdict={verdict} questionType={questionType} />
            return [verdict.questionId, { verdict, explained }]
          })
        )
      )
    } catch (error) {
      const { message, shown } = reportFailure(error)
      if (!shown && message) notify(message, 'error')
    } finally {
      setBusy(false)
    }
  }

  return { revealed, reveal, busy }
}
