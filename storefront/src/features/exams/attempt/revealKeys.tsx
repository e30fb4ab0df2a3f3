import type { ReactNode } from 'react'
import { Explanation } from '~/features/exams/question/Explanation'
import type { ShownQuestion, Verdict } from '~/features/exams/question/question'
import { api } from '~/features/exams/api'

export interface Revealed {
  verdict: Verdict
  explained: ReactNode
}

export async function revealKeys(userPaperId: number, questions: ShownQuestion[]): Promise<Map<number, Revealed>> {
  const { answers } = await api.exams.answers({ params: { id: userPaperId }, query: { reveal: 1 } })
  const typeOf = new Map(questions.map((question) => [question.questionId, question.questionType]))
  return new Map(
    answers.map((verdict) => {
      const questionType = typeOf.get(verdict.questionId)!
      const explained = <Explanation verdict={verdict} questionType={questionType} />
      return [verdict.questionId, { verdict, explained }]
    })
  )
}
