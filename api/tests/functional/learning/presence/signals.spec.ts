import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { PresenceSignal } from '#accounts/presence/terms'
import { setClock, toStored } from '#core/time'
import { detectAnomalies } from '#learning/anomalies/detection/detect_anomalies'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { frozenClock } from '#tests/factories/learning'
import { presencePolicy } from '#tests/factories/presence'

const day = '2026-05-04'
/** So many seconds after ten o'clock in Shanghai. */
const at = (seconds: number) => toStored(DateTime.fromISO(`${day}T02:00:00Z`).plus({ seconds }))
const days = (count: number) => count * 24 * 3600

test.group('Unusual presence checks', (group) => {
  let made = 0
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    frozenClock(`${day}T12:00:00Z`)
    return () => setClock(null)
  })

  /** A learner with so many checks, a minute apart. */
  async function learner(count: number, columns: object, answerSeconds: number | null = 5) {
    const { user } = await createUser()
    await checks(user.id, count, { ...columns, answerSeconds })
    return user
  }

  async function checks(
    userId: number,
    count: number,
    { answerSeconds = 5, askedAfter = 0, ...columns }: { answerSeconds?: number | null; askedAfter?: number }
  ) {
    const courseId = await course({ type: 5 })
    const { id: presencePolicyId } = await presencePolicy()
    for (let index = 0; index < count; index++) {
      const asked = askedAfter + index * 60
      await db
        .table('presence_checks')
        .insert({
          user_id: userId,
          course_id: courseId,
          presence_policy_id: presencePolicyId,
          kind: 'prompt',
          moment: 'random',
          state: 'passed',
          way: 'press',
          asked_at: at(asked),
          answered_at: answerSeconds === null ? null : at(asked + answerSeconds),
          ...columns,
        })
    }
  }

  async function wrongFaces(userId: number, count: number) {
    for (let index = 0; index < count; index++) {
      await db
        .table('face_checks')
        .insert({
          certify_id: `signal${process.pid}x${++made}`,
          outer_order_no: `signal${process.pid}x${made}`,
          user_id: userId,
          user_name: '张三',
          id_card_index: 'index',
          provider: 'local',
          state: 'failed',
          created_at: at(0),
          expires_at: at(1800),
          used_at: at(index * 60),
        })
    }
  }

  const found = async () => {
    await detectAnomalies(day)
    const rows = await db.from('anomalies').where('kind', 'presence').orderBy('user_id')
    return rows.map((row) => [row.user_id, JSON.parse(row.evidence).map(({ words }: { words: string }) => words)])
  }

  test('three wrong faces a day are found, two are not', async ({ assert }) => {
    const user = await learner(1, { kind: 'face', way: 'face', state: 'failed' })
    await wrongFaces(user.id, PresenceSignal.wrongFaces)
    const other = await learner(1, { kind: 'face', way: 'face', state: 'failed' })
    await wrongFaces(other.id, PresenceSignal.wrongFaces - 1)
    const [[userId, words], ...more] = await found()
    assert.deepEqual([userId, more], [user.id, []])
    assert.match(words[0], /^当天人脸不符3次/)
  })

  test('ten answers within a second are found', async ({ assert }) => {
    const user = await learner(PresenceSignal.quickPrompts, {}, PresenceSignal.quickSeconds)
    await learner(PresenceSignal.quickPrompts - 1, {}, PresenceSignal.quickSeconds)
    await learner(PresenceSignal.quickPrompts, {}, PresenceSignal.quickSeconds + 1)
    const [[userId, words], ...more] = await found()
    assert.deepEqual([userId, more], [user.id, []])
    assert.match(words[0], /^10次确认都在1秒内/)
  })

  test('more than five prompts without an answer are found', async ({ assert }) => {
    const left = { state: 'left', way: null }
    const user = await learner(PresenceSignal.left, left, null)
    await learner(PresenceSignal.left - 1, left, null)
    await learner(PresenceSignal.left, { ...left, moment: 'upload', kind: 'face' }, null)
    const [[userId, words], ...more] = await found()
    assert.deepEqual([userId, more], [user.id, []])
    assert.match(words[0], /^当天6次没有回应/)
  })

  test('two excuses within seven days are found', async ({ assert }) => {
    const excused = { kind: 'face', state: 'excused', way: 'vendor' }
    const user = await learner(1, excused)
    await checks(user.id, 1, { ...excused, askedAfter: -days(6) })
    const other = await learner(1, excused)
    await checks(other.id, 1, { ...excused, askedAfter: -days(7) })
    const [[userId, words], ...more] = await found()
    assert.deepEqual([userId, more], [user.id, []])
    assert.match(words[0], /^7天内因核验服务不可用放行2次/)
  })

  test('a learner with several signals is one anomaly', async ({ assert }) => {
    const user = await learner(PresenceSignal.quickPrompts, {}, 0)
    await checks(user.id, PresenceSignal.left, { state: 'left', way: null, answerSeconds: null } as object)
    assert.lengthOf(await found(), 1)
    const [{ weight }] = await db.from('anomalies').where('user_id', user.id)
    assert.equal(weight, 2)
    await detectAnomalies(day)
    assert.lengthOf(await db.from('anomalies').where('user_id', user.id), 1)
  })
})
