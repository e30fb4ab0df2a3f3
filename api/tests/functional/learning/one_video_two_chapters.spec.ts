import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import { createChapter, frozenClock } from '#tests/factories/learning'
import { beat, playbackClient, open } from './playback_client.js'

/** A course with one video in two chapters. */
async function repeated() {
  const viewer = await playbackClient({ seconds: 60 })
  const second = await createChapter(viewer.courseId, { seconds: 60, videoId: viewer.videoId })
  return { ...viewer, chapters: [viewer.chapterId, second.chapterId] }
}

const finished = async (userId: number) =>
  (await db.from('study_logs').where('user_id', userId).orderBy('id')).map((row) => row.chapter_id)

test.group('A video in two chapters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  for (const named of [true, false]) {
    test(`both chapters finish with the chapter ${named ? 'named' : 'left out'}`, async ({ client, assert }) => {
      const clock = frozenClock()
      const { token, user, courseId, videoId, chapterId, chapters } = await repeated()
      for (const courseChapterId of chapters) {
        const chapter = named ? { courseChapterId } : {}
        const coursePlayId = await open(client, token, { courseId, videoId, chapterId }, chapter)
        clock.advance(60)
        const report = { courseId, videoId, coursePlayId, ...chapter }
        const result = await beat(client, token, { ...report, totalPlayTime: 60, segments: [[0, 60]] })
        assert.include(result, { completed: true, totalPlayTime: 60 })
      }
      assert.deepEqual(await finished(user.id), chapters)
    })
  }

  test('a session belongs to the chapter that opened it', async ({ client, assert }) => {
    const { token, courseId, videoId, chapters, ...viewer } = await repeated()
    const [first, second] = chapters
    const at = { courseId, videoId, chapterId: viewer.chapterId }
    const coursePlayId = await open(client, token, at, { courseChapterId: first })

    const wrong = { courseId, videoId, coursePlayId, courseChapterId: second, totalPlayTime: 5 }
    assert.equal((await beat(client, token, wrong)).status, 404)
    const another = await open(client, token, at, { courseChapterId: second, coursePlayId })
    assert.notEqual(another, coursePlayId)
  })

  test('a chapter of another course gets 404', async ({ client }) => {
    const [viewer, other] = [await repeated(), await repeated()]
    const { courseId, videoId, token } = viewer
    for (const courseChapterId of [other.chapterId, 999_999]) {
      const answer = await client
        .get('/api/vod/play-urls')
        .qs({ courseId, videoId, courseChapterId })
        .header('Authorization', token)
      answer.assertStatus(404)
    }
  })
})
