import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { uploadState } from '#drivers/video/local_upload_files'
import { messages } from '#media/terms'
import { createUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { makeVideo } from '#tests/factories/video_file'
import { videosOf, findVideoRow, hasVideoFile, patch, video } from '#tests/factories/video_admin_client'

const list = '/api/admin/cloud-videos'

/** A video attached to a chapter. */
async function used(): Promise<string> {
  const videoId = await video({ title: '已用视频' })
  const chapterId = await chapter(await course())
  await db.from('chapters').where('id', chapterId).update({ video_id: videoId })
  return videoId
}

test.group('Cloud videos', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('videos are listed with details, filtered by title and state', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const inUse = await used()
    const free = await video({ title: '新100%录像', days: 1 })
    const { videoId: onItsWay } = await videos.grant({ title: '上传一半', fileName: 'a.mp4' })
    await video({ status: 'deleting' })
    const ask = async (qs: object = {}) => (await videos.send('GET', list).qs(qs)).body()
    const ids = async (qs: object) => (await ask(qs)).videoList.map((one: { videoId: string }) => one.videoId)

    const { videoList, total } = await ask()
    assert.equal(total, 3)
    const states = Object.fromEntries(
      videoList.map((one: { videoId: string; status: string }) => [one.videoId, one.status])
    )
    assert.deepEqual(states, { [inUse]: '已被使用', [free]: '未被使用', [onItsWay]: '上传中' })
    assert.include(videoList.at(-1), { title: '新100%录像', duration: 60, size: 1000 })
    assert.property(videoList[0], 'coverURL')

    assert.deepEqual(await ids({ videoStatus: '已被使用' }), [inUse])
    assert.deepEqual(await ids({ videoStatus: '未被使用' }), [free])
    assert.deepEqual(await ids({ videoStatus: '上传中' }), [onItsWay])
    assert.deepEqual(await ids({ title: '100%' }), [free])
    assert.deepEqual(await ids({ title: '_' }), [])
    assert.lengthOf(await ids({ pageSize: 5, page: 2 }), 0)
    assert.equal((await ask({ videoStatus: 'x' })).code, 'error')

    const choices = (await videos.send('GET', '/api/admin/videos').qs({ videoName: '视频' })).body()
    assert.deepEqual(
      choices.videos.map(({ videoId, useCount }: { videoId: string; useCount: number }) => [videoId, useCount]),
      [[inUse, 1]]
    )
    assert.equal((await videos.send('GET', '/api/vod/all-videos')).body().total, 3)
  })

  test('only an unused video is deleted, with its file', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const [inUse, free] = [await used(), await video()]
    const ofCourse = await video()
    await course().then((id) => db.from('courses').where({ id }).update({ video_id: ofCourse }))

    for (const videoId of [inUse, ofCourse]) {
      assert.equal((await videos.send('DELETE', `${list}/${videoId}`)).body().msg, messages.videoUsed)
      assert.equal((await findVideoRow(videoId)).status, 'normal')
      assert.isTrue(await hasVideoFile(videoId))
    }
    assert.equal((await videos.send('DELETE', `${list}/${free}`)).body().msg, '删除成功!')
    assert.isNull(await findVideoRow(free))
    assert.isFalse(await hasVideoFile(free))
    const [entry, ...more] = await db.from('audit_logs')
    assert.lengthOf(more, 0)
    assert.equal(entry.action, 'video.delete')
    assert.include(JSON.parse(entry.before), { videoId: free, seconds: 60 })
  })

  test('an unknown, deleted or unnamed video is not found', async ({ client }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const free = await video()
    await videos.send('DELETE', `${list}/${free}`)

    for (const name of [free, 'unknown', '..%2f..%2fsecrets.json', '%2e%2e', '.uploads']) {
      ;(await videos.send('DELETE', `${list}/${name}`)).assertStatus(404)
    }
  })

  test('several videos are deleted by id, all or none', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const [one, other, inUse] = [await video(), await video(), await used()]
    const remove = async (videoIds: string) =>
      (await videos.send('DELETE', '/api/vod/all-videos').qs({ videoIds })).body()

    assert.equal((await remove(`${one},${inUse}`)).msg, messages.videoUsed)
    assert.equal((await remove(`${one},unknown`)).code, '404')
    assert.isTrue(await hasVideoFile(one))

    assert.equal((await remove(`${one},${other},${one}`)).count, 2)
    assert.isFalse(await hasVideoFile(one))
    assert.isFalse(await hasVideoFile(other))
  })

  test('a request without ids deletes nothing', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const free = await video()

    for (const qs of [{}, { videoIds: '' }, { videoIds: ' , ' }, { videoIds: [] }, { ids: free }]) {
      const answer = await videos.send('DELETE', '/api/vod/all-videos').qs(qs)
      assert.include(answer.body(), { code: 'error', msg: messages.videosNeeded }, JSON.stringify(qs))
    }
    const many = Array.from({ length: 101 }, (_, at) => `v${at}`).join(',')
    const tooMany = await videos.send('DELETE', '/api/vod/all-videos').qs({ videoIds: many })
    assert.equal(tooMany.body().msg, messages.videosTooMany)
    assert.isNotNull(await findVideoRow(free))
  })

  test('deleting an upload deletes the received bytes', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const grant = await videos.grant({ title: '讲', fileName: 'a.mp4' })
    await patch(grant, makeVideo().subarray(0, 1000), { offset: 0, length: 5000 })

    await videos.send('DELETE', `${list}/${grant.videoId}`)

    assert.isNull(await uploadState(grant.videoId))
    const later = await patch(grant, makeVideo().subarray(1000), { offset: 1000, length: 5000 })
    assert.equal(later.status, 404)
  })
})
