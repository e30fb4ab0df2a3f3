import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { setClock } from '#core/time'
import DrawDailyQuestionJob from '#exams/wrong_questions/draw_daily_question_job'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { chapterTest, examPaper, question } from '#tests/factories/exams'
import { frozenClock } from '#tests/factories/learning'
import { wrongMessages } from '#exams/wrong_questions/terms'
import { reuseSessions, attemptClient } from './attempt_client.js'

const day = 86_400

test.group('The question of the day', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock = frozenClock('2026-05-04T15:30:00Z')
  })
  group.each.teardown(() => setClock(null))

  const path = '/api/public/today-question'
  async function read(client: ApiClient, token?: string) {
    const request = client.get(path)
    if (token) request.header('Authorization', token)
    return (await request).body()
  }
  async function answer(client: ApiClient, body: object, token?: string) {
    const request = client.post(`${path}/answer`).json(body)
    if (token) request.header('Authorization', token)
    return (await request).body()
  }

  test('an empty bank gets a message', async ({ client, assert }) => {
    await question({ type: 'askanswer' })
    const result = await read(client)
    assert.include(result, { question: null, emptyText: '今日没有练习题', yesterday: null })
  })

  test('each day in Shanghai has another question, oldest first', async ({ client, assert }) => {
    const made = [await question(), await question(), await question()]
    const seen: number[] = []
    for (let count = 0; count < 4; count++) {
      const { question: shown } = await read(client)
      assert.equal((await read(client)).question.questionId, shown.questionId)
      seen.push(shown.questionId)
      clock.advance(count === 0 ? 1800 : day)
    }
    const ids = made.map(({ questionId }) => questionId)
    assert.deepEqual(seen, [...ids, ids[0]])
  })

  test('yesterday’s question is shown with its key', async ({ client, assert }) => {
    const first = await question({ keys: 'C' })
    await question()
    await new DrawDailyQuestionJob().execute()
    clock.advance(1800)
    const { yesterday, question: today } = await read(client)
    assert.equal(yesterday.question.questionId, first.questionId)
    assert.include(yesterday.keys, { questionKey: 'C', explanation: '<p>解析</p>' })
    assert.notProperty(today, 'questionKey')
  })

  test('visitors can answer repeatedly and get the verdict', async ({ client, assert }) => {
    const { questionId } = await question({ type: 'multiple', keys: 'A,C' })
    assert.include(await answer(client, { questionId, answer: 'C,A' }), { answerPass: 1 })
    for (const wrong of ['', 'A', 'A,B,C']) {
      const result = await answer(client, { questionId, answer: wrong })
      assert.include(result, { answerPass: 0, inErrorBook: false, streak: null })
      assert.deepEqual(result.questionKeys, ['A', 'C'])
    }
    assert.lengthOf(await db.from('wrong_questions'), 0)
  })

  test('a learner’s first wrong answer of the day is banked', async ({ client, assert }) => {
    const { questionId } = await question()
    const { token } = await createUser()
    for (let again = 0; again < 3; again++) {
      assert.isTrue((await answer(client, { questionId, answer: 'B' }, token)).inErrorBook)
    }
    assert.isFalse((await answer(client, { questionId, answer: 'A' }, token)).inErrorBook)
    assert.include((await db.from('wrong_questions'))[0], { wrong_times: 1, source: 'daily' })
    assert.deepEqual((await read(client, token)).streak, { answeredToday: true, days: 1 })
  })

  test('a streak lasts until the day is over', async ({ client, assert }) => {
    for (let count = 0; count < 6; count++) await question()
    const { token } = await createUser()
    for (let count = 0; count < 3; count++) {
      const { question: shown } = await read(client, token)
      await answer(client, { questionId: shown.questionId, answer: 'A' }, token)
      clock.advance(day)
      await reuseSessions()
    }
    assert.deepEqual((await read(client, token)).streak, { answeredToday: false, days: 3 })
    clock.advance(day)
    await reuseSessions()
    assert.deepEqual((await read(client, token)).streak, { answeredToday: false, days: 0 })
  })

  test('an answer to another question is rejected', async ({ client, assert }) => {
    await question()
    const { questionId } = await question()
    const result = await answer(client, { questionId, answer: 'A' })
    assert.include(result, { msg: '今日练习题已更新，请刷新页面' })
  })

  test('a question of a never-shown paper is not drawn', async ({ client, assert }) => {
    const silent = await question()
    const open = await question()
    const courseId = await course()
    await examPaper({ courseId, questions: [silent], row: { keys_shown: 'never' } })
    assert.equal((await read(client)).question.questionId, open.questionId)
  })

  test('a question of an open test is neither drawn nor graded', async ({ client, assert }) => {
    const examQuestions = await question({ keys: 'C' })
    const fixture = await chapterTest({ questions: [examQuestions] })
    const attemptApi = attemptClient(client, fixture)
    const drawn = (await read(client)).question
    assert.equal(drawn.questionId, examQuestions.questionId)

    const { userPaperId } = await attemptApi.start()
    const { token } = await createUser()
    for (const reader of [undefined, token, fixture.token]) {
      const result = await answer(client, { questionId: examQuestions.questionId, answer: 'A' }, reader)
      assert.include(result, { code: 'keys-withheld', msg: wrongMessages.inSomeTest })
      assert.notProperty(result, 'questionKey')
    }
    clock.advance(1800)
    const free = await question()
    const next = await read(client)
    assert.isNull(next.yesterday)
    assert.equal(next.question.questionId, free.questionId)

    await attemptApi.submit(userPaperId)
    assert.equal((await read(client)).yesterday.keys.questionKey, 'C')
  })
})
