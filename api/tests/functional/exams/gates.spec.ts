import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { lockAttempt } from '#exams/attempts/submit_attempt'
import { publishResult } from '#exams/grading/publish_result'
import { Role } from '#core/roles'
import { transaction } from '#core/transaction'
import { createUser } from '#tests/factories/accounts'
import { eduLog } from '#tests/factories/certificates'
import { course } from '#tests/factories/catalogue'
import { chapterTest, examPaper, questions } from '#tests/factories/exams'
import { createEntitlement } from '#tests/factories/learning'
import { attemptClient } from './attempt_client.js'

/** A learner of a course with its own paper; completely studied unless options say otherwise. */
async function courseTest(overrides: { available?: number; own?: boolean; subject?: boolean } = {}) {
  const learner = await createUser()
  const courseId = await course({ type: 5, subject: 'jzgc', required: true })
  await createEntitlement(learner.user.id, courseId)
  const hours = await eduLog(learner.user.id, courseId, { total: 600, available: overrides.available ?? 600 })
  const examQuestions = await questions(2)
  const own = overrides.own === false ? null : await examPaper({ courseId, questions: examQuestions })
  const subjectPaperId = overrides.subject ? await examPaper({ subject: 'jzgc', questions: examQuestions }) : null
  const correlationId = `edu-${hours.courseEduLogId}`
  const paperId = (own ?? subjectPaperId)!
  return { ...learner, ...hours, courseId, questions: examQuestions, paperId, subjectPaperId, correlationId }
}

test.group('Access to papers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a paper opens only with its own context', async ({ client, assert }) => {
    const chapter = await chapterTest()
    const learner = { token: chapter.token, userId: chapter.user.id }
    const courseId = await course({ type: 5, subject: 'szgc', required: true })
    await createEntitlement(learner.userId, courseId)
    const log = await eduLog(learner.userId, courseId, { total: 600, available: 600, subject: 'szgc' })
    const paperOfCourse = await examPaper({ courseId, questions: await questions(1) })
    const paperOfSubject = await examPaper({ subject: 'szgc', questions: await questions(1) })
    const papers = [chapter.paperId, paperOfCourse, paperOfSubject]
    const references = [chapter.correlationId, `edu-${log.courseEduLogId}`, 'subject-szgc_1']
    for (const [row, paperId] of papers.entries()) {
      for (const [column, correlationId] of references.entries()) {
        const attemptApi = attemptClient(client, { ...learner, paperId, correlationId })
        const expected = row === column ? 200 : 404
        assert.equal((await attemptApi.open()).status, expected, `${row} ${column}`)
        assert.equal((await attemptApi.start()).status, expected, `${row} ${column}`)
      }
    }
  })

  test('another user’s study record gets 404', async ({ client, assert }) => {
    const fixture = await courseTest()
    const other = await courseTest()
    const attemptApi = attemptClient(client, { ...fixture, correlationId: other.correlationId })
    assert.equal((await attemptApi.start()).status, 404)
  })

  test('a user without entitlement must buy', async ({ client, assert }) => {
    const fixture = await chapterTest()
    for (const role of [Role.User, Role.Teacher, Role.Admin]) {
      const { token } = await createUser(role)
      const attemptApi = attemptClient(client, { ...fixture, token })
      assert.include(await attemptApi.start(), { code: 'not-bought', msg: '购买课程后才可以参加测试' })
      const practice = attemptClient(client, { token, paperId: fixture.paperId })
      const msg = '购买课程后才可以练习习题'
      assert.include(await practice.open(), { code: 'not-bought', msg })
    }
  })

  test('a chapter test opens after its video', async ({ client, assert }) => {
    const fixture = await chapterTest({ studied: false })
    const attemptApi = attemptClient(client, fixture)
    assert.include(await attemptApi.start(), { code: 'not-yet', msg: '未完成视频观看：还没有观看' })
    const practice = attemptClient(client, { ...fixture, correlationId: undefined })
    assert.include(await practice.start(), { code: '200', mode: 'practice' })
  })

  for (const [available, outcome] of [
    [599, '学完课程后可以测试'],
    [600, undefined],
  ] as const) {
    test(`a course test at ${available} of 600 seconds is ${outcome ? 'rejected' : 'open'}`, async ({
      client,
      assert,
    }) => {
      const attemptApi = attemptClient(client, await courseTest({ available }))
      assert.equal((await attemptApi.start()).msg, outcome)
    })
  }

  test('a course without a paper uses the paper of its subject', async ({ client, assert }) => {
    const fixture = await courseTest({ own: false, subject: true })
    const list = await client
      .get(`/api/user/course-edu-logs/further-edu-cert-id/${fixture.certificateId}`)
      .header('Authorization', fixture.token)
    assert.include(list.body().courseEduLogs[0], {
      examMaintained: true,
      canTest: true,
      paperId: fixture.paperId,
      correlationId: fixture.correlationId,
    })
    const attemptApi = attemptClient(client, fixture)
    assert.include(await attemptApi.start(), { code: '200', mode: 'test' })
  })

  test('a subject paper needs an entitlement of the subject', async ({ client, assert }) => {
    const fixture = await courseTest({ own: false, subject: true })
    const read = async (token: string) =>
      (
        await client
          .get('/api/user/edu/subject-papers?subjectCode=jzgc&requiredCourse=1')
          .header('Authorization', token)
      ).body().subjectPapers
    const anotherUser = await createUser()
    const [own] = await read(fixture.token)
    const [foreign] = await read(anotherUser.token)
    assert.deepEqual([own.obstacle, own.testObstacle], [null, null])
    assert.equal(foreign.obstacle, '购买课程后才可以练习习题')
    assert.equal(foreign.testObstacle, '购买课程后才可以参加测试')
    const { correlationId, paperId } = foreign
    const attemptApi = attemptClient(client, { token: anotherUser.token, paperId, correlationId })
    assert.include(await attemptApi.start(), { code: 'not-bought' })
  })

  test('a practice cannot continue as a test', async ({ client, assert }) => {
    const fixture = await chapterTest()
    const attemptApi = attemptClient(client, { ...fixture, correlationId: undefined })
    assert.equal((await attemptApi.start({ mode: 'test' })).status, 404)
    const test = attemptClient(client, fixture)
    assert.include(await test.start({ mode: 'practice' }), { mode: 'practice' })
    assert.include(await test.start(), { code: 'other-mode-open' })
    assert.include(await test.start({ restart: true }), { mode: 'test', attemptNo: 2 })
  })
})

test.group('Hours and test results', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function takeTest(client: ApiClient, fixture: Awaited<ReturnType<typeof chapterTest>>, answer: string) {
    const attemptApi = attemptClient(client, fixture)
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const all = examQuestions.map(({ questionId }: { questionId: number }) => ({ questionId, answer }))
    await attemptApi.saveAll(userPaperId, all)
    return attemptApi.submit(userPaperId)
  }
  const balanceOf = async (id: number) => (await hourBalances([id])).get(id)

  test('a failed test leaves the minutes of the chapter held', async ({ client, assert }) => {
    const fixture = await chapterTest()
    assert.include(await takeTest(client, fixture, 'B'), { userPass: 0 })
    assert.include(await balanceOf(fixture.courseEduLogId), { held: 600, available: 0 })
  })

  test('a passed test frees the minutes once', async ({ client, assert }) => {
    const fixture = await chapterTest()
    for (let again = 0; again < 2; again++) {
      assert.include(await takeTest(client, fixture, 'A'), { userPass: 1 })
      assert.include(await balanceOf(fixture.courseEduLogId), { held: 0, available: 600 })
    }
    const [log] = await db.from('study_logs')
    assert.equal(log.test_passed, 1)
    assert.lengthOf(await db.from('hour_entries').where('kind', 'test'), 1)
  })

  test('a passed test leads to the upload, a failed one does not', async ({ client, assert }) => {
    const fixture = await chapterTest()
    const recordAfter = async (answer: string) => {
      const { userPaperId } = await takeTest(client, fixture, answer)
      return (await attemptClient(client, fixture).answers(userPaperId)).studyRecord
    }
    assert.isNull(await recordAfter('B'))
    await db.from('course_edu_logs').where('id', fixture.courseEduLogId).update({ total_seconds: 600 })
    assert.include(await recordAfter('A'), {
      furtherEduCertId: fixture.certificateId,
      availableHours: 10,
      uploadObstacle: null,
    })
  })

  test('practice frees nothing and cannot be submitted', async ({ client, assert }) => {
    const fixture = { ...(await chapterTest()), correlationId: '' }
    assert.include(await takeTest(client, fixture, 'A'), { code: 'error', msg: '练习不用交卷，可以直接查看答案' })
    const [attempt] = await db.from('user_papers')
    assert.include(attempt, { mode: 'practice', state: 'in_progress', submitted_at: null })
    assert.include(await balanceOf(fixture.courseEduLogId), { held: 600, available: 0 })
  })

  test('a regrade holds and frees the minutes', async ({ client, assert }) => {
    const fixture = await chapterTest()
    const { userPaperId } = await takeTest(client, fixture, 'A')
    const regrade = (points: number) =>
      transaction(async (trx) => {
        const attempt = await lockAttempt(trx, { id: userPaperId, userId: fixture.user.id })
        await trx
          .from('paper_answers')
          .where('user_paper_id', userPaperId)
          .update({ score_tenths: points * 10 })
        await publishResult(trx, attempt)
      })
    await regrade(0)
    assert.include(await balanceOf(fixture.courseEduLogId), { held: 600, available: 0 })
    await regrade(2)
    assert.include(await balanceOf(fixture.courseEduLogId), { held: 0, available: 600 })
  })

  test('a passed course test is recorded', async ({ client, assert }) => {
    const fixture = await courseTest()
    const attemptApi = attemptClient(client, fixture)
    const { userPaperId, questions: examQuestions } = await attemptApi.start()
    const all = examQuestions.map(({ questionId }: { questionId: number }) => ({ questionId, answer: 'A' }))
    await attemptApi.saveAll(userPaperId, all)
    await attemptApi.submit(userPaperId)
    const [log] = await db.from('course_edu_logs').where('id', fixture.courseEduLogId)
    assert.equal(log.course_edu_log_status, 'pass')
    assert.include(await attemptApi.start(), { code: 'not-yet', msg: '测试已合格' })
  })
})
