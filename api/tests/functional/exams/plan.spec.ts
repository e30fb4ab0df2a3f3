import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { question, questions } from '#tests/factories/exams'
import { frozenClock } from '#tests/factories/learning'
import { reuseSessions, attemptClient } from './attempt_client.js'

const day = 86_400

test.group('The study plan for an examination', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock = frozenClock()
  })
  group.each.teardown(() => setClock(null))

  /** A learner with questions in the wrong-answer bank. */
  async function learner(client: Parameters<typeof attemptClient>[0], count: number) {
    const { user, token } = await createUser()
    const bank = await questions(count)
    await db
      .table('wrong_questions')
      .multiInsert(
        bank.map(({ questionId }) => ({
          user_id: user.id,
          question_id: questionId,
          wrong_times: 1,
          source: 'paper',
          last_wrong_at: '2026-05-03 00:00:00',
          created_at: '2026-05-03 00:00:00',
        }))
      )
    const { call } = attemptClient(client, { token, paperId: 0 })
    return { call, bank }
  }

  test('a plan schedules questions each day, due ones first', async ({ client, assert }) => {
    const { call } = await learner(client, 12)
    const saved = await call('POST', 'exam-plan', { examDate: '2026-06-03', perDay: 5 })
    assert.include(saved.plan, { examDate: '2026-06-03', perDay: 5, daysLeft: 30 })
    assert.include(saved, { today: 5, left: 12 })
    assert.lengthOf(saved.series, 30)
    assert.include(saved.series[0], { day: '2026-05-04', reviews: 0, fresh: 5, left: 7 })
    const { series } = saved
    assert.isTrue(series.every((one: { reviews: number; fresh: number }) => one.reviews + one.fresh <= 5))
    assert.equal(series.at(-1).left, 0)
    // A question of today is repeated before the examination, but not tomorrow.
    assert.equal(series[1].reviews, 0)
    assert.isAtLeast(
      series.reduce((sum: number, { reviews }: { reviews: number }) => sum + reviews, 0),
      12
    )

    const { questions: today } = await call('GET', 'exam-plan/questions')
    assert.lengthOf(today, 5)
    const [first, second] = today
    const wrong = { questionId: first.questionId, answer: 'B' }
    assert.include(await call('POST', 'exam-plan/answers', wrong), {
      answerPass: 0,
      questionKey: 'A',
      nextDay: '2026-05-05',
    })
    const right = { questionId: second.questionId, answer: 'A' }
    const { nextDay } = await call('POST', 'exam-plan/answers', right)
    assert.isAbove(Date.parse(nextDay), Date.parse('2026-05-05'))
    assert.include(await call('GET', 'exam-plan'), { today: 3, answeredToday: 2, left: 10 })

    clock.advance(day)
    await reuseSessions()
    const { questions: tomorrow } = await call('GET', 'exam-plan/questions')
    assert.equal(tomorrow[0].questionId, first.questionId)
  })

  test('each question is repeated before the examination', async ({ client, assert }) => {
    const { call } = await learner(client, 5)
    await call('POST', 'exam-plan', { examDate: '2026-05-07', perDay: 5 })
    const { questions: today } = await call('GET', 'exam-plan/questions')
    for (const { questionId } of today) {
      const { nextDay } = await call('POST', 'exam-plan/answers', { questionId, answer: 'A' })
      assert.isBelow(Date.parse(nextDay), Date.parse('2026-05-07'))
    }
  })

  test('a question outside the plan is rejected', async ({ client, assert }) => {
    const { call } = await learner(client, 1)
    const body = { questionId: (await question()).questionId, answer: 'A' }
    assert.include(await call('POST', 'exam-plan/answers', body), { msg: '还没有学习计划' })
    await call('POST', 'exam-plan', { examDate: '2026-05-20', perDay: 5 })
    assert.equal((await call('POST', 'exam-plan/answers', body)).status, 404)
  })

  for (const [examDate, msg] of [
    ['2026-05-04', '考试日期必须晚于今天'],
    ['2027-05-05', '考试日期最多在365天以内'],
  ]) {
    test(`${examDate} is rejected as examination date`, async ({ client, assert }) => {
      const { call } = await learner(client, 1)
      const refused = await call('POST', 'exam-plan', { examDate, perDay: 20 })
      assert.include(refused, { msg })
      assert.equal(refused.errors[0].field, 'examDate')
    })
  }

  test('a deleted plan keeps the learned questions', async ({ client, assert }) => {
    const { call } = await learner(client, 5)
    const plan = { examDate: '2026-06-03', perDay: 5 }
    await call('POST', 'exam-plan', plan)
    const [{ questionId }] = (await call('GET', 'exam-plan/questions')).questions
    await call('POST', 'exam-plan/answers', { questionId, answer: 'A' })
    await call('DELETE', 'exam-plan')
    assert.isNull((await call('GET', 'exam-plan')).plan)
    assert.equal((await call('POST', 'exam-plan', plan)).left, 4)
  })
})
