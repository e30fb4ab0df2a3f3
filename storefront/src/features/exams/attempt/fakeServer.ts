import { AttemptState } from '@zhuxue/api/terms/exams/attempts'
import { ApiError } from '~/lib/http/errors'
import type { AttemptServer, Bookmark, SentAnswer } from './attemptServer'

/** A server of one attempt: revisions, stale answers, op ids, and a connection that can be cut. */
export class FakeServer implements AttemptServer {
  savedAnswers = new Map<number, { answer: string; rev: number; opId: string }>()
  calls: SentAnswer[][] = []
  isDown = false
  isClosed = false
  /** Rejects, with the seconds of `Retry-After`. */
  busy: { status: 429 | 503; retryAfter: number } | null = null
  isSubmitted = 0
  /** Grades of a practice. */
  grades = new Map<number, number>()
  bookmarked = new Set<number>()
  /** Accepts answers, but no bookmarks. */
  rejectsBookmarks = false
  /** Responses are lost. */
  losesAnswers = false

  async save(answers: SentAnswer[]) {
    this.#pass()
    this.calls.push(answers)
    const outcomes = answers.map(({ questionId, answer, rev, clientOpId }) => {
      const now = this.savedAnswers.get(questionId) ?? { answer: '', rev: 0, opId: '' }
      const result = { questionId, savedAt: '2026-11-22 10:32:00', answerPass: null }
      if (now.opId === clientOpId) return { ...result, saved: true, rev: now.rev, stored: null }
      if (now.rev !== rev) return { ...result, saved: false, rev: now.rev, stored: now.answer }
      this.savedAnswers.set(questionId, { answer, rev: rev + 1, opId: clientOpId })
      return { ...result, saved: true, rev: rev + 1, stored: null }
    })
    if (this.losesAnswers) {
      this.losesAnswers = false
      throw new ApiError({ code: 'network' }, '', true)
    }
    return { secondsLeft: 600, answers: outcomes }
  }

  async bookmark(changes: Bookmark[]) {
    this.#pass()
    if (this.rejectsBookmarks) throw new ApiError({ code: '500' }, '', true)
    for (const { questionId, bookmarked } of changes) {
      if (bookmarked) this.bookmarked.add(questionId)
      else this.bookmarked.delete(questionId)
    }
    return [...this.bookmarked]
  }

  async submit() {
    this.#pass()
    this.isSubmitted += 1
  }

  async read() {
    this.#pass()
    const answers = [...this.savedAnswers].map(([questionId, { answer, rev }]) => ({
      questionId,
      answer,
      rev,
      savedAt: null,
      bookmarked: this.bookmarked.has(questionId),
    }))
    return { state: AttemptState.InProgress, secondsLeft: 300, answers }
  }

  saveCalls = 0

  #pass() {
    this.saveCalls += 1
    if (this.busy) {
      const { status, retryAfter } = this.busy
      const rejection = new ApiError({ code: String(status) }, '', true)
      throw Object.assign(rejection, { retryAfterSeconds: retryAfter })
    }
    if (this.isDown) throw new ApiError({ code: 'network' }, '', true)
    if (this.isClosed) throw new ApiError({ code: 'submitted' }, '', true)
  }
}
