import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createChapter, createEntitlement, frozenClock, type ChapterOptions } from '#tests/factories/learning'
import { beat, open } from '../learning/playback_client.js'

/** A learner who owns a further-education course of an hour. */
async function student(options: { price?: number; type?: number } = {}) {
  const learner = await createUser()
  const courseId = await course({ type: 5, subject: 'jzgc', required: true, seconds: 3600, price: 9900, ...options })
  await createEntitlement(learner.user.id, courseId)
  return { ...learner, courseId }
}

test.group('The ledger of hours', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let clock: ReturnType<typeof frozenClock>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock = frozenClock()
  })
  group.each.teardown(() => setClock(null))

  async function watch(
    client: Parameters<typeof open>[0],
    { token, courseId }: Awaited<ReturnType<typeof student>>,
    options: ChapterOptions = {}
  ) {
    const { chapterId, videoId } = await createChapter(courseId, { seconds: 60, ...options })
    const at = { courseId, videoId, chapterId }
    const coursePlayId = await open(client, token, at)
    clock.advance(60)
    await beat(client, token, { courseId, videoId, coursePlayId, totalPlayTime: 60, segments: [[0, 60]] })
    return chapterId
  }

  test('a finished chapter is booked for its course', async ({ client, assert }) => {
    const learner = await student()
    const chapters = [
      await watch(client, learner, { creditSeconds: 2700 }),
      await watch(client, learner, { creditSeconds: 900, paperId: 1 }),
    ]

    const [certificate] = await db.from('certificates')
    assert.include(certificate, { user_id: learner.user.id, cert_subject: 'jzgc' })
    const [log] = await db.from('course_edu_logs')
    assert.include(log, {
      course_id: learner.courseId,
      certificate_id: certificate.id,
      total_seconds: 3600,
      course_edu_log_status: 'learning',
    })
    const studied = await db.from('study_logs').orderBy('id')
    assert.deepEqual(
      studied.map((row) => [row.chapter_id, row.course_edu_log_id]),
      chapters.map((chapterId) => [chapterId, log.id])
    )
    const balances = await hourBalances([log.id])
    assert.deepEqual(balances.get(log.id), { held: 900, available: 2700, used: 0, expired: 0 })
  })

  test('finishing a chapter again books nothing', async ({ client, assert }) => {
    const learner = await student()
    const chapterId = await watch(client, learner)
    for (let again = 0; again < 3; again++) {
      await client
        .post('/api/user/study-logs')
        .json({ courseId: learner.courseId, courseChapterId: chapterId })
        .header('Authorization', learner.token)
    }
    assert.lengthOf(await db.from('hour_entries'), 1)
  })

  for (const options of [{ price: 0 }, { type: 1 }]) {
    const name = options.type ? 'not further education' : 'free'
    test(`a course that is ${name} earns no hours`, async ({ client, assert }) => {
      await watch(client, await student(options))
      assert.lengthOf(await db.from('study_logs'), 1)
      assert.lengthOf(await db.from('hour_entries'), 0)
      assert.lengthOf(await db.from('certificates'), 0)
    })
  }

  test('the total of a course stays as at its first chapter', async ({ client, assert }) => {
    const learner = await student()
    await watch(client, learner)
    await db.from('courses').where('id', learner.courseId).update({ course_seconds: 7200 })
    await watch(client, learner)
    const logs = await db.from('course_edu_logs')
    assert.deepEqual(
      logs.map((row) => row.total_seconds),
      [3600]
    )
  })
})
