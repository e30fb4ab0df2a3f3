import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course, draft } from '#tests/factories/catalogue'
import { createChapter } from '#tests/factories/learning'

test.group('Preview chapters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function shop(options: Parameters<typeof course>[0] = {}) {
    const courseId = await course(options)
    const [trial, locked] = [await createChapter(courseId), await createChapter(courseId)]
    await db.from('chapters').where('id', trial.chapterId).update({ trial: true })
    return { courseId, trial, locked }
  }
  const asking = (client: ApiClient, caller?: CreatedUser) => {
    const get = (path: string, query: object) => {
      const call = client.get(path).qs(query)
      return caller ? call.header('Authorization', caller.token) : call
    }
    return {
      play: (courseId: number, one: { videoId: string; chapterId?: number }) =>
        get('/api/vod/play-urls', {
          courseId,
          videoId: one.videoId,
          ...(one.chapterId && { courseChapterId: one.chapterId }),
        }),
      download: (courseId: number, one: { videoId: string; chapterId: number }) =>
        get('/api/vod/download-url', { courseId, videoId: one.videoId, courseChapterId: one.chapterId }),
      chapters: async (courseId: number) =>
        (await get(`/api/public/courses/${courseId}/published-chapters`, {})).body().chapters,
    }
  }

  test('a preview chapter plays for visitors without a session', async ({ client, assert }) => {
    const { courseId, trial } = await shop()

    const answer = await asking(client).play(courseId, trial)

    answer.assertStatus(200)
    assert.containsSubset(answer.body(), { coursePlayId: null, hourObstacles: [] })
    const [{ playURL }] = answer.body().playUrls
    ;(await client.get(playURL)).assertStatus(200)
    assert.lengthOf(await db.from('play_sessions').where('course_id', courseId), 0)
  })

  test('a preview chapter opens no other chapter', async ({ client, assert }) => {
    const { courseId, trial, locked } = await shop()
    const visitor = asking(client)
    const learner = asking(client, await createUser())
    const shown = await visitor.chapters(courseId)
    assert.deepEqual(
      shown.map((one: { isTrial: boolean; chapterVideoId: string | null }) => [one.isTrial, one.chapterVideoId]),
      [
        [true, trial.videoId],
        [false, null],
      ]
    )

    ;(await visitor.play(courseId, locked)).assertStatus(401)
    ;(await visitor.play(courseId, { videoId: trial.videoId })).assertStatus(401)
    const mixed = { videoId: locked.videoId, chapterId: trial.chapterId }
    ;(await visitor.play(courseId, mixed)).assertStatus(401)
    assert.equal((await learner.play(courseId, locked)).body().code, 'not-bought')
    assert.equal((await learner.play(courseId, mixed)).body().code, 'not-bought')
    assert.equal((await learner.download(courseId, trial)).body().code, 'not-bought')
    const other = await shop()
    ;(await visitor.play(other.courseId, trial)).assertStatus(401)
  })

  test('a preview needs a published course with visible chapters', async ({ client, assert }) => {
    const visitor = asking(client)
    const further = await shop({ type: 5 })
    const live = await shop({ type: 6 })
    ;(await visitor.play(further.courseId, further.trial)).assertStatus(401)
    ;(await visitor.play(live.courseId, live.trial)).assertStatus(401)
    assert.deepEqual(await visitor.chapters(further.courseId), [])

    const { courseId, trial } = await shop()
    await db.from('chapters').where('id', trial.chapterId).update({ chapter_status: 'unpublish' })
    ;(await visitor.play(courseId, trial)).assertStatus(401)
    await db.from('chapters').where('id', trial.chapterId).update({ chapter_status: 'published' })
    await db.from('courses').where('id', courseId).update({ course_status: 'unpublish' })
    ;(await visitor.play(courseId, trial)).assertStatus(404)
  })

  test('a teacher marks a preview chapter, which is audited', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const id = await draft(teacher.user.id)
    const send = (path: string, body: object) =>
      client.post(`/api/teacher/courses/${id}/chapters${path}`).as(teacher).json(body)

    const { chapter } = (await send('', { chapterTitle: '第一讲', trial: true })).body()
    assert.isTrue(chapter.isTrial)
    const unchanged = await send(`/${chapter.courseChapterId}`, { chapterTitle: '第一讲' })
    assert.isTrue(unchanged.body().chapter.isTrial)
    const ended = await send(`/${chapter.courseChapterId}`, { chapterTitle: '第一讲', trial: false })
    assert.isFalse(ended.body().chapter.isTrial)

    const entries = await db
      .from('audit_logs')
      .where('object', `chapter:${chapter.courseChapterId}`)
      .where('action', 'chapter.update')
      .orderBy('id', 'desc')
    assert.equal(Boolean(JSON.parse(entries[0].before).trial), true)
    assert.equal(Boolean(JSON.parse(entries[0].after).trial), false)
  })
})
