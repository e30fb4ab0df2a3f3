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
let rejections: { status: 429 | 503; retryAfter: number }[]
let times: number[]
let storedValues: Map<number, string>
let leaving: AbortController

beforeEach(async () => {
  ;[rejections, times, storedValues, leaving] = [[], [], new Map(), new AbortController()]
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
  const rejection = rejections.shift()
  if (rejection) {
    response.writeHead(rejection.status, { 'Retry-After': String(rejection.retryAfter) })
    response.end(JSON.stringify({ code: String(rejection.status), msg: '操作过于频繁，请稍后再试' }))
    return
  }
  const sent = (JSON.parse(text) as { answers: { questionId: number; answer: string }[] }).answers
  const answers = sent.map((one) => {
    storedValues.set(one.questionId, one.answer)
    const result = { saved: true, rev: 1, savedAt: '2026-11-23 10:32:00', stored: null }
    return { questionId: one.questionId, ...result, answerPass: null }
  })
  response.end(JSON.stringify({ code: '200', secondsLeft: null, answers }))
}

function startSession(): AttemptSession {
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
  const attemptSession = new AttemptSession(attempt, { server: openAttempt(7, 3), store })
  void attemptSession.run(leaving.signal)
  return attemptSession
}

test('answers survive a 503 and a 429 of a real server', async () => {
  rejections = [
    { status: 503, retryAfter: 1 },
    { status: 429, retryAfter: 2 },
  ]
  const attemptSession = startSession()
  const savedState = () => savedText(attemptSession.state.get().save)
  attemptSession.answer(1, 'B')
  await vi.waitFor(() => expect(savedState()).toBe('尚未保存，正在重试'))
  attemptSession.answer(2, 'C')
  attemptSession.wake()
  await vi.waitFor(() => expect(times).toHaveLength(2), 4000)
  expect(savedState()).toBe('尚未保存，正在重试')
  attemptSession.wake()
  await vi.waitFor(() => expect(savedState()).toBe('已保存 10:32'), 6000)

  expect([...storedValues]).toEqual([
    [1, 'B'],
    [2, 'C'],
  ])
  expect(times).toHaveLength(3)
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(990)
  expect(times[2]! - times[1]!).toBeGreaterThanOrEqual(1990)
}, 15_000)
