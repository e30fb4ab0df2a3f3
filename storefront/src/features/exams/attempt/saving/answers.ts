import type { SaveOutcome, ServerAnswer } from '~/features/exams/attempt/attemptServer'
import type { AnswerStore } from './answerStore'
import {
  mergeSavedAnswer,
  changeAnswer,
  confirmAnswer,
  resolveConflictWithServer,
  type AnswerConflict,
} from './localAnswer'

/** The answers of one attempt, as this browser stores them and the server confirms them. */
export class Answers {
  readonly #store: AnswerStore
  readonly #ids: readonly number[]
  readonly #newOpId: () => string

  constructor(store: AnswerStore, ids: readonly number[], newOpId: () => string) {
    this.#store = store
    this.#ids = ids
    this.#newOpId = newOpId
  }

  has(questionId: number): boolean {
    return this.#store.get(questionId) !== undefined
  }

  textOf(questionId: number): string {
    return this.#store.get(questionId)?.answer ?? ''
  }

  get shown(): ReadonlyMap<number, string> {
    return new Map(this.#ids.map((id) => [id, this.textOf(id)]))
  }

  unsent(isReady: (questionId: number) => boolean = () => true) {
    return this.#store.unsent(this.#ids.filter(isReady))
  }

  /** @returns whether the answer changed */
  change(questionId: number, answer: string): boolean {
    const before = this.#store.get(questionId)
    const next = changeAnswer(before, answer, this.#newOpId())
    if (next === before) return false
    this.#store.set(questionId, next)
    return true
  }

  /** The server's answer, when a page opens or is restored. */
  adopt({ questionId, answer, rev }: ServerAnswer): void {
    const before = this.#store.get(questionId)
    // An answer older than the known revision arrived late.
    if (before && !before.isUnsent && before.rev > rev) return
    this.#store.set(questionId, mergeSavedAnswer(before, { answer, rev }))
  }

  /** @returns local changes that lost against newer answers */
  confirm(opIds: ReadonlyMap<number, string>, outcomes: readonly SaveOutcome[]): AnswerConflict[] {
    const overtaken: AnswerConflict[] = []
    for (const { questionId, saved, rev, stored } of outcomes) {
      // Another tab may have written since this was sent, so the store is read again.
      const now = this.#store.get(questionId)!
      if (saved) {
        this.#store.set(questionId, confirmAnswer(now, opIds.get(questionId)!, rev))
        continue
      }
      const theirs = stored ?? ''
      const { next, lost } = resolveConflictWithServer(now, { answer: theirs, rev })
      this.#store.set(questionId, next)
      if (lost !== null) overtaken.push({ questionId, mine: lost, theirs })
    }
    return overtaken
  }
}
