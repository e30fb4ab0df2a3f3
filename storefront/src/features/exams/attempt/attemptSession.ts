import { AttemptState } from '@zhuxue/api/terms/exams/attempts/open'
import { atom } from 'nanostores'
import type { ApiError } from '~/lib/http/errors'
import { failureOf } from '~/lib/http/reportFailure'
import { readClocks, timeLeft, type Deadline, type ClockReading } from '~/features/exams/attempt/clock/deadline'
import { TimeSpent } from '~/features/exams/attempt/clock/timeSpent'
import { Answers } from '~/features/exams/attempt/saving/answers'
import type { AnswerStore } from '~/features/exams/attempt/saving/answerStore'
import { Bookmarks } from '~/features/exams/attempt/saving/bookmarks'
import { DebouncedAnswers } from '~/features/exams/attempt/saving/debouncedAnswers'
import { Outbox, type SendResult } from '~/features/exams/attempt/saving/outbox'
import { runSendLoop, type Sent } from '~/features/exams/attempt/saving/sendLoop'
import { SendPause } from '~/features/exams/attempt/saving/sendPause'
import { endOf, sentOf, type AttemptEnd, type AttemptServer } from './attemptServer'
import {
  bookmarkedOf,
  latestSave,
  visibleVerdicts,
  withCall,
  withFailedCall,
  withoutVerdict,
  type AttemptData,
  type AttemptViewState,
} from './attemptState'

interface Parts {
  server: AttemptServer
  store: AnswerStore
  now?: () => ClockReading
  newOpId?: () => string
}

/** Every answer is stored locally first, then sent to the server until it succeeds (docs/decisions/0045). */
export class AttemptSession {
  readonly state = atom<AttemptViewState>(null!)
  readonly #attempt: AttemptData
  readonly #parts: Pick<Parts, 'server' | 'store'>
  readonly #now: () => ClockReading
  readonly #answers: Answers
  readonly #bookmarks: Bookmarks
  readonly #held: DebouncedAnswers
  readonly #spent: TimeSpent
  readonly #outbox: Outbox
  readonly #pause = new SendPause()

  constructor(attempt: AttemptData, parts: Parts) {
    const { server, store, now = readClocks, newOpId = randomOpId } = parts
    const { questions } = attempt
    this.#attempt = attempt
    this.#parts = { server, store }
    this.#now = now
    const steady = () => now().steady
    this.#held = new DebouncedAnswers(steady)
    this.#spent = new TimeSpent(steady)
    const ids = questions.map(({ questionId }) => questionId)
    this.#answers = new Answers(store, ids, newOpId)
    this.#bookmarks = new Bookmarks(store)
    this.#outbox = new Outbox({
      server,
      store,
      answers: this.#answers,
      bookmarks: this.#bookmarks,
      debounced: this.#held,
      spent: this.#spent,
    })
    for (const question of questions) this.#answers.adopt(question)
    this.#bookmarks.adopt(bookmarkedOf(questions))
    const savedAt = latestSave(questions)
    this.state.set({
      answers: this.#answers.shown,
      marked: this.#bookmarks.shown,
      verdicts: visibleVerdicts(questions, (id) => this.#answers.textOf(id)),
      save: { unsent: this.#answers.unsent().length, isFailing: false, savedAt },
      deadline: this.#deadlineOf(attempt.secondsLeft),
      overtaken: [],
      submitState: store.isSubmitting ? 'sending' : 'no',
      end: null,
    })
  }

  /** Sends until the signal is aborted or the attempt has ended. */
  run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => this.#pause.leave())
    return runSendLoop(
      {
        hasWork: () => this.#hasWork(),
        send: () => this.#send(),
        onLost: () => this.#markLost(),
        wait: (seconds, minSeconds) => this.#wait(seconds, minSeconds),
      },
      signal
    )
  }

  answer(questionId: number, answer: string): void {
    if (this.state.get().end || !this.#answers.change(questionId, answer)) return
    const { mode, questions } = this.#attempt
    const type = questions.find((one) => one.questionId === questionId)?.questionType
    this.#held.hold(questionId, type, mode)
    this.state.set(withoutVerdict(this.state.get(), questionId))
    this.dismiss(questionId)
    this.wake()
  }

  /** The learner left the question: its held answer is sent now. */
  release(questionId: number): void {
    if (this.#held.release(questionId)) this.wake()
  }

  /** The page is hidden: a held text is sent at once. */
  pauseWriting(): void {
    this.#held.releaseTexts()
    this.wake()
  }

  view(questionId: number): void {
    this.#spent.view(questionId)
    this.#parts.store.lastViewed = questionId
  }

  /** Where a reloaded page continues. */
  get firstShown(): number {
    const { questions } = this.#attempt
    const { lastViewed } = this.#parts.store
    return (questions.find(({ questionId }) => questionId === lastViewed) ?? questions[0])?.questionId ?? 0
  }

  mark(questionId: number): void {
    if (this.state.get().end) return
    this.#bookmarks.toggle(questionId)
    this.#update({})
    this.wake()
  }

  submit(): void {
    this.#parts.store.isSubmitting = true
    this.#held.releaseAll()
    this.#update({ submitState: 'sending' })
    this.wake()
  }

  /** Lets the learner go on answering while submitting has not succeeded. */
  keepAnswering(): void {
    this.#parts.store.isSubmitting = false
    this.#update({ submitState: 'no' })
  }

  dismiss(questionId: number): void {
    const others = this.state.get().overtaken.filter((one) => one.questionId !== questionId)
    this.#update({ overtaken: others })
  }

  /** The connection may be restored, or the learner does not want to wait. */
  wake(): void {
    this.#pause.wake()
  }

  /**
   * Another tab wrote an answer or a bookmark more recently.
   * @returns the question whose answer has changed
   */
  adoptOtherTab(key: string | null): number | null {
    if (this.#parts.store.isOfBookmarks(key)) this.#update({})
    const questionId = this.#parts.store.questionOf(key)
    if (questionId === null || !this.#answers.has(questionId)) return null
    const isNew = this.#answers.textOf(questionId) !== this.state.get().answers.get(questionId)
    if (isNew) this.state.set(withoutVerdict(this.state.get(), questionId))
    this.#update({})
    return isNew ? questionId : null
  }

  /** Reloads time and answers from the server: after sleep, and when the connection is restored. */
  async refresh(): Promise<void> {
    const { confirmed } = this.#bookmarks
    try {
      const { state, secondsLeft, answers } = await this.#parts.server.read()
      if (state !== AttemptState.InProgress) return this.#end('submitted')
      for (const saved of answers) this.#answers.adopt(saved)
      if (confirmed === this.#bookmarks.confirmed) this.#bookmarks.adopt(bookmarkedOf(answers))
      this.#update({ deadline: this.#deadlineOf(secondsLeft) })
    } catch (error) {
      this.#endIfOver(failureOf(error))
    }
  }

  #hasWork(): boolean {
    return !this.state.get().end && this.#outbox.next() !== null
  }

  async #send(): Promise<Sent> {
    try {
      return this.#took(await this.#outbox.next()!())
    } catch (error) {
      const failure = failureOf(error)
      this.#endIfOver(failure)
      return sentOf(failure)
    }
  }

  #took(took: SendResult): Sent {
    if (took.kind === 'handed-in') {
      this.#end('submitted')
      return { kind: 'refused' }
    }
    const deadline = took.kind === 'saved' ? this.#deadlineOf(took.secondsLeft) : null
    this.#update(withCall(this.state.get(), took, deadline))
    return { kind: 'done' }
  }

  #markLost(): void {
    this.#update(withFailedCall(this.state.get()))
  }

  #endIfOver(error: ApiError): void {
    const end = endOf(error)
    if (end) this.#end(end)
  }

  #end(end: AttemptEnd): void {
    this.state.set({ ...this.state.get(), end, submitState: 'no' })
    this.wake()
  }

  #update(part: Partial<AttemptViewState>): void {
    const before = this.state.get()
    const save = { ...(part.save ?? before.save), unsent: this.#answers.unsent().length }
    const marked = this.#bookmarks.shown
    this.state.set({ ...before, ...part, answers: this.#answers.shown, marked, save })
  }

  /** Never beyond the deadline: whatever the server asks for, there is a retry while it still accepts answers. */
  #wait(seconds: number | null, minSeconds = 0): Promise<void> {
    const { deadline } = this.state.get()
    const left = (deadline && timeLeft(deadline, this.#now())) || Infinity
    const ms = Math.min(inMs(seconds ?? Infinity), inMs(left), this.#held.nextMs)
    // `nextMs` does not contain a text whose pause ended since the loop checked.
    if (seconds === null && this.#hasWork()) return Promise.resolve()
    return this.#pause.last(ms, inMs(Math.min(minSeconds, left)))
  }

  #deadlineOf(secondsLeft: number | null): Deadline | null {
    return secondsLeft === null ? null : { secondsLeft, receivedAt: this.#now() }
  }
}

const inMs = (seconds: number) => seconds * 1000
/** `crypto.randomUUID` is missing on pages without https. */
const randomOpId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
