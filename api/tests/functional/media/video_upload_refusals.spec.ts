import { request } from 'node:http'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import LocalUploads from '#drivers/video/local_uploads'
import { VideoBytesLimit, messages } from '#media/terms'
import env from '#start/env'
import { createUser } from '#tests/factories/accounts'
import { course, draft } from '#tests/factories/catalogue'
import { makeVideo } from '#tests/factories/video_file'
import { videosOf, offsetOf, patch, readGrant } from '#tests/factories/video_admin_client'

const first = { title: '第一讲', fileName: '第一讲.mp4' }
const row = (videoId: string) => db.from('videos').where('video_id', videoId).first()

test.group('Rejected video uploads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('no upload is accepted without the video’s token', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const grant = await videos.grant(first)
    const other = readGrant(await videos.grant(first)).token
    const over = new LocalUploads().token(grant.videoId, Math.floor(Date.now() / 1000) - 1)
    const session = (await createUser(Role.Admin)).token

    const forged = [`Upload ${other}`, `Upload ${over}`, 'Upload x', '', session]
    for (const Authorization of forged) {
      const at = { offset: 0, length: 5000 }
      const refused = await patch(grant, makeVideo(), at, { Authorization })
      assert.equal(refused.status, 401)
      assert.deepEqual(await refused.json(), { code: '401', msg: messages.videoGrantOver })
      const asked = await fetch(readGrant(grant).url, { headers: { Authorization } })
      assert.equal(asked.status, 401)
    }
    assert.deepEqual(await offsetOf(grant), { status: 200, offset: 0 })
  })

  test('no video id leaves the folder', async ({ assert }) => {
    const uploads = new LocalUploads()
    const names = ['..', '.uploads', '%2e%2e', '..%2f..%2fsecrets', 'a%2fb', 'demo-welcome', 'none']
    for (const name of names) {
      const videoId = decodeURIComponent(name)
      const token = uploads.token(videoId, Math.floor(Date.now() / 1000) + 60)
      const answer = await raw(`/local/video-uploads/${name}`, `Upload ${token}`)
      assert.equal(answer, 404, name)
    }
  })

  test('a video of 10 GB is rejected at once', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const tooLarge = await videos.grant({ ...first, fileSize: VideoBytesLimit })
    assert.equal(tooLarge.msg, '视频必须小于10G')
    assert.isString((await videos.grant({ ...first, fileSize: VideoBytesLimit - 1 })).videoId)

    const grant = await videos.grant(first)
    const refused = await patch(grant, makeVideo(), { offset: 0, length: VideoBytesLimit })
    assert.equal(refused.status, 413)
    assert.deepEqual(await refused.json(), { code: '413', msg: '视频必须小于10G' })
  })

  test('a file that is not a video is rejected and deleted', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const grant = await videos.grant(first)
    const page = Buffer.from('<html><script>alert(1)</script></html>'.repeat(50))

    const refused = await patch(grant, page, { offset: 0, length: page.length })

    assert.equal(refused.status, 415)
    assert.deepEqual(await refused.json(), { code: '415', msg: '无法识别视频，请上传可以播放的 mp4 文件' })
    assert.isNull(await row(grant.videoId))
    assert.equal((await offsetOf(grant)).status, 404)
  })

  test('a part with invalid headers is rejected', async ({ client, assert }) => {
    const grant = await videosOf(client, await createUser(Role.Admin)).grant(first)
    const at = { offset: 0, length: 5000 }
    for (const [headers, status] of [
      [{ 'Content-Type': 'video/mp4' }, 415],
      [{ 'Content-Type': 'application/json' }, 415],
      [{ 'Upload-Offset': '-1' }, 400],
      [{ 'Upload-Offset': '1e3' }, 400],
      [{ 'Upload-Length': '' }, 400],
      [{ 'Upload-Length': '4999' }, 400],
    ] as const) {
      const body = 'Content-Type' in headers ? Buffer.from('{}') : makeVideo()
      const refused = await patch(grant, body, at, headers as Record<string, string>)
      assert.equal(refused.status, status, JSON.stringify(headers))
    }
    assert.isAtMost((await offsetOf(grant)).offset, 4999)
  })

  test('each invalid grant request has its message', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const published = await course({ teacherId: teacher.user.id })
    const videos = videosOf(client, teacher)
    const wrong: [object, string][] = [
      [{}, '请输入视频标题'],
      [{ title: '第一讲' }, '视频只能是 mp4 格式'],
      [{ ...first, fileName: '第一讲.avi' }, '视频只能是 mp4 格式'],
      [{ ...first, fileName: '../.mp4' }, '视频只能是 mp4 格式'],
      [{ ...first, title: '字'.repeat(256) }, '视频标题最多 255 个字符'],
      [first, '请首先保存课程'],
      [{ ...first, courseId: published }, '只有未发布的课程才能修改'],
    ]
    for (const [wish, sentence] of wrong) assert.equal((await videos.grant(wish)).msg, sentence)
  })

  test('teachers can upload to and resume only their own videos', async ({ client, assert }) => {
    const [teacher, stranger, admin] = [
      await createUser(Role.Teacher),
      await createUser(Role.Teacher),
      await createUser(Role.Admin),
    ]
    const courseId = await draft(teacher.user.id)
    const grant = await videosOf(client, teacher).grant({ ...first, courseId })

    assert.equal((await videosOf(client, stranger).grant({ ...first, courseId })).code, '404')
    const { videoId } = grant
    assert.equal((await videosOf(client, stranger).grant({ videoId })).code, '404')
    assert.equal((await videosOf(client, teacher).grant({ videoId: 'unknown' })).code, '404')
    assert.equal((await videosOf(client, admin).grant({ videoId })).videoId, videoId)

    await patch(grant, makeVideo(), { offset: 0, length: 5000 })
    assert.equal((await videosOf(client, teacher).grant({ videoId })).msg, '视频已经上传完成')
  })
})

/** Sends a path that is not normalized by the client. */
function raw(path: string, authorization: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = { port: env.get('PORT'), host: '127.0.0.1', path, headers: { authorization } }
    request(asked, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode!))
    })
      .on('error', reject)
      .end()
  })
}
