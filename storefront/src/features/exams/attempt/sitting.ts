import { AttemptMode, AttemptState } from '@zhuxue/api/terms/exams/attempts'
import { QuestionType } from '@zhuxue/api/terms/exams/questions'
import { atom } from 'nanostores'
import type { ApiError } from '~/lib/http/errors'
import type { AnswerStore } from '~/features/exams/attempt/saving/answerStore'
import {
  endOf,
  sentOf,
  type AttemptEnd,
  type AttemptServer,
  type SaveOutcome,
  type ServerAnswer,
} from './attemptServer'
import {
  momentNow,
  timeLeft,
  type Deadline,
  type Moment,
} from '~/features/exams/attempt/clock/deadline'
import {
  adoptSaved,
  changeAnswer,
  confirmAnswer,
  yieldTo,
  type Overtaken,
} from '~/features/exams/attempt/saving/localAnswer'
import type { SaveState } from '~/features/exams/attempt/saving/savedText'
import { runSendLoop, type Sent } from '~/features/exams/attempt/saving/sendLoop'
import { SendPause } from '~/features/exams/attempt/saving/sendPause'
import { TimeSpent } from '~/features/exams/attempt/clock/timeSpent'

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

/** A text is sent when its writer pauses. */
const writingPauseMs = 1200

interface Parts {
  server: AttemptServer
  store: AnswerStore
  now?: () => Moment
  newOpId?: () => string
}

/** Every answer goes into the store first, then to the server, for as long as that takes (docs/decisions/0045). */
export class Sitting {
  readonly state = atom<SittingState>(null!)
  readonly #attempt: SatAttempt
  readonly #parts: Required<Parts>
  readonly #ids: number[]
  /** Answers that wait for their writer to be done, and until when. */
  readonly #held = new Map<number, number>()
  readonly #spent: TimeSpent
  readonly #pause = new SendPause()

  constructor(attempt: SatAttempt, { now = momentNow, newOpId = randomOpId, ...parts }: Parts) {
    this.#attempt = attempt
    this.#parts = { ...parts, now, newOpId }
    this.#ids = attempt.questions.map(({ questionId }) => questionId)
    this.#spent = new TimeSpent(() => now().steady)
    for (const question of attempt.questions) this.#adopt(question)
    const times = attempt.questions.map(({ savedAt }) => savedAt ?? '')
    this.state.set({
      answers: this.#shownAnswers(),
      marked: parts.store.marked,
      verdicts: new Map(),
      save: { ...this.#unsent(), isFailing: false, savedAt: latest(times) },
      deadline: this.#deadlineOf(attempt.secondsLeft),
      overtaken: [],
      handingIn: parts.store.isHandingIn ? 'sending' : 'no',
      end: null,
    })
  }

  /** Sends until the signal is aborted or the attempt has ended. */
  run(signal: AbortSignal): Promise<void> {
    signal.addEventListener('abort', () => this.#pause.leave())
    return runSendLoop(
      {
        hasWork: () => this.#readyAnswers().length > 0 || this.#isReadyToHandIn(),
        send: () => this.#send(),
        onLost: () => this.#markLost(),
        wait: (seconds, least) => this.#wait(seconds, least),
      },
      signal
    )
  }

  answer(questionId: number, answer: string): void {
    const { store, newOpId } = this.#parts
    const before = store.get(questionId)
    const next = changeAnswer(before, answer, newOpId())
    if (next === before || this.state.get().end) return
    store.set(questionId, next)
    this.#hold(questionId)
    this.#update({ overtaken: this.#without(questionId) })
    this.wake()
  }

  /** The writer is done with a question: what was held is sent now. */
  release(questionId: number): void {
    if (this.#held.delete(questionId)) this.wake()
  }

  /** The page is hidden: a text is not waited for any longer. */
  pauseWriting(): void {
    for (const [id, until] of this.#held) if (until < Infinity) this.#held.delete(id)
    this.wake()
  }

  view(questionId: number): void {
    this.#spent.view(questionId)
  }

  mark(questionId: number): void {
    const marked = new Set(this.state.get().marked)
    if (!marked.delete(questionId)) marked.add(questionId)
    this.#parts.store.marked = marked
    this.#update({ marked })
  }

  handIn(): void {
    this.#parts.store.isHandingIn = true
    this.#held.clear()
    this.#update({ handingIn: 'sending' })
    this.wake()
  }

  /** Goes on answering while handing in has not got through. */
  keepAnswering(): void {
    this.#parts.store.isHandingIn = false
    this.#update({ handingIn: 'no' })
  }

  dismiss(questionId: number): void {
    this.#update({ overtaken: this.#without(questionId) })
  }

  /** The line may be back, or somebody does not want to wait. */
  wake(): void {
    this.#pause.wake()
  }

  /** Another tab wrote an answer; it was the last to. */
  adoptOtherTab(key: string | null): number | null {
    const questionId = this.#parts.store.questionOf(key)
    if (questionId === null || !this.#parts.store.get(questionId)) return null
    const isNew = this.#parts.store.get(questionId)!.answer !== this.#shown(questionId)
    this.#update({ save: { ...this.state.get().save, ...this.#unsent() } })
    return isNew ? questionId : null
  }

  /** Time and answers as the server has them: after sleep, and when the line is back. */
  async refresh(): Promise<void> {
    try {
      const { state, secondsLeft, answers } = await this.#parts.server.read()
      if (state !== AttemptState.InProgress) return this.#end('submitted')
      for (const saved of answers) this.#adopt(saved)
      this.#update({ deadline: this.#deadlineOf(secondsLeft) })
    } catch (error) {
      this.#endIfOver(error as ApiError)
    }
  }

  #adopt(saved: ServerAnswer): void {
    const { store } = this.#parts
    const before = store.get(saved.questionId)
    // What is older than this browser's knowledge was on its way for too long.
    if (before && !before.isUnsent && before.rev > saved.rev) return
    store.set(saved.questionId, adoptSaved(before, { answer: saved.answer, rev: saved.rev }))
  }

  async #send(): Promise<Sent> {
    const { server, store } = this.#parts
    const ready = this.#readyAnswers()
    const sent = ready.map(([questionId, { answer, rev, opId }]) => ({
      ...{ questionId, answer, rev, clientOpId: opId },
      spentSeconds: this.#spent.take(questionId),
    }))
    try {
      if (sent.length) {
        const { secondsLeft, answers } = await server.save(sent)
        this.#confirm(new Map(ready.map(([id, { opId }]) => [id, opId])), answers)
        this.#update({ deadline: this.#deadlineOf(secondsLeft) })
      } else {
        await server.handIn()
        store.clear()
        this.#end('submitted')
        return { kind: 'refused' }
      }
      return { kind: 'done' }
    } catch (error) {
      for (const { questionId, spentSeconds } of sent) {
        this.#spent.giveBack(questionId, spentSeconds)
      }
      this.#endIfOver(error as ApiError)
      return sentOf(error as ApiError)
    }
  }

  #confirm(opIds: Map<number, string>, outcomes: SaveOutcome[]): void {
    const { store } = this.#parts
    const verdicts = new Map(this.state.get().verdicts)
    const overtaken = [...this.state.get().overtaken]
    for (const { questionId, saved, rev, stored, answerPass } of outcomes) {
      // Another tab may have written since this was sent, so the store is asked again.
      const now = store.get(questionId)!
      if (saved) {
        store.set(questionId, confirmAnswer(now, opIds.get(questionId)!, rev))
        verdicts.set(questionId, answerPass)
        continue
      }
      const theirs = stored ?? ''
      const { next, lost } = yieldTo(now, { answer: theirs, rev })
      store.set(questionId, next)
      if (lost !== null) overtaken.push({ questionId, mine: lost, theirs })
    }
    const savedAt = latest(outcomes.map((one) => one.savedAt ?? ''))
    const save = { ...this.#unsent(), isFailing: false, savedAt }
    this.#update({ verdicts, overtaken, save })
  }

  #markLost(): void {
    const { save, handingIn } = this.state.get()
    this.#update({
      save: { ...save, isFailing: true },
      handingIn: handingIn === 'no' ? 'no' : 'lost',
    })
  }

  #endIfOver(error: ApiError): void {
    const end = endOf(error)
    if (end) this.#end(end)
  }

  #end(end: AttemptEnd): void {
    this.state.set({ ...this.state.get(), end, handingIn: 'no' })
    this.wake()
  }

  #update(part: Partial<SittingState>): void {
    const before = this.state.get()
    const save = { ...(part.save ?? before.save), ...this.#unsent() }
    this.state.set({ ...before, ...part, answers: this.#shownAnswers(), save })
  }

  /** In practice each answer is judged, so one that is only half made is not sent. */
  #hold(questionId: number): void {
    const type = this.#attempt.questions.find((one) => one.questionId === questionId)?.questionType
    const isPractice = this.#attempt.mode === AttemptMode.Practice
    if (type === QuestionType.Multiple && isPractice) this.#held.set(questionId, Infinity)
    if (type === QuestionType.AskAnswer) {
      this.#held.set(questionId, this.#parts.now().steady + writingPauseMs)
    }
  }

  #readyAnswers() {
    const { steady } = this.#parts.now()
    const isReady = (id: number) => (this.#held.get(id) ?? 0) <= steady
    return this.#parts.store.unsent(this.#ids.filter(isReady))
  }

  #isReadyToHandIn(): boolean {
    return this.#parts.store.isHandingIn && this.state.get().end === null
  }

  /** Not beyond the deadline: whatever the server asks for, there is a try while it still takes answers. */
  #wait(seconds: number | null, least = 0): Promise<void> {
    const now = this.#parts.now()
    const { deadline } = this.state.get()
    const left = (deadline && timeLeft(deadline, now)) || Infinity
    const pauses = [...this.#held.values()].map((until) => until - now.steady)
    const ms = Math.min(...[seconds ?? Infinity, left].map(inMs), ...pauses.filter(isAhead))
    return this.#pause.last(ms, inMs(Math.min(least, left)))
  }

  #shown = (questionId: number) => this.state.get().answers.get(questionId) ?? ''
  #without = (questionId: number) =>
    this.state.get().overtaken.filter((one) => one.questionId !== questionId)
  #unsent = () => ({ unsent: this.#parts.store.unsent(this.#ids).length })
  #shownAnswers = () =>
    new Map(this.#ids.map((id) => [id, this.#parts.store.get(id)?.answer ?? '']))

  #deadlineOf(secondsLeft: number | null): Deadline | null {
    return secondsLeft === null ? null : { secondsLeft, heard: this.#parts.now() }
  }
}

const isAhead = (ms: number) => ms > 0
const inMs = (seconds: number) => seconds * 1000
const latest = (times: string[]) => times.sort().at(-1) || null
const randomOpId = () => crypto.randomUUID()
