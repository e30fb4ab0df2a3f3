import type { AttemptMode } from '@zhuxue/api/terms/exams/attempts'
import type { QuestionType } from '@zhuxue/api/terms/exams/questions'
import type { Deadline } from '~/features/exams/attempt/clock/deadline'
import type { AnswerConflict } from '~/features/exams/attempt/saving/localAnswer'
import type { SendResult } from '~/features/exams/attempt/saving/outbox'
import type { SaveState } from '~/features/exams/attempt/saving/savedText'
import type { AttemptEnd, ServerAnswer } from './attemptServer'

export interface AttemptQuestion extends ServerAnswer {
  questionType: QuestionType
  /** The grade of the saved answer in a practice; an offline copy does not have it. */
  answerPass?: number | null
}

export interface AttemptData {
  mode: AttemptMode
  secondsLeft: number | null
  questions: readonly AttemptQuestion[]
}

export interface AttemptViewState {
  answers: ReadonlyMap<number, string>
  marked: ReadonlySet<number>
  /** Right (1) or wrong (0), in practice. */
  verdicts: ReadonlyMap<number, number | null>
  save: SaveState
  deadline: Deadline | null
  overtaken: readonly AnswerConflict[]
  /** Submitting was requested; `lost` when it has not succeeded yet. */
  submitState: 'no' | 'sending' | 'lost'
  end: AttemptEnd | null
}

/** After a successful call, a save or another. */
export function withCall(state: AttemptViewState, took: SendResult, deadline: Deadline | null): AttemptViewState {
  const save = { ...state.save, isFailing: false }
  if (took.kind !== 'saved') return { ...state, save }
  const grades = took.outcomes.filter(({ saved }) => saved)
  return {
    ...state,
    verdicts: new Map([...state.verdicts, ...grades.map(toVerdict)]),
    overtaken: [...state.overtaken, ...took.overtaken],
    save: { ...save, savedAt: latestSave(took.outcomes) },
    deadline,
  }
}

/** A changed answer is not graded yet. */
export function withoutVerdict(state: AttemptViewState, questionId: number): AttemptViewState {
  const verdicts = new Map(state.verdicts)
  return verdicts.delete(questionId) ? { ...state, verdicts } : state
}

/** Verdicts of the answers as the server has them; an unsent answer has none. */
export const visibleVerdicts = (questions: readonly AttemptQuestion[], textOf: (questionId: number) => string) =>
  new Map<number, number | null>(
    questions.flatMap(({ questionId, answer, answerPass }) =>
      typeof answerPass === 'number' && textOf(questionId) === answer ? [[questionId, answerPass] as const] : []
    )
  )

export function withFailedCall(state: AttemptViewState): AttemptViewState {
  const submitState = state.submitState === 'no' ? 'no' : 'lost'
  return { ...state, save: { ...state.save, isFailing: true }, submitState }
}

export const latestSave = (rows: readonly { savedAt: string | null }[]) =>
  rows
    .map(({ savedAt }) => savedAt ?? '')
    .sort()
    .pop() || null

export const bookmarkedOf = (rows: readonly { questionId: number; bookmarked: boolean }[]) =>
  rows.filter(({ bookmarked }) => bookmarked).map(({ questionId }) => questionId)

const toVerdict = (row: { questionId: number; answerPass: number | null }) => [row.questionId, row.answerPass] as const
