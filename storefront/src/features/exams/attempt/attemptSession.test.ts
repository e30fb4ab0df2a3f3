import { AttemptMode } from '@zhuxue/api/terms/exams/attempts'
import { QuestionType } from '@zhuxue/api/terms/exams/questions'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Moment } from '~/features/exams/attempt/clock/deadline'
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
  const kept = new Map<string, string>()
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
})
afterEach(() => {
  leaving.abort()
  vi.useRealTimers()
})

function sit(
  mode: AttemptMode = AttemptMode.Test,
  on: AnswerStorage = storage,
  secondsLeft: number | null = null,
  now?: () => Moment
) {
  const types = [QuestionType.Single, QuestionType.Multiple, QuestionType.AskAnswer]
  const questions = types.map((questionType, at) => {
    const { answer = '', rev = 0 } = server.kept.get(at + 1) ?? {}
    const bookmarked = server.bookmarked.has(at + 1)
    const answerPass = server.told.get(at + 1) ?? null
    return { questionId: at + 1, questionType, answer, rev, savedAt: null, bookmarked, answerPass }
  })
  const sitting = new AttemptSession(
    { mode, secondsLeft, questions },
    { server, store: new AnswerStore(7, on), now, newOpId: () => `op-${++ops}` }
  )
  void sitting.run(leaving.signal)
  return sitting
}

const settle = (ms = 5) => vi.advanceTimersByTimeAsync(ms)

describe('Attempt session', () => {
  test('every answer is saved at once', async () => {
    const sitting = sit()
    sitting.answer(1, 'B')
    expect(sitting.state.get().save.unsent).toBe(1)
    await settle()
    expect(server.kept.get(1)).toMatchObject({ answer: 'B', rev: 1 })
    expect(sitting.state.get().save).toMatchObject({ unsent: 0, savedAt: '2026-11-22 10:32:00' })
    expect(sitting.state.get().deadline?.secondsLeft).toBe(600)
  })

  test('an answer is saved where crypto.randomUUID is missing', async () => {
    const { getRandomValues } = crypto
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
    const question = { questionId: 1, questionType: QuestionType.Single, answer: '', rev: 0 }
    const questions = [{ ...question, savedAt: null, bookmarked: false, answerPass: null }]
    const attempt = { mode: AttemptMode.Test, secondsLeft: null, questions }
    const sitting = new AttemptSession(attempt, { server, store: new AnswerStore(7, storage) })
    void sitting.run(leaving.signal)
    sitting.answer(1, 'B')
    await settle()
    vi.unstubAllGlobals()
    expect(server.kept.get(1)?.opId).toMatch(/^\d+-\d+-\d+-\d+$/)
  })

  test('a practice shows its last grade until the answer changes', async () => {
    server.kept.set(1, { answer: 'B', rev: 1, opId: 'op' })
    server.kept.set(2, { answer: 'A', rev: 1, opId: 'op' })
    server.told = new Map([
      [1, 0],
      [2, 1],
    ])
    const sitting = sit(AttemptMode.Practice)
    expect([...sitting.state.get().verdicts]).toEqual([...server.told])
    sitting.answer(2, 'A,C')
    expect([...sitting.state.get().verdicts]).toEqual([[1, 0]])
  })

  test('answers given offline are not lost', async () => {
    const sitting = sit()
    server.isDown = true
    sitting.answer(1, 'B')
    sitting.answer(2, 'A,C')
    await settle()
    expect(sitting.state.get().save).toMatchObject({ unsent: 2, isFailing: true })
    server.isDown = false
    sitting.wake()
    await settle()
    expect(sitting.state.get().save).toMatchObject({ unsent: 0, isFailing: false })
    expect(server.kept.get(2)?.answer).toBe('A,C')
  })

  for (const status of [429, 503] as const) {
    test(`a ${status} is retried after its delay, with a notice`, async () => {
      const sitting = sit()
      server.busy = { status, retryAfter: 1 }
      sitting.answer(1, 'B')
      await settle()
      expect(savedText(sitting.state.get().save)).toBe('尚未保存，正在重试')
      server.busy = null
      sitting.answer(2, 'A')
      sitting.wake()
      await settle(600)
      expect(server.tries).toBe(1)
      await settle(600)
      expect([server.kept.get(1)?.answer, server.kept.get(2)?.answer]).toEqual(['B', 'A'])
      expect(savedText(sitting.state.get().save)).toBe('已保存 10:32')
    })
  }

  test('the time per question is sent despite a rejection', async () => {
    const sitting = sit()
    sitting.view(1)
    await settle(1050)
    server.isDown = true
    sitting.answer(1, 'B')
    await settle()
    server.isDown = false
    sitting.wake()
    await settle()
    expect(server.calls[0]?.[0]?.spentSeconds).toBe(1)
  })

  test('a last retry happens before the deadline', async () => {
    const sitting = sit(AttemptMode.Test, storage, 1)
    server.busy = { status: 503, retryAfter: 30 }
    sitting.answer(1, 'B')
    await settle()
    server.busy = null
    await settle(1200)
    expect(server.kept.get(1)?.answer).toBe('B')
  })

  test('an attempt continues offline after the browser was closed', async () => {
    server.isDown = true
    const first = sit()
    first.answer(1, 'B')
    first.mark(2)
    await settle()
    leaving.abort()
    leaving = new AbortController()
    server.isDown = false

    const second = sit()
    expect(second.state.get().answers.get(1)).toBe('B')
    expect([...second.state.get().marked]).toEqual([2])
    await settle()
    expect(server.kept.get(1)?.answer).toBe('B')
    expect([...server.bookmarked]).toEqual([2])
  })

  test('bookmarks of another device are shown', async () => {
    server.bookmarked.add(3)
    const sitting = sit()
    expect([...sitting.state.get().marked]).toEqual([3])
    server.kept.set(2, { answer: 'A', rev: 1, opId: 'other' })
    server.bookmarked.add(2)
    await sitting.refresh()
    expect(sitting.state.get().marked.has(2)).toBe(true)
  })

  test('bookmarks of two devices are merged per question', async () => {
    const sitting = sit()
    server.isDown = true
    sitting.mark(1)
    sitting.mark(2)
    sitting.mark(2)
    server.bookmarked.add(3).add(2)
    await settle()
    server.isDown = false
    sitting.wake()
    await settle()
    expect([...server.bookmarked].sort()).toEqual([1, 3])
    expect([...sitting.state.get().marked].sort()).toEqual([1, 3])
  })

  test('an attempt is submitted even if bookmarks fail', async () => {
    const sitting = sit()
    server.refusesBookmarks = true
    sitting.mark(1)
    await settle()
    sitting.answer(1, 'B')
    sitting.handIn()
    await settle()
    expect(server.kept.get(1)?.answer).toBe('B')
    expect(sitting.state.get().end).toBe('submitted')
  })

  test('a bookmark of another tab is adopted', () => {
    const [one, other] = [sit(), sit()]
    other.mark(2)
    expect(one.adoptOtherTab('zhuxue.attempt.7.bookmarks')).toBeNull()
    expect([...one.state.get().marked]).toEqual([2])
  })

  test('a lost confirmation does not repeat the change', async () => {
    const sitting = sit()
    server.losesAnswers = true
    sitting.answer(1, 'B')
    await settle()
    sitting.wake()
    await settle()
    expect(server.calls).toHaveLength(2)
    expect(server.kept.get(1)).toMatchObject({ answer: 'B', rev: 1 })
    expect(sitting.state.get().save.unsent).toBe(0)
  })

  test('another device’s newer answer wins, with a notice', async () => {
    const sitting = sit()
    server.kept.set(1, { answer: 'D', rev: 4, opId: 'other' })
    sitting.answer(1, 'B')
    await settle()
    expect(sitting.state.get().answers.get(1)).toBe('D')
    expect(sitting.state.get().overtaken).toEqual([{ questionId: 1, mine: 'B', theirs: 'D' }])

    sitting.answer(1, 'B')
    await settle()
    expect(server.kept.get(1)).toMatchObject({ answer: 'B', rev: 5 })
    expect(sitting.state.get().overtaken).toEqual([])
  })

  test('an answer of another tab is adopted', async () => {
    const [one, other] = [sit(), sit()]
    other.answer(1, 'C')
    expect(one.adoptOtherTab('zhuxue.attempt.7.1')).toBe(1)
    expect(one.state.get().answers.get(1)).toBe('C')
    expect(one.adoptOtherTab('zhuxue.attempt.7.1')).toBeNull()
    await settle()
    expect(server.kept.get(1)).toMatchObject({ answer: 'C', rev: 1 })
  })

  test('another device’s answer is loaded when the page is shown', async () => {
    const sitting = sit()
    server.kept.set(2, { answer: 'A,B', rev: 1, opId: 'other' })
    await sitting.refresh()
    expect(sitting.state.get().answers.get(2)).toBe('A,B')
    expect(sitting.state.get().deadline?.secondsLeft).toBe(300)
  })

  test('an offline attempt is submitted after its last answer', async () => {
    const sitting = sit()
    server.isDown = true
    sitting.answer(1, 'B')
    sitting.handIn()
    await settle()
    expect(sitting.state.get().handingIn).toBe('lost')
    server.isDown = false
    sitting.wake()
    await settle()
    expect(server.kept.get(1)?.answer).toBe('B')
    expect(server.isSubmitted).toBe(1)
    expect(sitting.state.get().end).toBe('submitted')
    expect(storage.keys()).toEqual([])
  })

  test('a requested submission continues after a reload', async () => {
    server.isDown = true
    sit().handIn()
    await settle()
    leaving.abort()
    leaving = new AbortController()
    server.isDown = false
    sit()
    await settle()
    expect(server.isSubmitted).toBe(1)
  })

  test('answering continues when submitting is cancelled', async () => {
    const sitting = sit()
    server.isDown = true
    sitting.handIn()
    await settle()
    sitting.keepAnswering()
    server.isDown = false
    sitting.wake()
    await settle()
    expect(server.isSubmitted).toBe(0)
    expect(sitting.state.get().handingIn).toBe('no')
  })

  test('the session ends when the server rejects further answers', async () => {
    const sitting = sit()
    server.isClosed = true
    sitting.answer(1, 'B')
    await settle()
    expect(sitting.state.get().end).toBe('submitted')
    sitting.answer(1, 'C')
    expect(sitting.state.get().answers.get(1)).toBe('B')
  })

  test('a practice sends a multiple choice only when finished', async () => {
    const sitting = sit(AttemptMode.Practice)
    sitting.answer(2, 'A')
    sitting.answer(2, 'A,C')
    await settle()
    expect(server.calls).toHaveLength(0)
    sitting.release(2)
    await settle()
    expect(server.calls.flat().map(({ answer }) => answer)).toEqual(['A,C'])
  })

  test('a text is sent when the learner pauses', async () => {
    const sitting = sit()
    sitting.answer(3, '先')
    sitting.answer(3, '先算')
    await settle()
    expect(server.calls).toHaveLength(0)
    await settle(1300)
    expect(server.calls.flat().map(({ answer }) => answer)).toEqual(['先算'])
  })

  test('a text is sent whose pause ends during the check', async () => {
    for (let left = 0; left < 12; left += 1) {
      let steady = 0
      // Each reading of the clock takes a millisecond.
      const sitting = sit(AttemptMode.Test, storage, null, () => ({ steady: (steady += 1), wall: 0 }))
      await settle()
      sitting.answer(3, `先算${left}`)
      await settle()
      steady += 1200 - left
      await settle(1300)
      expect(server.calls.flat().map(({ answer }) => answer)).toEqual([`先算${left}`])
      server.calls = []
    }
  })
})
