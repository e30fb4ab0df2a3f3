import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { uploadState } from '#drivers/video/local_upload_files'
import { videoFolder } from '#drivers/video/local_video_files'
import { messages } from '#media/terms'
import { createUser } from '#tests/factories/accounts'
import { draft } from '#tests/factories/catalogue'
import { makeVideo } from '#tests/factories/video_file'
import { videosOf, offsetOf, patch, readGrant } from '#tests/factories/video_admin_client'

const first = { title: '第一讲', fileName: '第一讲.mp4' }
const row = (videoId: string) => db.from('videos').where('video_id', videoId).first()

test.group('Video uploads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a teacher can upload a video in parts', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const whole = makeVideo({ seconds: 95, bytes: 50_000 })
    const courseId = await draft(teacher.user.id)

    const grant = await videosOf(client, teacher).grant({ ...first, courseId, fileSize: 50_000 })
    assert.equal(grant.cloud, 'local')
    assert.include(await row(grant.videoId), { status: 'uploading', created_by: teacher.user.id })
    const { url, expires } = readGrant(grant)
    assert.include(url, `/local/video-uploads/${grant.videoId}`)
    assert.approximately(expires, Date.now() / 1000 + 3000, 60)

    const begun = await patch(grant, whole.subarray(0, 20_000), { offset: 0, length: 50_000 })
    assert.equal(begun.status, 204)
    assert.equal(begun.headers.get('upload-offset'), '20000')
    const rest = await patch(grant, whole.subarray(20_000), { offset: 20_000, length: 50_000 })
    assert.equal(rest.status, 204)
    assert.equal(rest.headers.get('upload-offset'), '50000')

    assert.include(await row(grant.videoId), { status: 'normal', seconds: 95, bytes: 50_000, title: '第一讲' })
    const kept = await readFile(join(videoFolder(grant.videoId)!, 'HD.mp4'))
    assert.isTrue(kept.equals(whole))
    assert.deepEqual(await offsetOf(grant), { status: 200, offset: 50_000 })
  })

  test('an interrupted upload resumes with a new grant', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const whole = makeVideo({ bytes: 3_000_000 })
    const grant = await videos.grant(first)
    assert.deepEqual(await offsetOf(grant), { status: 200, offset: 0 })

    const { url, token } = readGrant(grant)
    const sending = request(url, {
      method: 'PATCH',
      headers: {
        'authorization': `Upload ${token}`,
        'upload-offset': 0,
        'upload-length': whole.length,
        'content-type': 'application/offset+octet-stream',
        'content-length': whole.length,
      },
    })
    sending.on('error', () => {})
    sending.write(whole.subarray(0, 1_500_000))
    while ((await offsetOf(grant)).offset < 1_000_000) await pause(20)
    sending.destroy()

    const again = await videos.grant({ videoId: grant.videoId })
    assert.equal(again.videoId, grant.videoId)
    const settled = await untilTaken(async () => {
      const { offset } = await offsetOf(again)
      return patch(again, whole.subarray(offset), { offset, length: whole.length })
    })
    assert.equal(settled.headers.get('upload-offset'), '3000000')
    const kept = await readFile(join(videoFolder(grant.videoId)!, 'HD.mp4'))
    assert.isTrue(kept.equals(whole))
  })

  test('cancelling deletes the received bytes', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const videos = videosOf(client, teacher)
    const courseId = await draft(teacher.user.id)
    const whole = makeVideo({ bytes: 3_000_000 })
    const grant = await videos.grant({ ...first, courseId })
    const path = `/api/vod/uploads/${grant.videoId}`
    const { url, token } = readGrant(grant)
    const sending = request(url, {
      method: 'PATCH',
      headers: {
        'authorization': `Upload ${token}`,
        'upload-offset': 0,
        'upload-length': whole.length,
        'content-type': 'application/offset+octet-stream',
        'content-length': whole.length,
      },
    })
    const ended = new Promise<number>((resolve) => sending.on('response', ({ statusCode }) => resolve(statusCode!)))
    sending.write(whole.subarray(0, 1_500_000))
    while ((await offsetOf(grant)).offset < 1_000_000) await pause(20)

    const stranger = videosOf(client, await createUser(Role.Teacher))
    assert.equal((await stranger.send('DELETE', path)).status(), 404)
    const cancelled = await videos.send('DELETE', path)
    assert.include(cancelled.body(), { code: '200', msg: messages.videoUploadCancelled })
    sending.end(whole.subarray(1_500_000))

    assert.equal(await ended, 404)
    assert.isNull(await row(grant.videoId))
    assert.isNull(await uploadState(grant.videoId))
    assert.equal((await videos.send('DELETE', path)).status(), 404)
    const log = await db.from('audit_logs').where('action', 'video.delete').first()
    assert.equal(log.actor_id, teacher.user.id)
  })

  test('a complete video cannot be cancelled', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const videoId = await videos.upload()

    const refused = await videos.send('DELETE', `/api/vod/uploads/${videoId}`)
    assert.equal(refused.body().msg, messages.videoDone)
    assert.include(await row(videoId), { status: 'normal' })
  })

  test('a part at the wrong offset gets the right one', async ({ client, assert }) => {
    const grant = await videosOf(client, await createUser(Role.Admin)).grant(first)
    const whole = makeVideo({ bytes: 3000 })
    await patch(grant, whole.subarray(0, 1000), { offset: 0, length: 3000 })

    for (const offset of [0, 999, 1001, 2999]) {
      const refused = await patch(grant, whole.subarray(1000), { offset, length: 3000 })
      assert.equal(refused.status, 409)
      assert.equal(refused.headers.get('upload-offset'), '1000')
      assert.deepEqual(await refused.json(), { code: '409', msg: '上传位置不一致，请从断点继续上传' })
    }
  })

  test('one of several simultaneous senders of a part wins', async ({ client, assert }) => {
    const grant = await videosOf(client, await createUser(Role.Admin)).grant(first)
    const whole = makeVideo({ bytes: 2_000_000 })

    const answers = await Promise.all([1, 2, 3].map(() => patch(grant, whole, { offset: 0, length: whole.length })))

    const [won, ...lost] = answers.map(({ status }) => status).sort()
    assert.equal(won, 204)
    // Locked while the winner writes (423), at the wrong offset afterwards (409).
    for (const status of lost) assert.oneOf(status, [409, 423])
    const kept = await readFile(join(videoFolder(grant.videoId)!, 'HD.mp4'))
    assert.isTrue(kept.equals(whole))
  })
})

/** Retries until the server has noticed that the previous sender is gone. */
async function untilTaken(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 423 && answer.status !== 409) return answer
    await pause(20)
  }
}
