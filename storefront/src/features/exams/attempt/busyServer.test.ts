import { AttemptMode } from '@zhuxue/api/terms/exams/attempts'
import { QuestionType } from '@zhuxue/api/terms/exams/questions'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerStore } from '~/features/exams/attempt/saving/answerStore'
import { savedText } from '~/features/exams/attempt/saving/savedText'
import { openAttempt } from './openAttempt'
import { AttemptSession } from './attemptSession'

/** A real server on loopback: it rejects the first calls, and stores what it accepts. */
let server: Server
let refusals: { status: 429 | 503; retryAfter: number }[]
let times: number[]
let kept: Map<number, string>
let leaving: AbortController

beforeEach(async () => {
  ;[refusals, times, kept, leaving] = [[], [], new Map(), new AbortController()]
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init))
})

afterEach(async () => {
  leaving.abort()
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = ''
  for await (const chunk of request) text += chunk
  times.push(performance.now())
  response.setHeader('Content-Type', 'application/json')
  const refusal = refusals.shift()
  if (refusal) {
    response.writeHead(refusal.status, { 'Retry-After': String(refusal.retryAfter) })
    response.end(JSON.stringify({ code: String(refusal.status), msg: '操作过于频繁，请稍后再试' }))
    return
  }
  const sent = (JSON.parse(text) as { answers: { questionId: number; answer: string }[] }).answers
  const answers = sent.map((one) => {
    kept.set(one.questionId, one.answer)
    const result = { saved: true, rev: 1, savedAt: '2026-11-23 10:32:00', stored: null }
    return { questionId: one.questionId, ...result, answerPass: null }
  })
  response.end(JSON.stringify({ code: '200', secondsLeft: null, answers }))
}

function sit(): AttemptSession {
  const texts = new Map<string, string>()
  const store = new AnswerStore(7, {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  })
  const questions = [1, 2].map((questionId) => ({
    questionId,
    questionType: QuestionType.Single,
    answer: '',
    rev: 0,
    savedAt: null,
    bookmarked: false,
    answerPass: null,
  }))
  const attempt = { mode: AttemptMode.Test, secondsLeft: null, questions }
  const sitting = new AttemptSession(attempt, { server: openAttempt(7, 3), store })
  void sitting.run(leaving.signal)
  return sitting
}

test('answers survive a 503 and a 429 of a real server', async () => {
  refusals = [
    { status: 503, retryAfter: 1 },
    { status: 429, retryAfter: 2 },
  ]
  const sitting = sit()
  const said = () => savedText(sitting.state.get().save)
  sitting.answer(1, 'B')
  await vi.waitFor(() => expect(said()).toBe('尚未保存，正在重试'))
  sitting.answer(2, 'C')
  sitting.wake()
  await vi.waitFor(() => expect(times).toHaveLength(2), 4000)
  expect(said()).toBe('尚未保存，正在重试')
  sitting.wake()
  await vi.waitFor(() => expect(said()).toBe('已保存 10:32'), 6000)

  expect([...kept]).toEqual([
    [1, 'B'],
    [2, 'C'],
  ])
  expect(times).toHaveLength(3)
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(990)
  expect(times[2]! - times[1]!).toBeGreaterThanOrEqual(1990)
}, 15_000)
