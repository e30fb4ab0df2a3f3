import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { markingMessages } from '#exams/marking/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { paper } from '#tests/factories/papers'
import { bank, submittedAttempt, question } from '#tests/factories/questions'

const adminClient = (client: ApiClient, { token }: CreatedUser, role: 'admin' | 'teacher') => {
  const base = `/api/${role}/paper-answers`
  return {
    list: async (query: object = {}) => (await client.get(base).qs(query).as(token)).body(),
    mark: (id: number, body: object) => client.post(`${base}/${id}/marking`).as(token).json(body),
  }
}

test.group('Marking of answers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** A submitted course test of two text answers and one graded by the server. */
  async function setUp() {
    const teacher = await createUser(Role.Teacher)
    const { user } = await createUser()
    const bankId = await bank()
    const paperId = await paper({ courseId: await course({ teacherId: teacher.user.id }) })
    const textAnswer = { max: 4, answer: '先撑后挖', waiting: true }
    const userPaperId = await submittedAttempt({
      userId: user.id,
      paperId,
      answers: [
        { ...(await question(bankId)), max: 2, answer: 'A', score: 2 },
        { ...(await question(bankId, { type: 'askanswer', score: 4 })), ...textAnswer },
        { ...(await question(bankId, { type: 'askanswer', score: 4 })), ...textAnswer },
      ],
    })
    const attempt = () => db.from('user_papers').where('id', userPaperId).first()
    return { teacher, attempt, userPaperId }
  }

  test('the last mark publishes the result', async ({ client, assert }) => {
    const { attempt } = await setUp()
    const adminApi = adminClient(client, await createUser(Role.Admin), 'admin')
    const { paperAnswers, total } = await adminApi.list()
    assert.equal(total, 2)
    assert.include(paperAnswers[0], { answer: '先撑后挖', maxScore: 4, answerScore: null })
    const [first, second] = paperAnswers.map((one: { paperAnswerId: number }) => one.paperAnswerId)

    const marked = (await adminApi.mark(first, { answerScore: 2.5, remark: '漏了分层' })).body()
    assert.include(marked, { graded: false, msg: markingMessages.marked })
    assert.equal((await attempt()).state, 'reviewing')

    const last = (await adminApi.mark(second, { answerScore: 4 })).body()
    assert.include(last, { graded: true, msg: markingMessages.graded })
    assert.include(await attempt(), { state: 'graded', score_tenths: 85, user_score_tenths: 850 })
    assert.equal((await adminApi.list()).total, 0)
    const done = await adminApi.list({ marking: 'done' })
    assert.include(done, { total: 2, more: false })
    assert.containsSubset(done.paperAnswers, [
      { paperAnswerId: second, answerScore: 4 },
      { paperAnswerId: first, answerScore: 2.5, remark: '漏了分层' },
    ])

    await adminApi.mark(first, { answerScore: 0, seenScore: 2.5 })
    assert.equal((await attempt()).user_score_tenths, 600)
  })

  test('an answer below full score is in the wrong-answer bank until corrected', async ({ client, assert }) => {
    const { attempt } = await setUp()
    const adminApi = adminClient(client, await createUser(Role.Admin), 'admin')
    const { user_id: userId } = await attempt()
    const banked = () => db.from('wrong_questions').where('user_id', userId).orderBy('question_id').select('*')
    const [first, second] = (await adminApi.list()).paperAnswers.map(
      (one: { paperAnswerId: number }) => one.paperAnswerId
    )

    await adminApi.mark(first, { answerScore: 4 })
    assert.deepEqual(await banked(), [])
    await adminApi.mark(second, { answerScore: 2.5 })
    const [row] = await banked()
    assert.include(row, { wrong_times: 1, last_answer: '先撑后挖', source: 'paper' })
    assert.isNull(row.mastered_at)

    await adminApi.mark(second, { answerScore: 1 })
    assert.equal((await banked())[0].wrong_times, 1)
    await adminApi.mark(second, { answerScore: 4 })
    assert.isNotNull((await banked())[0].mastered_at)
    await adminApi.mark(first, { answerScore: 3 })
    assert.lengthOf(
      (await banked()).filter(({ mastered_at: left }) => left === null),
      1
    )
  })

  test('a score is between zero and maximum, in half points', async ({ client, assert }) => {
    await setUp()
    const adminApi = adminClient(client, await createUser(Role.Admin), 'admin')
    const [{ paperAnswerId: id }] = (await adminApi.list()).paperAnswers
    for (const answerScore of [-0.5, 4.5, 1.2, '一', null]) {
      const { errors } = (await adminApi.mark(id, { answerScore })).body()
      assert.include(errors[0], { field: 'answerScore', msg: markingMessages.score })
    }
    await adminApi.mark(id, { answerScore: 1, seenScore: null })
    const late = (await adminApi.mark(id, { answerScore: 3, seenScore: null })).body()
    assert.include(late, { code: 'conflict', answerScore: 1 })
  })

  test('a teacher marks own courses only', async ({ client, assert }) => {
    const { teacher, attempt } = await setUp()
    const own = adminClient(client, teacher, 'teacher')
    const other = adminClient(client, await createUser(Role.Teacher), 'teacher')
    const { paperAnswers } = await own.list()
    assert.lengthOf(paperAnswers, 2)
    assert.equal((await other.list()).total, 0)

    const [{ paperAnswerId: id }] = paperAnswers
    assert.equal((await other.mark(id, { answerScore: 1 })).status(), 404)
    assert.equal((await own.mark(id, { answerScore: 1 })).body().code, '200')
    assert.equal((await attempt()).state, 'reviewing')
  })

  test('blind marking hides the names', async ({ client, assert }) => {
    await setUp()
    const adminApi = adminClient(client, await createUser(Role.Admin), 'admin')
    const { paperAnswers } = await adminApi.list({ blind: 1 })
    assert.isNull(paperAnswers[0].studentName)
    assert.notInclude(JSON.stringify(paperAnswers), '测试人员')
    assert.equal((await adminApi.list()).paperAnswers[0].studentName, '测试人员')
  })

  test('server-graded and practice answers are not in the queue', async ({ client, assert }) => {
    const { userPaperId } = await setUp()
    const adminApi = adminClient(client, await createUser(Role.Admin), 'admin')
    const auto = await db.from('paper_answers').where({ user_paper_id: userPaperId, marking: 'auto' }).first()
    assert.equal((await adminApi.mark(auto.id, { answerScore: 1 })).status(), 404)
    await db.from('user_papers').where('id', userPaperId).update({ mode: 'practice' })
    assert.equal((await adminApi.list()).total, 0)
  })
})
