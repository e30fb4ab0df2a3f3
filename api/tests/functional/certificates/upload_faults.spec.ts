import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import HourUpload from '#certificates/ledger/hour_upload'
import { requestUpload } from '#certificates/uploads/request_upload'
import { SendUpload } from '#certificates/uploads/send_upload'
import { UserError } from '#core/errors'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { transaction } from '#core/transaction'
import { HoursRegistry, type HoursSubmission, type SubmissionResult } from '#drivers/hours/hours_registry'
import LocalRegistry from '#drivers/hours/local_registry'
import { createEntitlement, frozenClock } from '#tests/factories/learning'
import {
  registryUploads,
  balanceOf,
  createLearnerWithHours,
  emptyRegistry,
  runJob,
  upload,
  type LearnerWithHours,
} from '#tests/functional/certificates/learners_with_hours'
import { beat, open } from '#tests/functional/learning/playback_client'
import { brokenInvariants } from '#tests/invariants'

const minutesThere = async () => (await registryUploads()).reduce((sum, { minutes }) => sum + minutes, 0)

let sequence = 0
const earn = ({ user, courseEduLogId }: LearnerWithHours, seconds: number) =>
  db
    .table('hour_entries')
    .insert({
      user_id: user.id,
      course_edu_log_id: courseEduLogId,
      kind: 'watch',
      available_seconds: seconds,
      cause: `fault:${process.pid}:${++sequence}`,
      created_at: '2026-05-04 01:00:00',
    })

test.group('Uploads during failures', (group) => {
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(async () => {
    await emptyRegistry()
    clock = frozenClock()
    return () => {
      setClock(null)
      app.container.restore(HoursRegistry)
    }
  })
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  const requestAndSend = async ({ user, courseEduLogId }: LearnerWithHours) => {
    const roles = [Role.User]
    const current = { id: user.id, tokenId: 0, loginName: '', userName: user.userName, roles, held: roles }
    const { id } = await transaction((trx) => requestUpload(trx, current, courseEduLogId))
    const sendUpload = await app.container.make(SendUpload)
    return sendUpload.execute(await HourUpload.findOrFail(id))
  }

  test('a hundred dropped responses upload each minute once', async ({ assert }) => {
    const learners: LearnerWithHours[] = []
    for (let count = 0; count < 20; count++) learners.push(await createLearnerWithHours())
    const registry = new LocalRegistry()
    for (let round = 1; round <= 5; round++) {
      await registry.setMode('drop')
      for (const learner of learners) {
        if (round > 1) await earn(learner, 600)
        assert.equal((await requestAndSend(learner)).state, 'unknown')
      }
      await registry.setMode('accept')
      clock.advance(3600)
      await runJob()
    }
    const uploads = await db.from('hour_uploads')
    assert.lengthOf(uploads, 100)
    assert.isTrue(uploads.every(({ state }) => state === 'confirmed'))
    const stored = await registryUploads()
    assert.lengthOf(stored, 100)
    assert.isTrue(stored.every(({ deliveries }) => deliveries === 1))
    assert.equal(await minutesThere(), 20 * (60 + 4 * 10))
    for (const learner of learners) assert.include(await balanceOf(learner), { available: 0, used: 3600 + 4 * 600 })
  })

  test('uploads of a day without registry arrive once afterwards', async ({ assert }) => {
    const learners = [await createLearnerWithHours(), await createLearnerWithHours(), await createLearnerWithHours()]
    await new LocalRegistry().setMode('down')
    for (const learner of learners) await requestAndSend(learner)
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      clock.advance(600)
      await runJob()
    }
    assert.isEmpty(await registryUploads())
    for (const learner of learners) assert.include(await balanceOf(learner), { used: 0 })

    await new LocalRegistry().setMode('accept')
    clock.advance(1800)
    await runJob()
    const stored = await registryUploads()
    assert.deepEqual(
      stored.map(({ minutes, deliveries }) => [minutes, deliveries]),
      [
        [60, 1],
        [60, 1],
        [60, 1],
      ]
    )
    for (const learner of learners) assert.include(await balanceOf(learner), { used: 3600 })
  })

  test('a late, repeated response moves minutes once', async ({ assert }) => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    class Late extends LocalRegistry {
      async submit(push: HoursSubmission): Promise<SubmissionResult> {
        await super.submit(push)
        const outcome = await super.submit(push)
        await gate
        return outcome
      }
    }
    app.container.swap(HoursRegistry, () => new Late())
    const learner = await createLearnerWithHours()
    const pendingUpload = requestAndSend(learner)
    while ((await registryUploads()).length === 0) await pause(5)
    clock.advance(31)
    await runJob()
    assert.include(await balanceOf(learner), { available: 0, used: 3600 })
    await earn(learner, 60)
    release()
    assert.equal((await pendingUpload).state, 'confirmed')
    assert.include(await balanceOf(learner), { available: 60, used: 3600 })
    assert.equal(await minutesThere(), 60)
    const pushes = await db.from('hour_entries').where('kind', 'push')
    assert.lengthOf(new Set(pushes.map(({ chapter_id: chapter }) => chapter)), pushes.length)
  })

  test('fifty concurrent uploads are one upload', async ({ assert }) => {
    const learner = await createLearnerWithHours()
    const attempts = await Promise.allSettled(Array.from({ length: 50 }, () => requestAndSend(learner)))
    const refused = attempts.filter(({ status }) => status === 'rejected')
    for (const one of refused) assert.instanceOf((one as PromiseRejectedResult).reason, UserError as never)
    assert.lengthOf(await db.from('hour_uploads'), 1)
    assert.deepEqual(
      (await registryUploads()).map(({ minutes, deliveries }) => [minutes, deliveries]),
      [[60, 1]]
    )
    assert.include(await balanceOf(learner), { available: 0, used: 3600 })
  })

  test('two tabs with different keys make one upload', async ({ client, assert }) => {
    const learner = await createLearnerWithHours()
    const result = await Promise.all([upload(client, learner, 'one'), upload(client, learner, 'two')])
    assert.isTrue(result.some(({ code }) => code === '200'))
    assert.lengthOf(await registryUploads(), 1)
    assert.include(await balanceOf(learner), { available: 0, used: 3600 })
  })

  test('a finishing heartbeat and an upload lose no minutes', async ({ client, assert }) => {
    for (let round = 1; round <= 8; round++) {
      const learner = await createLearnerWithHours({ available: 1200, total: 1200 })
      const { courseId, courseEduLogId, token, user } = learner
      await createEntitlement(user.id, courseId)
      await db
        .from('courses')
        .where('id', courseId)
        .update({ price_fen: 100_00, cert_subject: 'jzgc', required_course: true })
      const { video_id: videoId } = await db.from('chapters').where('id', learner.chapterId).first()
      await db
        .from('hour_entries')
        .where({ course_edu_log_id: courseEduLogId, chapter_id: learner.chapterId })
        .update({ chapter_id: null, cause: `earlier:${courseEduLogId}` })
      const coursePlayId = await open(client, token, { courseId, videoId, chapterId: 0 })
      clock.advance(60)
      const finishing = { courseId, videoId, coursePlayId, totalPlayTime: 60, segments: [[0, 60]] }
      await Promise.all([beat(client, token, finishing), upload(client, learner)])

      const { available, used } = await balanceOf(learner)
      assert.equal(available + used, 1200 + 600, `round ${round}`)
      if (available) assert.include(await upload(client, learner), { code: '200' })
      assert.include(await balanceOf(learner), { available: 0, used: 1800 })
    }
    assert.equal(await minutesThere(), 8 * 30)
    assert.isTrue((await registryUploads()).every(({ deliveries }) => deliveries === 1))
  })
})
