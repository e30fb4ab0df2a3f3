import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Chapter from '#catalogue/chapter'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import LocalVideo from '#drivers/video/local_video'
import { VideoCloud } from '#drivers/video/video_cloud'
import { createUser } from '#tests/factories/accounts'
import { chapter, complete, course, draft } from '#tests/factories/catalogue'
import { makeVideo } from '#tests/factories/video_file'
import { createEntitlement } from '#tests/factories/learning'
import { videosOf, video } from '#tests/factories/video_admin_client'

const actions = async () => (await db.from('audit_logs').orderBy('id')).map(({ action }) => action)

test.group('Chapter videos', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => app.container.restore(VideoCloud))

  test('a new video can be attached, previewed, published and played', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const videos = videosOf(client, admin)
    const courseId = await draft()
    const at = `/api/admin/courses/${courseId}/chapters/${await chapter(courseId)}/video`
    const videoId = await videos.upload(makeVideo({ seconds: 95, bytes: 5000 }))

    const put = await videos.send('POST', at, { videoId, duration: 7 })

    assert.equal(put.body().msg, '更新视频成功')
    const chapterVideo = { chapterVideoId: videoId, videoDuration: 95, hasVideo: true }
    assert.include(put.body().chapter, chapterVideo)
    const shown = (await videos.send('GET', at)).body()
    assert.include(shown.video, { videoId, title: '第一讲', duration: 95, size: 5000, status: '已被使用' })
    assert.match(shown.video.createTime, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    ;(await client.get(shown.playUrls[0].playURL)).assertStatus(200)

    await videos.send('POST', `/api/admin/courses/publish/${await complete(courseId)}`)
    const buyer = await createUser()
    await createEntitlement(buyer.user.id, courseId)
    const played = await client.get('/api/vod/play-urls').qs({ courseId, videoId }).as(buyer)
    assert.equal(played.body().duration, 95)
    const bytes = await client.get(played.body().playUrls[0].playURL).header('Range', 'bytes=0-99')
    bytes.assertStatus(206)
    assert.isTrue(Buffer.from(bytes.body()).equals(makeVideo({ seconds: 95 }).subarray(0, 100)))
  })

  test('uploading, unknown and abandoned videos are rejected at their field', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const courseId = await draft()
    const base = `/api/admin/courses/${courseId}/chapters`
    const chapterId = await chapter(courseId)
    const { videoId: onItsWay } = await videos.grant({ title: '讲', fileName: 'a.mp4' })
    const wrong: [object, string][] = [
      [{ videoId: onItsWay }, messages.videoUploading],
      [{ videoId: 'unknown' }, messages.videoUnknown],
      [{ videoId: await video({ status: 'deleting' }) }, messages.videoUnknown],
      [{ videoId: '../secrets' }, messages.videoUnknown],
      [{}, messages.videoNeeded],
    ]

    for (const [form, sentence] of wrong) {
      const put = await videos.send('POST', `${base}/${chapterId}/video`, form)
      assert.equal(put.body().msg, sentence)
      assert.equal(put.body().errors[0].field, 'videoId')
      const { videoId } = form as { videoId?: string }
      if (!videoId) continue
      const saved = await videos.send('POST', `${base}/${chapterId}`, {
        chapterTitle: '章节1',
        chapterVideoId: videoId,
      })
      assert.equal(saved.body().errors?.[0].field, 'chapterVideoId')
    }
    assert.isNull((await Chapter.findOrFail(chapterId)).videoId)
    assert.isEmpty(await actions())
  })

  test('a cloud that reports the last byte late is queried again', async ({ client, assert }) => {
    class Slow extends LocalVideo {
      asked = 0
      async findAll([videoId]: string[]) {
        const arrived = ++this.asked === 3
        const facts = { title: '讲', seconds: 0, bytes: 5, coverUrl: null, ready: false }
        return [{ ...facts, videoId, arrived }]
      }
    }
    const videos = videosOf(client, await createUser(Role.Admin))
    const courseId = await draft()
    const at = `/api/admin/courses/${courseId}/chapters/${await chapter(courseId)}/video`
    const videoId = await video({ status: 'uploading', seconds: 0 })
    app.container.swap(VideoCloud, () => new Slow())

    const put = await videos.send('POST', at, { videoId, duration: 58 })

    assert.include(put.body().chapter, { chapterVideoId: videoId, videoDuration: 58 })
    assert.equal((await db.from('videos').first()).status, 'processing')
  })

  test('the duration measured by the browser counts until the cloud knows', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const courseId = await draft()
    const at = `/api/admin/courses/${courseId}/chapters/${await chapter(courseId)}`
    const videoId = await video({ seconds: 0 })

    const put = await videos.send('POST', `${at}/video`, { videoId, duration: 58.7 })
    assert.equal(put.body().chapter.videoDuration, 59)

    const refreshed = await videos.send('POST', `${at}/refresh-video-duration`)
    assert.include(refreshed.body(), { msg: '刷新成功', videoDuration: 60 })
    const { seconds } = await db.from('videos').where('video_id', videoId).first()
    assert.equal(seconds, 60)
  })

  test('an unknown duration is reported, not guessed', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const courseId = await draft()
    const chapterId = await chapter(courseId)
    const refresh = () =>
      videos.send('POST', `/api/admin/courses/${courseId}/chapters/${chapterId}/refresh-video-duration`)
    assert.equal((await refresh()).body().msg, '章节还没有视频')

    const videoId = await video({ status: 'processing' })
    await db.from('chapters').where('id', chapterId).update({ video_id: videoId })
    assert.equal((await refresh()).body().msg, messages.durationUnknown)
  })

  test('a removed video stays in the cloud, unused', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const courseId = await draft()
    const videoId = await video()
    const at = `/api/admin/courses/${courseId}/chapters/${await chapter(courseId)}/video`
    await videos.send('POST', at, { videoId })

    assert.equal((await videos.send('DELETE', at)).body().msg, '删除成功!')

    assert.deepInclude((await videos.send('GET', at)).body(), { video: null, playUrls: [] })
    assert.equal((await videos.send('DELETE', at)).body().msg, '章节还没有视频')
    assert.equal((await db.from('videos').where('video_id', videoId).first()).status, 'normal')
    assert.deepEqual(await actions(), ['chapter.set-video', 'chapter.remove-video'])
  })

  test('a course video can be removed likewise', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const courseId = await draft()
    const remove = () => videos.send('DELETE', `/api/admin/courses/${courseId}/video`)
    await db
      .from('courses')
      .where('id', courseId)
      .update({ video_id: await video() })

    assert.equal((await remove()).body().msg, '删除成功!')

    assert.isNull((await db.from('courses').where('id', courseId).first()).video_id)
    assert.equal((await remove()).body().msg, messages.courseVideoMissing)
  })

  test('only the duration may change on a published course', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const courseId = await course()
    const videoId = await video()
    const chapterId = await chapter(courseId)
    await db.from('chapters').where('id', chapterId).update({ video_id: videoId, handout_key: 'x' })
    const at = `/api/admin/courses/${courseId}/chapters/${chapterId}`

    for (const [method, path] of [
      ['POST', `${at}/video`],
      ['DELETE', `${at}/video`],
      ['DELETE', `${at}/handout`],
      ['DELETE', `/api/admin/courses/${courseId}/video`],
    ]) {
      const refused = await videos.send(method, path, { videoId })
      assert.equal(refused.body().msg, messages.onlyUnpublishedEditable, `${method} ${path}`)
    }
    const refreshed = await videos.send('POST', `${at}/refresh-video-duration`)
    assert.equal(refreshed.body().videoDuration, 60)
  })
})
