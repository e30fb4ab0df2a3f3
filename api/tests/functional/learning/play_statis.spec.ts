import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { frozenClock } from '#tests/factories/learning'

let opened = 0

/** A session with credited seconds, opened at a time in UTC. */
async function played(userId: number, courseId: number, at: string, seconds: number) {
  await db
    .table('play_sessions')
    .insert({
      public_id: `statis-${process.pid}-${++opened}`,
      user_id: userId,
      course_id: courseId,
      video_id: 'any',
      state: 'superseded',
      opened_at: at,
      credited_seconds: seconds,
    })
}

test.group('Play statistics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('statistics use days of Shanghai', async ({ client, assert }) => {
    frozenClock('2026-05-10T02:00:00Z')
    const [{ user, token }, courseId] = [await createUser(), await course()]
    await played(user.id, courseId, '2026-05-08 15:59:59', 60)
    await played(user.id, courseId, '2026-05-08 16:00:00', 120)
    await played(user.id, courseId, '2026-05-09 03:10:00', 30)
    await played(user.id, courseId, '2026-05-09 03:20:00', 0)
    const answer = await client
      .get('/api/vod/statis/user-day-play-time')
      .qs({ range: 'week' })
      .header('Authorization', token)
    assert.deepInclude(answer.body(), {
      since: '2026-05-04',
      dayPlayTimes: [
        { day: '2026-05-09', totalPlayTime: 150 },
        { day: '2026-05-08', totalPlayTime: 60 },
      ],
      total: 2,
    })
  })

  test('a range begins with its first business day', async ({ client, assert }) => {
    frozenClock('2026-05-10T02:00:00Z')
    const { user, token } = await createUser()
    const [old, recent] = [await course(), await course()]
    await played(user.id, old, '2026-05-03 15:59:59', 600)
    await played(user.id, recent, '2026-05-03 16:00:00', 60)
    const courses = async (range?: string) => {
      const answer = await client
        .get('/api/vod/statis/user-course-play-time')
        .qs({ range })
        .header('Authorization', token)
      return answer
        .body()
        .coursePlayTimes.map(({ courseId, totalPlayTime }: { courseId: number; totalPlayTime: number }) => [
          courseId,
          totalPlayTime,
        ])
    }
    assert.deepEqual(await courses('week'), [[recent, 60]])
    assert.deepEqual(await courses('month'), [
      [old, 600],
      [recent, 60],
    ])
    assert.lengthOf(await courses(), 2)
  })

  test('statistics are private, and an unknown range is rejected', async ({ client, assert }) => {
    const [{ user }, anotherUser] = [await createUser(), await createUser()]
    await played(user.id, await course(), '2026-05-08 15:59:59', 60)
    const ask = async (qs: object) =>
      (await client.get('/api/vod/statis/user-day-play-time').qs(qs).header('Authorization', anotherUser.token)).body()
    assert.deepEqual((await ask({ userId: user.id })).dayPlayTimes, [])
    assert.notEqual((await ask({ range: 'decade' })).code, '200')
  })
})
