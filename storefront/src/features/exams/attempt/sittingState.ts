import type { AttemptMode } from '@zhuxue/api/terms/exams/attempts'
import type { QuestionType } from '@zhuxue/api/terms/exams/questions'
import type { Deadline } from '~/features/exams/attempt/clock/deadline'
import type { Overtaken } from '~/features/exams/attempt/saving/localAnswer'
import type { SaveState } from '~/features/exams/attempt/saving/savedText'
import type { AttemptEnd, ServerAnswer } from './attemptServer'

export interface SatQuestion extends ServerAnswer {
  questionType: QuestionType
}

export interface SatAttempt {
  mode: AttemptMode
  secondsLeft: number | null
  questions: readonly SatQuestion[]
}

export interface SittingState {
  answers: ReadonlyMap<number, string>
  marked: ReadonlySet<number>
  /** Right (1) or wrong (0), in practice. */
  verdicts: ReadonlyMap<number, number | null>
  save: SaveState
  deadline: Deadline | null
  overtaken: readonly Overtaken[]
  /** Handing in was asked for; `lost` when it did not get through yet. */
  handingIn: 'no' | 'sending' | 'lost'
  end: AttemptEnd | null
}
