import type { AttemptResult } from '~/features/exams/wire'

export interface ResultFilters {
  onlyWrong: boolean
  /** Questions that the learner marked during the attempt. */
  onlyMarked: boolean
}

/** Right (1) or wrong (0); null for a text answer with part of its points, and for a hidden grade. */
export function passOf(answer: Pick<Graded, 'answerPass' | 'answerScore'> | undefined) {
  if (!answer) return null
  const isPartly = answer.answerPass === 0 && (answer.answerScore ?? 0) > 0
  return isPartly ? null : answer.answerPass
}

type Graded = AttemptResult['answers'][number]
type QuestionId = Pick<AttemptResult['questions'][number], 'questionId'>
type Answered = Pick<AttemptResult['answers'][number], 'questionId' | 'answerPass' | 'bookmarked'>

/** The questions that remain with the filters checked; both mean both. */
export function shownQuestions<Question extends QuestionId>(
  questions: readonly Question[],
  answers: readonly Answered[],
  { onlyWrong, onlyMarked }: ResultFilters
): Question[] {
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]))
  return questions.filter(({ questionId }) => {
    const answer = answerOf.get(questionId)
    return (!onlyWrong || answer?.answerPass === 0) && (!onlyMarked || answer?.bookmarked === true)
  })
}
