import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { frozenClock } from '#tests/factories/learning'
import { playbackClient, open, beat } from './playback_client.js'

test.group('Study time', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('a learner reads own times, an admin those of any user', async ({ client, assert }) => {
    const clock = frozenClock()
    const [viewer, anotherUser, admin] = [await playbackClient(), await createUser(), await createUser(Role.Admin)]
    const { courseId, videoId } = viewer
    const coursePlayId = await open(client, viewer.token, viewer)
    clock.advance(40)
    await beat(client, viewer.token, { courseId, videoId, coursePlayId, totalPlayTime: 40 })

    const total = async (token: string, qs = {}) => {
      const answer = await client.get('/api/vod/statis/user-total-play-time').qs(qs).header('Authorization', token)
      return answer.body().totalPlayTime
    }
    assert.equal(await total(viewer.token), 40)
    assert.equal(await total(anotherUser.token, { userId: viewer.user.id }), 0)
    assert.equal(await total(admin.token, { userId: viewer.user.id }), 40)

    const byCourse = async (qs: object) => {
      const answer = await client
        .get('/api/vod/statis/user-course-play-time')
        .qs(qs)
        .header('Authorization', viewer.token)
      return answer
        .body()
        .coursePlayTimes.map((row: { courseId: number; totalPlayTime: number }) => [row.courseId, row.totalPlayTime])
    }
    assert.deepEqual(await byCourse({}), [[courseId, 40]])
    assert.deepEqual(await byCourse({ courseId: courseId + 1 }), [])
  })
})
