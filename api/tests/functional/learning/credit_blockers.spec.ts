import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { now, setClock, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { createChapter, createEntitlement, frozenClock } from '#tests/factories/learning'
import { beat } from './playback_client.js'

const earning = { type: 5, price: 9900, subject: 'jzgc' }

test.group('Blockers of hours', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  const cases = [
    { name: 'an online course', options: { type: 1, price: 9900 }, result: ['no-hours'] },
    { name: 'free further education', options: { type: 5, price: 0 }, result: ['no-hours'] },
    { name: 'a live course', options: { type: 6, price: 9900 }, result: ['live'] },
    { name: 'further education', options: earning, result: [] },
    { name: 'an expired entitlement', options: earning, expiresOn: '2020-01-01', result: ['expired'] },
    { name: 'a switched-off entitlement', options: earning, status: 'expired', result: ['switched-off'] },
    { name: 'a profile without ID number', options: earning, anonymous: true, result: ['profile-incomplete'] },
    { name: 'a cooperative course', options: { ...earning, subject: 'jdgc' }, code: true, result: ['cooperative'] }, // oxfmt-ignore
  ]
  for (const { name, options, result, expiresOn, status, anonymous, code } of cases) {
    test(`${name} has blocker ${result[0] ?? 'none'} in course list and record`, async ({ client, assert }) => {
      const { user, token } = await createUser()
      if (anonymous) await db.from('users').where('id', user.id).update({ id_card_index: null })
      const courseId = await course(options)
      const rightId = await createEntitlement(user.id, courseId, { expiresOn, status })
      if (code) {
        await db
          .table('live_codes')
          .insert({
            course_id: courseId,
            code: `Z${process.pid}`.padEnd(10, 'Q').slice(0, 10),
            bound_user_id: user.id,
            user_course_id: rightId,
            created_at: toStored(now()),
          })
      }
      const read = async (path: string) => (await client.get(`/api/user/${path}`).header('Authorization', token)).body()
      assert.deepEqual((await read('courses')).courses[0].hourObstacles, result)
      if (options.type !== 5) return
      const { courseEduLogId } = await eduLog(user.id, courseId)
      const record = await read(`study-logs/course-edu-log-id/${courseEduLogId}`)
      assert.deepEqual(record.hourObstacles, result)
    })
  }

  /** Blockers in the response that opens the player. */
  async function blockersAtPlayer(client: ApiClient, options: { paperId?: boolean; passed?: boolean | null }) {
    const { user, token } = await createUser()
    const courseId = await course(earning)
    await createEntitlement(user.id, courseId)
    const at = toStored(now())
    const paperId = options.paperId
      ? (await db.table('papers').insert({ paper_name: '习题', paper_type: 'cpt_test', ref_id: 'x', created_at: at }))[0] // oxfmt-ignore
      : undefined
    const { chapterId, videoId } = await createChapter(courseId, { paperId })
    if (options.passed !== undefined) {
      await db
        .table('study_logs')
        .insert({
          user_id: user.id,
          course_id: courseId,
          chapter_id: chapterId,
          study_seconds: 600,
          study_status: 'unuse',
          test_passed: options.passed,
          created_at: at,
        })
    }
    const answer = await client.get('/api/vod/play-urls').qs({ courseId, videoId }).header('Authorization', token)
    return answer.body().hourObstacles
  }

  test('the player gets the blockers of its chapter', async ({ client, assert }) => {
    assert.deepEqual(await blockersAtPlayer(client, {}), [])
    assert.deepEqual(await blockersAtPlayer(client, { passed: null }), ['credited'])
    assert.deepEqual(await blockersAtPlayer(client, { paperId: true }), ['test-first'])
    assert.deepEqual(await blockersAtPlayer(client, { paperId: true, passed: false }), ['test-first'])
    assert.deepEqual(await blockersAtPlayer(client, { paperId: true, passed: true }), ['credited'])
  })

  async function watching(client: ApiClient) {
    const clock = frozenClock()
    const { user, token } = await createUser()
    const courseId = await course(earning)
    await createEntitlement(user.id, courseId)
    const { courseEduLogId } = await eduLog(user.id, courseId)
    const made = await createChapter(courseId)
    const play = async (videoId: string, device: string) => {
      const answer = await client
        .get('/api/vod/play-urls')
        .qs({ courseId, videoId })
        .header('Authorization', token)
        .header('User-Agent', device)
      const { coursePlayId } = answer.body()
      return (claim: object) => beat(client, token, { courseId, videoId, coursePlayId, ...claim })
    }
    const reasons = async () => {
      const path = `/api/user/study-logs/course-edu-log-id/${courseEduLogId}`
      const { unfinishedChapters } = (await client.get(path).header('Authorization', token)).body()
      return unfinishedChapters.map(({ reason }: { reason: string }) => reason)
    }
    return { clock, courseId, videoId: made.videoId, play, reasons }
  }

  test('a player without positions gets the reason no-positions', async ({ client, assert }) => {
    const { clock, videoId, play, reasons } = await watching(client)
    const send = await play(videoId, 'old app')
    clock.advance(60)
    await send({ totalPlayTime: 60, seq: 1 })
    clock.advance(10)
    assert.equal((await send({ totalPlayTime: 70, seq: 2 })).reason, 'no-positions')
    assert.deepEqual(await reasons(), ['no-positions'])
  })

  test('a session ended by another device is named as reason', async ({ client, assert }) => {
    const { clock, courseId, videoId, play, reasons } = await watching(client)
    const other = await createChapter(courseId)
    const send = await play(videoId, 'phone')
    clock.advance(30)
    await send({ totalPlayTime: 30, seq: 1, segments: [[0, 30]] })
    assert.deepEqual(await reasons(), ['watching', 'not-started'])
    clock.advance(20)
    await play(other.videoId, 'computer')
    assert.deepEqual(await reasons(), ['other-device', 'not-started'])
  })

  test('the next chapter on the same device interrupts nothing', async ({ client, assert }) => {
    const { clock, courseId, videoId, play, reasons } = await watching(client)
    const other = await createChapter(courseId)
    const send = await play(videoId, 'phone')
    clock.advance(30)
    await send({ totalPlayTime: 30, seq: 1, segments: [[0, 30]] })
    await play(other.videoId, 'phone')
    assert.deepEqual(await reasons(), ['watching', 'not-started'])
  })
})
