import { AttemptMode } from '@zhuxue/api/terms/exams/attempts/open'
import { QuestionType } from '@zhuxue/api/terms/exams/questions'

/** A text is sent when the learner pauses. */
const writingPauseMs = 1200

/** Answers that are held until the learner pauses, and until when. */
export class DebouncedAnswers {
  readonly #until = new Map<number, number>()
  readonly #now: () => number

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#now = now
  }

  /** In practice each answer is graded, so an incomplete one is not sent. */
  hold(questionId: number, type: QuestionType | undefined, mode: AttemptMode): void {
    const isGraded = mode === AttemptMode.Practice
    if (type === QuestionType.Multiple && isGraded) this.#until.set(questionId, Infinity)
    if (type === QuestionType.AskAnswer) this.#until.set(questionId, this.#now() + writingPauseMs)
  }

  /** @returns whether anything was held */
  release(questionId: number): boolean {
    return this.#until.delete(questionId)
  }

  releaseTexts(): void {
    for (const [id, until] of this.#until) if (until < Infinity) this.#until.delete(id)
  }

  releaseAll(): void {
    this.#until.clear()
  }

  isReady = (questionId: number) => (this.#until.get(questionId) ?? 0) <= this.#now()

  /** Milliseconds until the next one is due. */
  get nextMs(): number {
    const pauses = [...this.#until.values()].map((until) => until - this.#now())
    return Math.min(Infinity, ...pauses.filter((ms) => ms > 0))
  }
}
