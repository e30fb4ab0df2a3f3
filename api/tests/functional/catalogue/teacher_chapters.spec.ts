import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { makeVideo } from '#tests/factories/video_file'
import { videosOf, video } from '#tests/factories/video_admin_client'

test.group('Chapters of a teacher', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Every chapter route of teachers, and whether it writes. */
  const routes = (courseId: number, chapterId: number, videoId: string) => {
    const base = `/api/teacher/courses/${courseId}`
    const one = `${base}/chapters/${chapterId}`
    const form = { chapterTitle: '第一章' }
    const move = { sourceChapterId: chapterId, parentChapterId: 0, chapterIds: [chapterId] }
    return [
      ['GET', `${base}/chapters`],
      ['GET', one],
      ['GET', `${one}/video`],
      ['POST', '/api/teacher/courses/adjust-chapter-order', move],
      ['POST', `${base}/chapters`, form],
      ['POST', one, form],
      ['POST', `${one}/video`, { videoId }],
      ['POST', `${one}/refresh-video-duration`],
      ['DELETE', `${one}/video`],
      ['DELETE', `${one}/handout`],
      ['DELETE', `${base}/video`],
      ['DELETE', one],
    ] as [string, string, object?][]
  }

  async function lecture(teacherId: number, status: string) {
    const courseId = await course({ status, teacherId })
    const chapterId = await chapter(courseId)
    const videoId = await video({ createdBy: teacherId })
    const handout = { handout_key: 'handout/202608/1/x.pdf', handout_name: '讲义.pdf' }
    await db
      .from('chapters')
      .where('id', chapterId)
      .update({ video_id: videoId, ...handout })
    await db.from('courses').where('id', courseId).update({ video_id: videoId })
    return routes(courseId, chapterId, videoId)
  }

  test('a teacher can write chapters with video and handout', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)

    for (const [method, path, body] of await lecture(teacher.user.id, 'unpublish')) {
      const answer = await videosOf(client, teacher).send(method, path, body)
      answer.assertStatus(200)
      assert.equal(answer.body().code, '200', `${method} ${path} ${answer.body().msg}`)
    }
    const [{ total }] = await db.from('chapters').count('* as total')
    assert.equal(Number(total), 1)
  })

  test('another teacher’s course is not found by any call', async ({ client, assert }) => {
    const owner = await createUser(Role.Teacher)
    const stranger = await createUser(Role.Teacher)
    const missing = (await client.get('/api/no-such-place')).text()

    for (const [method, path, body] of await lecture(owner.user.id, 'unpublish')) {
      const answer = await videosOf(client, stranger).send(method, path, body)
      answer.assertStatus(404)
      assert.equal(answer.text(), missing, `${method} ${path}`)
    }
    assert.isEmpty(await db.from('audit_logs'))
  })

  test('a course in audit or published is read-only', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    for (const status of ['auditing', 'published']) {
      for (const [method, path, body] of await lecture(teacher.user.id, status)) {
        const { code, msg } = (await videosOf(client, teacher).send(method, path, body)).body()
        const expected = method === 'GET' ? '200' : messages.onlyUnpublishedEditable
        assert.equal(method === 'GET' ? code : msg, expected, `${status} ${method} ${path}`)
      }
    }
    assert.isEmpty(await db.from('audit_logs'))
  })

  test('a teacher can attach only their own videos', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const stranger = await createUser(Role.Teacher)
    const videos = videosOf(client, teacher)
    const courseId = await course({ status: 'unpublish', teacherId: teacher.user.id })
    const chapterId = await chapter(courseId)
    const put = async (videoId: string) =>
      (await videos.send('POST', `/api/teacher/courses/${courseId}/chapters/${chapterId}/video`, { videoId })).body()
        .msg

    assert.equal(await put(await video({ createdBy: stranger.user.id })), messages.videoUnknown)
    assert.equal(await put(await videos.upload(makeVideo(), { courseId })), '更新视频成功')

    const given = await video()
    const older = await course({ teacherId: teacher.user.id })
    const lesson = await chapter(older)
    assert.equal(await put(given), messages.videoUnknown)
    await db.from('chapters').where('id', lesson).update({ video_id: given })
    assert.equal(await put(given), '更新视频成功')
  })
})
