import type { Bookmark } from '~/features/exams/attempt/attemptServer'
import type { AnswerStore } from './answerStore'

/** Questions that the learner wants to look at again. Unconfirmed local changes override the server's state. */
export class Bookmarks {
  readonly #store: AnswerStore
  /** Counts confirmations: data read before the last one is outdated. */
  confirmed = 0

  constructor(store: AnswerStore) {
    this.#store = store
  }

  get shown(): ReadonlySet<number> {
    return new Set(this.#store.bookmarks.shown)
  }

  get unsent(): Bookmark[] {
    return this.#store.bookmarks.unsent
  }

  toggle(questionId: number): void {
    const bookmarked = !this.shown.has(questionId)
    const others = this.unsent.filter((one) => one.questionId !== questionId)
    this.#keep(this.shown, [...others, { questionId, bookmarked }])
  }

  adopt(ids: Iterable<number>): void {
    this.#keep(ids, this.unsent)
  }

  /** @param ids of the server, after what was sent */
  confirm(sent: readonly Bookmark[], ids: Iterable<number>): void {
    const isSent = (one: Bookmark) =>
      sent.some((two) => two.questionId === one.questionId && two.bookmarked === one.bookmarked)
    this.confirmed += 1
    this.#keep(
      ids,
      this.unsent.filter((one) => !isSent(one))
    )
  }

  #keep(ids: Iterable<number>, unsent: Bookmark[]): void {
    const shown = new Set(ids)
    for (const { questionId, bookmarked } of unsent) {
      if (bookmarked) shown.add(questionId)
      else shown.delete(questionId)
    }
    this.#store.bookmarks = { shown: [...shown], unsent }
  }
}
