import { AttemptMode } from '@zhuxue/api/terms/exams/attempts'
import { QuestionType } from '@zhuxue/api/terms/exams/questions'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClockReading } from '~/features/exams/attempt/clock/deadline'
import { AnswerStore, type AnswerStorage } from '~/features/exams/attempt/saving/answerStore'
import { savedText } from '~/features/exams/attempt/saving/savedText'
import { FakeServer } from './fakeServer'
import { AttemptSession } from './attemptSession'

let server: FakeServer
let storage: AnswerStorage
let leaving: AbortController
let ops = 0

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
  leaving = new AbortController()
  const stored = new Map<string, string>()
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
    keys: () => [...stored.keys()],
  }
})
afterEach(() => {
  leaving.abort()
  vi.useRealTimers()
})

function startSession(
  mode: AttemptMode = AttemptMode.Test,
  on: AnswerStorage = storage,
  secondsLeft: number | null = null,
  now?: () => ClockReading
) {
  const types = [QuestionType.Single, QuestionType.Multiple, QuestionType.AskAnswer]
  const questions = types.map((questionType, at) => {
    const { answer = '', rev = 0 } = server.savedAnswers.get(at + 1) ?? {}
    const bookmarked = server.bookmarked.has(at + 1)
    const answerPass = server.grades.get(at + 1) ?? null
    return { questionId: at + 1, questionType, answer, rev, savedAt: null, bookmarked, answerPass }
  })
  const attemptSession = new AttemptSession(
    { mode, secondsLeft, questions },
    { server, store: new AnswerStore(7, on), now, newOpId: () => `op-${++ops}` }
  )
  void attemptSession.run(leaving.signal)
  return attemptSession
}

const settle = (ms = 5) => vi.advanceTimersByTimeAsync(ms)

describe('Attempt session', () => {
  test('every answer is saved at once', async () => {
    const attemptSession = startSession()
    attemptSession.answer(1, 'B')
    expect(attemptSession.state.get().save.unsent).toBe(1)
    await settle()
    expect(server.savedAnswers.get(1)).toMatchObject({ answer: 'B', rev: 1 })
    expect(attemptSession.state.get().save).toMatchObject({ unsent: 0, savedAt: '2026-11-22 10:32:00' })
    expect(attemptSession.state.get().deadline?.secondsLeft).toBe(600)
  })

  test('an answer is saved where crypto.randomUUID is missing', async () => {
    const { getRandomValues } = crypto
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
    const question = { questionId: 1, questionType: QuestionType.Single, answer: '', rev: 0 }
    const questions = [{ ...question, savedAt: null, bookmarked: false, answerPass: null }]
    const attempt = { mode: AttemptMode.Test, secondsLeft: null, questions }
    const attemptSession = new AttemptSession(attempt, { server, store: new AnswerStore(7, storage) })
    void attemptSession.run(leaving.signal)
    attemptSession.answer(1, 'B')
    await settle()
    vi.unstubAllGlobals()
    expect(server.savedAnswers.get(1)?.opId).toMatch(/^\d+-\d+-\d+-\d+$/)
  })

  test('a practice shows its last grade until the answer changes', async () => {
    server.savedAnswers.set(1, { answer: 'B', rev: 1, opId: 'op' })
    server.savedAnswers.set(2, { answer: 'A', rev: 1, opId: 'op' })
    server.grades = new Map([
      [1, 0],
      [2, 1],
    ])
    const attemptSession = startSession(AttemptMode.Practice)
    expect([...attemptSession.state.get().verdicts]).toEqual([...server.grades])
    attemptSession.answer(2, 'A,C')
    expect([...attemptSession.state.get().verdicts]).toEqual([[1, 0]])
  })

  test('answers given offline are not lost', async () => {
    const attemptSession = startSession()
    server.isDown = true
    attemptSession.answer(1, 'B')
    attemptSession.answer(2, 'A,C')
    await settle()
    expect(attemptSession.state.get().save).toMatchObject({ unsent: 2, isFailing: true })
    server.isDown = false
    attemptSession.wake()
    await settle()
    expect(attemptSession.state.get().save).toMatchObject({ unsent: 0, isFailing: false })
    expect(server.savedAnswers.get(2)?.answer).toBe('A,C')
  })

  for (const status of [429, 503] as const) {
    test(`a ${status} is retried after its delay, with a notice`, async () => {
      const attemptSession = startSession()
      server.busy = { status, retryAfter: 1 }
      attemptSession.answer(1, 'B')
      await settle()
      expect(savedText(attemptSession.state.get().save)).toBe('尚未保存，正在重试')
      server.busy = null
      attemptSession.answer(2, 'A')
      attemptSession.wake()
      await settle(600)
      expect(server.saveCalls).toBe(1)
      await settle(600)
      expect([server.savedAnswers.get(1)?.answer, server.savedAnswers.get(2)?.answer]).toEqual(['B', 'A'])
      expect(savedText(attemptSession.state.get().save)).toBe('已保存 10:32')
    })
  }

  test('the time per question is sent despite a rejection', async () => {
    const attemptSession = startSession()
    attemptSession.view(1)
    await settle(1050)
    server.isDown = true
    attemptSession.answer(1, 'B')
    await settle()
    server.isDown = false
    attemptSession.wake()
    await settle()
    expect(server.calls[0]?.[0]?.spentSeconds).toBe(1)
  })

  test('a last retry happens before the deadline', async () => {
    const attemptSession = startSession(AttemptMode.Test, storage, 1)
    server.busy = { status: 503, retryAfter: 30 }
    attemptSession.answer(1, 'B')
    await settle()
    server.busy = null
    await settle(1200)
    expect(server.savedAnswers.get(1)?.answer).toBe('B')
  })

  test('an attempt continues offline after the browser was closed', async () => {
    server.isDown = true
    const first = startSession()
    first.answer(1, 'B')
    first.mark(2)
    await settle()
    leaving.abort()
    leaving = new AbortController()
    server.isDown = false

    const second = startSession()
    expect(second.state.get().answers.get(1)).toBe('B')
    expect([...second.state.get().marked]).toEqual([2])
    await settle()
    expect(server.savedAnswers.get(1)?.answer).toBe('B')
    expect([...server.bookmarked]).toEqual([2])
  })

  test('bookmarks of another device are shown', async () => {
    server.bookmarked.add(3)
    const attemptSession = startSession()
    expect([...attemptSession.state.get().marked]).toEqual([3])
    server.savedAnswers.set(2, { answer: 'A', rev: 1, opId: 'other' })
    server.bookmarked.add(2)
    await attemptSession.refresh()
    expect(attemptSession.state.get().marked.has(2)).toBe(true)
  })

  test('bookmarks of two devices are merged per question', async () => {
    const attemptSession = startSession()
    server.isDown = true
    attemptSession.mark(1)
    attemptSession.mark(2)
    attemptSession.mark(2)
    server.bookmarked.add(3).add(2)
    await settle()
    server.isDown = false
    attemptSession.wake()
    await settle()
    expect([...server.bookmarked].sort()).toEqual([1, 3])
    expect([...attemptSession.state.get().marked].sort()).toEqual([1, 3])
  })

  test('an attempt is submitted even if bookmarks fail', async () => {
    const attemptSession = startSession()
    server.rejectsBookmarks = true
    attemptSession.mark(1)
    await settle()
    attemptSession.answer(1, 'B')
    attemptSession.submit()
    await settle()
    expect(server.savedAnswers.get(1)?.answer).toBe('B')
    expect(attemptSession.state.get().end).toBe('submitted')
  })

  test('a bookmark of another tab is adopted', () => {
    const [one, other] = [startSession(), startSession()]
    other.mark(2)
    expect(one.adoptOtherTab('zhuxue.attempt.7.bookmarks')).toBeNull()
    expect([...one.state.get().marked]).toEqual([2])
  })

  test('a lost confirmation does not repeat the change', async () => {
    const attemptSession = startSession()
    server.losesAnswers = true
    attemptSession.answer(1, 'B')
    await settle()
    attemptSession.wake()
    await settle()
    expect(server.calls).toHaveLength(2)
    expect(server.savedAnswers.get(1)).toMatchObject({ answer: 'B', rev: 1 })
    expect(attemptSession.state.get().save.unsent).toBe(0)
  })

  test('another device’s newer answer wins, with a notice', async () => {
    const attemptSession = startSession()
    server.savedAnswers.set(1, { answer: 'D', rev: 4, opId: 'other' })
    attemptSession.answer(1, 'B')
    await settle()
    expect(attemptSession.state.get().answers.get(1)).toBe('D')
    expect(attemptSession.state.get().overtaken).toEqual([{ questionId: 1, mine: 'B', theirs: 'D' }])

    attemptSession.answer(1, 'B')
    await settle()
    expect(server.savedAnswers.get(1)).toMatchObject({ answer: 'B', rev: 5 })
    expect(attemptSession.state.get().overtaken).toEqual([])
  })

  test('an answer of another tab is adopted', async () => {
    const [one, other] = [startSession(), startSession()]
    other.answer(1, 'C')
    expect(one.adoptOtherTab('zhuxue.attempt.7.1')).toBe(1)
    expect(one.state.get().answers.get(1)).toBe('C')
    expect(one.adoptOtherTab('zhuxue.attempt.7.1')).toBeNull()
    await settle()
    expect(server.savedAnswers.get(1)).toMatchObject({ answer: 'C', rev: 1 })
  })

  test('another device’s answer is loaded when the page is shown', async () => {
    const attemptSession = startSession()
    server.savedAnswers.set(2, { answer: 'A,B', rev: 1, opId: 'other' })
    await attemptSession.refresh()
    expect(attemptSession.state.get().answers.get(2)).toBe('A,B')
    expect(attemptSession.state.get().deadline?.secondsLeft).toBe(300)
  })

  test('an offline attempt is submitted after its last answer', async () => {
    const attemptSession = startSession()
    server.isDown = true
    attemptSession.answer(1, 'B')
    attemptSession.submit()
    await settle()
    expect(attemptSession.state.get().submitState).toBe('lost')
    server.isDown = false
    attemptSession.wake()
    await settle()
    expect(server.savedAnswers.get(1)?.answer).toBe('B')
    expect(server.isSubmitted).toBe(1)
    expect(attemptSession.state.get().end).toBe('submitted')
    expect(storage.keys()).toEqual([])
  })

  test('a requested submission continues after a reload', async () => {
    server.isDown = true
    startSession().submit()
    await settle()
    leaving.abort()
    leaving = new AbortController()
    server.isDown = false
    startSession()
    await settle()
    expect(server.isSubmitted).toBe(1)
  })

  test('answering continues when submitting is cancelled', async () => {
    const attemptSession = startSession()
    server.isDown = true
    attemptSession.submit()
    await settle()
    attemptSession.keepAnswering()
    server.isDown = false
    attemptSession.wake()
    await settle()
    expect(server.isSubmitted).toBe(0)
    expect(attemptSession.state.get().submitState).toBe('no')
  })

  test('the session ends when the server rejects further answers', async () => {
    const attemptSession = startSession()
    server.isClosed = true
    attemptSession.answer(1, 'B')
    await settle()
    expect(attemptSession.state.get().end).toBe('submitted')
    attemptSession.answer(1, 'C')
    expect(attemptSession.state.get().answers.get(1)).toBe('B')
  })

  test('a practice sends a multiple choice only when finished', async () => {
    const attemptSession = startSession(AttemptMode.Practice)
    attemptSession.answer(2, 'A')
    attemptSession.answer(2, 'A,C')
    await settle()
    expect(server.calls).toHaveLength(0)
    attemptSession.release(2)
    await settle()
    expect(server.calls.flat().map(({ answer }) => answer)).toEqual(['A,C'])
  })

  test('a text is sent when the learner pauses', async () => {
    const attemptSession = startSession()
    attemptSession.answer(3, '先')
    attemptSession.answer(3, '先算')
    await settle()
    expect(server.calls).toHaveLength(0)
    await settle(1300)
    expect(server.calls.flat().map(({ answer }) => answer)).toEqual(['先算'])
  })

  test('a text is sent whose pause ends during the check', async () => {
    for (let left = 0; left < 12; left += 1) {
      let steady = 0
      // Each reading of the clock takes a millisecond.
      const attemptSession = startSession(AttemptMode.Test, storage, null, () => ({ steady: (steady += 1), wall: 0 }))
      await settle()
      attemptSession.answer(3, `先算${left}`)
      await settle()
      steady += 1200 - left
      await settle(1300)
      expect(server.calls.flat().map(({ answer }) => answer)).toEqual([`先算${left}`])
      server.calls = []
    }
  })
})
