import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { chapterTest, question } from '#tests/factories/exams'
import { frozenClock } from '#tests/factories/learning'
import { reuseSessions, attemptClient } from './attempt_client.js'

const day = 86_400

test.group('The wrong-answer bank', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock = frozenClock()
  })
  group.each.teardown(() => setClock(null))

  /** A submitted test: the first answer wrong, the second right, the third cleared, the fourth missing. */
  async function submittedTest(client: Parameters<typeof attemptClient>[0]) {
    const examQuestions = [
      await question({ knowledgePoint: '混凝土' }),
      await question(),
      await question({ knowledgePoint: '模板' }),
      await question(),
    ]
    const fixture = await chapterTest({ questions: examQuestions })
    const attemptApi = attemptClient(client, fixture)
    const { userPaperId } = await attemptApi.start()
    await attemptApi.save(userPaperId, examQuestions[0].questionId, 'B')
    await attemptApi.save(userPaperId, examQuestions[1].questionId, 'A')
    await attemptApi.save(userPaperId, examQuestions[2].questionId, 'A')
    await attemptApi.save(userPaperId, examQuestions[2].questionId, '')
    await attemptApi.submit(userPaperId)
    const bank = async (query = '') => attemptApi.call('GET', `error-questions${query}`)
    return { ...fixture, attemptApi, examQuestions, bank }
  }

  test('wrong and cleared answers are banked, untouched ones are not', async ({ client, assert }) => {
    const { bank, examQuestions, courseId } = await submittedTest(client)
    const { errorQuestions, total, courses, knowledgePoints } = await bank()
    assert.equal(total, 2)
    const found = errorQuestions.find((one: { questionId: number }) => one.questionId === examQuestions[0].questionId)
    assert.include(found, {
      wrongTimes: 1,
      lastAnswer: 'B',
      source: 'paper',
      courseId,
      rightDays: 0,
      keys: null,
      lastWrongTime: '2026-05-04 10:00:00',
    })
    assert.deepEqual(courses.length, 1)
    assert.sameMembers(knowledgePoints, ['混凝土', '模板'])
    const revealed = (await bank('?reveal=1')).errorQuestions[0].keys
    assert.include(revealed, { questionKey: 'A', explanation: '<p>解析</p>' })
  })

  test('the bank is filtered by course and knowledge point', async ({ client, assert }) => {
    const { bank, courseId } = await submittedTest(client)
    const point = encodeURIComponent('混凝土')
    assert.equal((await bank(`?knowledgePoint=${point}`)).total, 1)
    assert.equal((await bank(`?courseId=${courseId}`)).total, 2)
    assert.equal((await bank(`?courseId=${courseId + 1}`)).total, 0)
  })

  test('right answers on two consecutive days master a question', async ({ client, assert }) => {
    const { attemptApi, bank, examQuestions } = await submittedTest(client)
    const { errorQuestionId } = (await bank()).errorQuestions.find(
      (one: { questionId: number }) => one.questionId === examQuestions[0].questionId
    )
    const again = (answer: string) => attemptApi.call('POST', `error-questions/${errorQuestionId}/answers`, { answer })
    assert.include(await again('A'), { answerPass: 1, rightDays: 1, mastered: false })
    assert.include(await again('A'), { rightDays: 1, mastered: false })
    clock.advance(day)
    await reuseSessions()
    assert.include(await again('B'), { answerPass: 0, rightDays: 0, mastered: false })
    clock.advance(day)
    await reuseSessions()
    assert.include(await again('A'), { rightDays: 1, mastered: false })
    clock.advance(3 * day)
    await reuseSessions()
    assert.include(await again('A'), { rightDays: 2, mastered: true })
    assert.equal((await bank()).total, 1)
  })

  test('a mastered question returns after a wrong answer', async ({ client, assert }) => {
    const { attemptApi, bank, examQuestions } = await submittedTest(client)
    await attemptApi.call('DELETE', 'error-questions')
    assert.equal((await bank()).total, 0)
    const { userPaperId } = await attemptApi.start()
    await attemptApi.save(userPaperId, examQuestions[0].questionId, 'C')
    await attemptApi.submit(userPaperId)
    assert.include((await bank()).errorQuestions[0], { wrongTimes: 2, lastAnswer: 'C' })
  })

  test('only questions of own attempts can be bookmarked', async ({ client, assert }) => {
    const { attemptApi, bank, examQuestions } = await submittedTest(client)
    const mark = (id: number) => attemptApi.call('POST', `error-questions?questionId=${id}`)
    const { questionId } = await question()
    assert.equal((await mark(questionId)).status, 404)
    assert.include(await mark(examQuestions[1].questionId), { code: '200' })
    assert.include(await mark(examQuestions[1].questionId), { code: '200' })
    const { errorQuestions } = await bank()
    const marked = errorQuestions.find((one: { questionId: number }) => one.questionId === examQuestions[1].questionId)
    assert.include(marked, { wrongTimes: 0, source: 'bookmark' })
  })

  test('the bank of another user is missing, with the same bytes', async ({ client, assert }) => {
    const { bank, paperId } = await submittedTest(client)
    const [{ errorQuestionId }] = (await bank()).errorQuestions
    const { token } = await createUser()
    const other = attemptClient(client, { token, paperId })
    const paths = [errorQuestionId, 987654].map((id) => `error-questions/${id}`)
    const [foreign, missing] = await Promise.all(paths.map((path) => other.call('DELETE', path)))
    assert.equal(foreign.status, 404)
    assert.equal(foreign.text, missing.text)
    assert.equal((await bank()).total, 2)
  })

  test('wrong answers of a practice are banked at once', async ({ client, assert }) => {
    const fixture = await chapterTest()
    const attemptApi = attemptClient(client, { ...fixture, correlationId: undefined })
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    await attemptApi.save(userPaperId, examQuestions[0].questionId, 'B')
    const [row] = await db.from('wrong_questions')
    assert.include(row, { wrong_times: 1, source: 'practice', last_answer: 'B' })
    await attemptApi.submit(userPaperId)
    assert.lengthOf(await db.from('wrong_questions').where('wrong_times', 1), 1)
  })
})
