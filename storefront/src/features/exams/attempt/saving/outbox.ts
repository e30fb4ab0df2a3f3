import type { AttemptServer, SaveOutcome } from '~/features/exams/attempt/attemptServer'
import type { TimeSpent } from '~/features/exams/attempt/clock/timeSpent'
import type { Answers } from './answers'
import type { AnswerStore } from './answerStore'
import type { Bookmarks } from './bookmarks'
import type { DebouncedAnswers } from './debouncedAnswers'
import type { AnswerConflict } from './localAnswer'

/** The result of a successful call. */
export type SendResult =
  | { kind: 'saved'; secondsLeft: number | null; outcomes: SaveOutcome[]; overtaken: AnswerConflict[] }
  | { kind: 'bookmarked' }
  | { kind: 'handed-in' }

interface Parts {
  server: AttemptServer
  store: AnswerStore
  answers: Answers
  bookmarks: Bookmarks
  debounced: DebouncedAnswers
  spent: TimeSpent
}

/** Pending changes, and their order. */
export class Outbox {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Answers first; a bookmark never blocks submitting. */
  next(): (() => Promise<SendResult>) | null {
    const { store, bookmarks } = this.#parts
    if (this.#ready().length) return () => this.#save()
    if (store.isSubmitting) return () => this.#handIn()
    return bookmarks.unsent.length ? () => this.#bookmark() : null
  }

  #ready() {
    return this.#parts.answers.unsent(this.#parts.debounced.isReady)
  }

  async #save(): Promise<SendResult> {
    const { server, answers, spent } = this.#parts
    const ready = this.#ready()
    const sent = ready.map(([questionId, { answer, rev, opId }]) => ({
      questionId,
      answer,
      rev,
      clientOpId: opId,
      spentSeconds: spent.take(questionId),
    }))
    try {
      const { secondsLeft, answers: outcomes } = await server.save(sent)
      const opIds = new Map(ready.map(([id, { opId }]) => [id, opId]))
      const overtaken = answers.confirm(opIds, outcomes)
      return { kind: 'saved', secondsLeft, outcomes, overtaken }
    } catch (error) {
      for (const { questionId, spentSeconds } of sent) spent.release(questionId, spentSeconds)
      throw error
    }
  }

  async #bookmark(): Promise<SendResult> {
    const { server, bookmarks } = this.#parts
    const sent = bookmarks.unsent
    bookmarks.confirm(sent, await server.bookmark(sent))
    return { kind: 'bookmarked' }
  }

  async #handIn(): Promise<SendResult> {
    const { server, store } = this.#parts
    await server.submit()
    store.clear()
    return { kind: 'handed-in' }
  }
}
