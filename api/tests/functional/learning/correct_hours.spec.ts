import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog, hourUpload } from '#tests/factories/certificates'
import { createChapter } from '#tests/factories/learning'

/** A certificate with two finished chapters of which the ledger has one, with ten minutes too many. */
async function wrongLedger() {
  const learner = await createUser()
  const courseId = await course({ type: 5 })
  const account = await eduLog(learner.user.id, courseId)
  const chapters = []
  for (const testPassed of [null, false]) {
    const { chapterId } = await createChapter(courseId)
    chapters.push(chapterId)
    await db
      .table('study_logs')
      .insert({
        user_id: learner.user.id,
        course_id: courseId,
        chapter_id: chapterId,
        course_edu_log_id: account.courseEduLogId,
        study_seconds: 3000,
        study_status: 'unuse',
        test_passed: testPassed,
        created_at: '2026-05-04 01:00:00',
      })
  }
  await db
    .table('hour_entries')
    .insert({
      user_id: learner.user.id,
      course_edu_log_id: account.courseEduLogId,
      chapter_id: chapters[0],
      kind: 'watch',
      available_seconds: 3600,
      cause: `watch:${chapters[0]}`,
      created_at: '2026-05-04 01:00:00',
    })
  return { ...learner, ...account }
}
type WrongLedger = Awaited<ReturnType<typeof wrongLedger>>

test.group('Corrections of hours', (group) => {
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    admin = await createUser(Role.Admin)
  })

  async function correct(client: ApiClient, { certificateId }: WrongLedger, form: object = {}) {
    const answer = await client
      .post('/api/user/correct-certificate-hours')
      .qs({ furtherEduCertId: certificateId })
      .json({ reason: '核对', ...form })
      .header('Authorization', admin.token)
    return answer.body()
  }
  const balanceOf = async ({ courseEduLogId }: WrongLedger) =>
    (await hourBalances([courseEduLogId])).get(courseEduLogId)!

  test('a correction books the difference to the finished chapters once', async ({ client, assert }) => {
    const learner = await wrongLedger()
    const first = await correct(client, learner)
    assert.include(first, { code: '200', msg: '学时校正成功' })
    assert.deepEqual(first.before, { heldHours: 0, availableHours: 60, usedHours: 0 })
    assert.deepEqual(first.after, { heldHours: 50, availableHours: 50, usedHours: 0 })
    const entries = async () => (await db.from('hour_entries')).length
    const booked = await entries()
    await correct(client, learner)
    assert.equal(await entries(), booked)

    const correction = await db.from('hour_entries').where('kind', 'correction').first()
    assert.include(correction, { actor_id: admin.user.id, reason: '核对' })
    const entry = await db.from('audit_logs').orderBy('id', 'desc').first()
    assert.include(entry, { action: 'hours.correct' })
  })

  test('an admin sees the balances before a correction is made', async ({ client, assert }) => {
    const learner = await wrongLedger()
    const { certificateId, courseEduLogId } = learner
    const entries = async () => (await db.from('hour_entries')).length
    const booked = await entries()
    const preview = async (change: object = {}) =>
      (await client.get(`/api/admin/certificates/${certificateId}/correction-preview`).qs(change).as(admin)).body()
    const recount = await preview()
    assert.include(recount, { code: '200' })
    const byHand = await preview({ courseEduLogId, minutes: -10.5 })
    assert.deepEqual(byHand.after, { heldHours: 0, availableHours: 49.5, usedHours: 0 })
    assert.include(await preview({ courseEduLogId, minutes: -61 }), { msg: '校正后未上传的学时不能小于0' })
    assert.equal(await entries(), booked)
    const { before, after } = await correct(client, learner)
    assert.deepEqual({ before, after }, { before: recount.before, after: recount.after })
  })

  test('a manual correction stays when hours are counted again', async ({ client, assert }) => {
    const learner = await wrongLedger()
    await correct(client, learner)
    const { courseEduLogId } = learner
    const added = await correct(client, learner, { courseEduLogId, minutes: 12.5 })
    assert.include(added, { code: '200' })
    await correct(client, learner)
    assert.include(await balanceOf(learner), { available: 3000 + 750, held: 3000 })
  })

  test('a correction below zero is rejected', async ({ client, assert }) => {
    const learner = await wrongLedger()
    const { courseEduLogId } = learner
    const result = await correct(client, learner, { courseEduLogId, minutes: -61 })
    assert.include(result, { code: 'error', msg: '校正后未上传的学时不能小于0' })
    assert.include(await balanceOf(learner), { available: 3600 })
  })

  test('a pending upload blocks a correction', async ({ client, assert }) => {
    const learner = await wrongLedger()
    const id = await hourUpload(learner.user.id, learner.courseEduLogId, { state: 'unknown' })
    await db.from('hour_uploads').where({ id }).update({ open_key: learner.courseEduLogId })
    assert.match((await correct(client, learner)).msg, /正在上传/)
  })

  test('a correction needs minutes and a course of the certificate', async ({ client, assert }) => {
    const [learner, other] = [await wrongLedger(), await wrongLedger()]
    const { courseEduLogId } = learner
    const result = await correct(client, learner, { courseEduLogId })
    assert.equal(result.errors[0].field, 'minutes')
    const answer = await client
      .post('/api/user/correct-certificate-hours')
      .qs({ furtherEduCertId: other.certificateId })
      .json({ reason: '核对', courseEduLogId, minutes: 5 })
      .header('Authorization', admin.token)
    answer.assertStatus(404)
  })
})
