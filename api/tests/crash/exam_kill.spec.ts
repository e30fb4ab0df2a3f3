import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { chapterTest, questions } from '#tests/factories/exams'
import { repeatCount } from '#tests/repeat'
import { brokenInvariants } from '#tests/invariants'
import { waitForRandomKillTime, randomIntUpTo } from './random_kill_time.js'
import { ServerProcess } from './server_process.js'

const kills = repeatCount(5, 100)
const people = 16
const asked = 40

/** A user who answers question after question and remembers the acknowledged answers. */
class Candidate {
  /** The acknowledged answer of each question. */
  readonly acknowledged = new Map<number, string>()
  /** Answers sent without a response since the last acknowledgement; they may have arrived or not. */
  readonly unanswered = new Map<number, string[]>()
  /** The number of acknowledged answers, repeated questions included. */
  saved = 0
  userPaperId = 0
  score: number | null = null
  #next = 0

  constructor(
    private readonly url: string,
    private readonly exam: { token: string; paperId: number; correlationId: string },
    private readonly questionIds: number[]
  ) {}

  async start(): Promise<void> {
    const { paperId, correlationId } = this.exam
    const { userPaperId } = await this.#call<{ userPaperId: number }>('papers', { paperId, correlationId })
    this.userPaperId = userPaperId
  }

  /** Answers until the connection breaks. */
  async answerOn(): Promise<void> {
    try {
      for (;;) await this.#answerNext()
    } catch {
      // The last answer got no response.
    }
  }

  async handIn(): Promise<void> {
    const { userScore } = await this.#call<{ userScore: number | null }>(`user-papers/${this.userPaperId}/scoring`, {})
    this.score = userScore
  }

  async #answerNext(): Promise<void> {
    const step = this.#next++
    const questionId = this.questionIds[step % this.questionIds.length]
    const answer = 'ABCD'[Math.floor(step / this.questionIds.length) % 4]
    const before = this.unanswered.get(questionId) ?? []
    this.unanswered.set(questionId, [...before, answer])
    const { userPaperId } = this
    const body = { userPaperId, paperId: this.exam.paperId, questionId, answer }
    const { answers } = await this.#call<{ answers?: { saved: boolean }[] }>('paper-answers', {
      ...body,
      clientOpId: `op-${step}`,
    })
    if (!answers?.[0]) return
    const { saved } = answers[0]
    this.unanswered.set(questionId, saved ? [] : before)
    if (!saved) return
    this.saved++
    this.acknowledged.set(questionId, answer)
  }

  async #call<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`${this.url}/api/user/${path}`, {
      method: 'POST',
      headers: { 'authorization': this.exam.token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as T
  }
}

test.group('kill -9 during a test attempt', (group) => {
  group.setup(() => testUtils.db().truncate())
  group.teardown(() => testUtils.db().truncate())

  test('no acknowledged answer is lost and each attempt is graded once', async ({ assert, cleanup }) => {
    const paper = await questions(asked)
    const exams = []
    for (let count = 0; count < people; count++) exams.push(await chapterTest({ questions: paper }))
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    // The test is about kills, not about rate limits.
    const settings = { RATE_LIMITS: 'off' }
    const ids = paper.map(({ questionId }) => questionId)
    const candidates = exams.map((exam) => new Candidate(server.url, exam, ids))
    const answered = () => candidates.reduce((sum, { saved }) => sum + saved, 0)

    await server.start(settings)
    await Promise.all(candidates.map((one) => one.start()))
    for (let round = 1; round <= kills; round++) {
      const answering = candidates.map((one) => one.answerOn())
      const before = answered()
      await waitForRandomKillTime(answered, before + 1 + randomIntUpTo(4 * people))
      await server.kill()
      await Promise.all(answering)
      await server.look(async (client) => {
        assert.deepEqual(await brokenInvariants(client), [])
        for (const { userPaperId, acknowledged, unanswered } of candidates) {
          const rows = await client.from('paper_answers').where('user_paper_id', userPaperId)
          const stored = new Map(rows.map((row) => [row.question_id, row.answer]))
          for (const [questionId, answer] of acknowledged) {
            const possible = [answer, ...(unanswered.get(questionId) ?? [])]
            assert.include(possible, stored.get(questionId))
          }
        }
      })
      await server.start(settings)
    }

    // The last submission is killed as well, and repeated.
    const handingIn = candidates.map((one) => one.handIn().catch(() => undefined))
    await pause(Math.random() * 60)
    await server.kill()
    await Promise.all(handingIn)
    const result = candidates.map(({ score }) => score)
    await server.start(settings)
    await Promise.all(candidates.map((one) => one.handIn()))
    for (const [at, score] of result.entries()) {
      if (score !== null) assert.equal(candidates[at].score, score)
    }
    await server.look(async (client) => {
      assert.deepEqual(await brokenInvariants(client), [])
      assert.lengthOf(await client.from('user_papers').where('state', 'graded'), people)
      const twice = await client.from('wrong_questions').where('wrong_times', '>', 1)
      assert.lengthOf(twice, 0)
    })
    const count = candidates.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    assert.isAbove(count, people, 'too few answers were acknowledged')
  }).timeout(repeatCount(480_000, 1_800_000))
})
