import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { expireHours } from '#certificates/expiry/expire_hours'
import { bookHours } from '#certificates/ledger/book_hours'
import { now, setClock, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { frozenClock } from '#tests/factories/learning'
import {
  balanceOf,
  createLearnerWithHours,
  emptyRegistry,
  upload,
} from '#tests/functional/certificates/learners_with_hours'
import { messageKindsOf } from '#tests/message_kinds'

const set = (name: string, value: string) => db.table('params').insert({ name, value })

test.group('Settings for hours', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    clock = frozenClock()
    return () => setClock(null)
  })

  async function courseTest(courseId: number) {
    const at = { created_at: toStored(now()) }
    const [paperId] = await db
      .table('papers')
      .insert({
        paper_name: '考题',
        paper_type: 'edu_test',
        course_id: courseId,
        ref_id: `course-${courseId}`,
        ref_key: `edu_test:course-${courseId}`,
        ...at,
      })
    const [bankId] = await db.table('question_banks').insert({ question_bank_name: '题库', ...at })
    const [questionId] = await db.table('questions').insert({ question_bank_id: bankId, question_no: 1, ...at })
    await db.table('paper_questions').insert({ paper_id: paperId, question_id: questionId, question_no: 1, ...at })
  }

  test('a required course test blocks the upload until it is passed', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await courseTest(learner.courseId)
    await set('testBeforeUpload', '1')
    assert.include(await upload(client, learner), { msg: '请先通过课程测试，再上传学时' })
    const answer = await client
      .get(`/api/user/course-edu-logs/further-edu-cert-id/${learner.certificateId}`)
      .header('Authorization', learner.token)
    const [log] = answer.body().courseEduLogs
    assert.include(log, { canUpload: false, uploadObstacle: 'course-test' })

    const passed = { course_edu_log_status: 'pass', passed_at: toStored(now()) }
    await db.from('course_edu_logs').where('id', learner.courseEduLogId).update(passed)
    assert.include(await upload(client, learner), { code: '200' })
  })

  test('a course without a test uploads despite the setting', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await set('testBeforeUpload', '1')
    assert.include(await upload(client, learner), { code: '200' })
  })

  test('a course with a test uploads with the setting off', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    await courseTest(learner.courseId)
    assert.include(await upload(client, learner), { code: '200' })
  })

  test('hours never expire without a setting', async ({ assert }) => {
    const learner = await createLearnerWithHours()
    const before = await balanceOf(learner)
    clock.advance(40 * 366 * 86_400)
    assert.equal(await expireHours(), 0)
    assert.deepEqual(await balanceOf(learner), before)
  })

  test('hours older than the set years expire once', async ({ assert }) => {
    const learner = await createLearnerWithHours()
    const { available } = await balanceOf(learner)
    await set('hoursKeptYears', '2')
    clock.advance(729 * 86_400)
    const fresh = { userId: learner.user.id, courseEduLogId: learner.courseEduLogId }
    await transaction((trx) =>
      bookHours(trx, { ...fresh, kind: 'correction', cause: 'correction:fresh' }, { available: 60 })
    )
    assert.equal(await expireHours(), 0)
    clock.advance(3 * 86_400)
    await expireHours()
    const expected = { held: 0, available: 60, used: 0, expired: available }
    assert.deepEqual(await balanceOf(learner), expected)
    await expireHours()
    assert.deepEqual(await balanceOf(learner), expected)
    assert.deepEqual(await messageKindsOf(learner.user.id), ['hoursExpired'])
  })

  test('minutes of a pending upload do not expire', async ({ assert }) => {
    const learner = await createLearnerWithHours()
    const before = await balanceOf(learner)
    await db
      .table('hour_uploads')
      .insert({
        user_id: learner.user.id,
        course_edu_log_id: learner.courseEduLogId,
        push_id: 'open',
        pushed_seconds: 60,
        state: 'unknown',
        request: '[]',
        open_key: learner.courseEduLogId,
        created_at: toStored(now()),
      })
    await set('hoursKeptYears', '1')
    clock.advance(400 * 86_400)
    await expireHours()
    assert.deepEqual(await balanceOf(learner), before)
  })
})
