import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { createChapter, frozenClock } from '#tests/factories/learning'
import { beat, playbackClient, open } from './playback_client.js'

const progress = async (client: ApiClient, token: string, courseId: number) =>
  (await client.get(`/api/user/courses/${courseId}/progress`).header('Authorization', token)).body()

test.group('Progress of a course', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('progress has the last chapter and the last position', async ({ client, assert }) => {
    const clock = frozenClock()
    const room = await playbackClient({ seconds: 120 })
    const second = await createChapter(room.courseId, { seconds: 600 })
    const { courseId } = room
    const watch = async (videoId: string, seconds: number) => {
      const coursePlayId = await open(client, room.token, { ...room, videoId })
      clock.advance(seconds)
      await beat(client, room.token, {
        courseId,
        videoId,
        coursePlayId,
        totalPlayTime: seconds,
        position: seconds,
        segments: [[0, seconds]],
      })
    }
    await watch(second.videoId, 45)
    await watch(room.videoId, 60)

    const { lastChapterId, chapters } = await progress(client, room.token, courseId)
    assert.equal(lastChapterId, room.chapterId)
    assert.deepEqual(chapters, [
      { courseChapterId: room.chapterId, position: 60, completed: false },
      { courseChapterId: second.chapterId, position: 45, completed: false },
    ])

    await watch(second.videoId, 30)
    assert.equal((await progress(client, room.token, courseId)).lastChapterId, second.chapterId)
  })

  test('progress is private and leaves out hidden chapters', async ({ client, assert }) => {
    const room = await playbackClient()
    await open(client, room.token, room)
    const other = await createUser()
    assert.deepEqual((await progress(client, other.token, room.courseId)).chapters, [])

    await db.from('chapters').where('id', room.chapterId).update({ chapter_status: 'unpublish' })
    const after = await progress(client, room.token, room.courseId)
    assert.include(after, { code: '200', lastChapterId: null })
  })
})
