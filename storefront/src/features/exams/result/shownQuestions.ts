import type { AttemptResult } from '~/features/exams/wire'

export interface ResultFilters {
  onlyWrong: boolean
  /** Those that the learner marked while sitting. */
  onlyMarked: boolean
}

/** Right (1) or wrong (0); null for an answer in words that has some of its points, and for what nobody may tell. */
export function passOf(answer: Pick<Graded, 'answerPass' | 'answerScore'> | undefined) {
  if (!answer) return null
  const isPartly = answer.answerPass === 0 && (answer.answerScore ?? 0) > 0
  return isPartly ? null : answer.answerPass
}

type Graded = AttemptResult['answers'][number]
type Asked = Pick<AttemptResult['questions'][number], 'questionId'>
type Answered = Pick<AttemptResult['answers'][number], 'questionId' | 'answerPass' | 'bookmarked'>

/** What is left of the questions when the boxes above them are ticked; both at once mean both. */
export function shownQuestions<Question extends Asked>(
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
