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
    const viewer = await playbackClient({ seconds: 120 })
    const second = await createChapter(viewer.courseId, { seconds: 600 })
    const { courseId } = viewer
    const watch = async (videoId: string, seconds: number) => {
      const coursePlayId = await open(client, viewer.token, { ...viewer, videoId })
      clock.advance(seconds)
      await beat(client, viewer.token, {
        courseId,
        videoId,
        coursePlayId,
        totalPlayTime: seconds,
        position: seconds,
        segments: [[0, seconds]],
      })
    }
    await watch(second.videoId, 45)
    await watch(viewer.videoId, 60)

    const { lastChapterId, chapters } = await progress(client, viewer.token, courseId)
    assert.equal(lastChapterId, viewer.chapterId)
    assert.deepEqual(chapters, [
      { courseChapterId: viewer.chapterId, position: 60, completed: false },
      { courseChapterId: second.chapterId, position: 45, completed: false },
    ])

    await watch(second.videoId, 30)
    assert.equal((await progress(client, viewer.token, courseId)).lastChapterId, second.chapterId)
  })

  test('progress is private and leaves out hidden chapters', async ({ client, assert }) => {
    const viewer = await playbackClient()
    await open(client, viewer.token, viewer)
    const other = await createUser()
    assert.deepEqual((await progress(client, other.token, viewer.courseId)).chapters, [])

    await db.from('chapters').where('id', viewer.chapterId).update({ chapter_status: 'unpublish' })
    const after = await progress(client, viewer.token, viewer.courseId)
    assert.include(after, { code: '200', lastChapterId: null })
  })
})
