import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import LocalVideo from '#drivers/video/local_video'
import { uploadState } from '#drivers/video/local_upload_files'
import { VideoCloud } from '#drivers/video/video_cloud'
import { syncPendingVideos } from '#media/sync_video_status'
import { pruneVideos } from '#media/prune_videos'
import Video from '#media/video'
import { createUser } from '#tests/factories/accounts'
import { makeVideo } from '#tests/factories/video_file'
import { videosOf, findVideoRow, hasVideoFile, patch, video } from '#tests/factories/video_admin_client'

const list = '/api/admin/cloud-videos'

test.group('Late status updates of a video cloud', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => app.container.restore(VideoCloud))

  test('a deletion during an outage is retried later', async ({ client, assert }) => {
    class Away extends LocalVideo {
      async delete(): Promise<void> {
        throw new DriverFailure('video', { cause: 'away' })
      }
      async findAll(): Promise<never> {
        throw new DriverFailure('video', { cause: 'away' })
      }
    }
    const videos = videosOf(client, await createUser(Role.Admin))
    const [free, processing] = [await video(), await video({ status: 'processing' })]
    app.container.swap(VideoCloud, () => new Away())

    assert.equal((await videos.send('DELETE', `${list}/${free}`)).body().msg, '删除成功!')
    const { videoList } = (await videos.send('GET', list)).body()
    assert.deepEqual(
      videoList.map((one: { videoId: string }) => one.videoId),
      [processing]
    )
    assert.equal(await pruneVideos(new Away()), 0)
    assert.isTrue(await hasVideoFile(free))

    assert.equal(await pruneVideos(new LocalVideo()), 1)
    assert.isFalse(await hasVideoFile(free))
    assert.isNull(await findVideoRow(free))
  })

  test('an upload is abandoned after a week', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const begin = async (days: number) => {
      const grant = await videos.grant({ title: '讲', fileName: 'a.mp4' })
      await patch(grant, makeVideo().subarray(0, 1000), { offset: 0, length: 5000 })
      await db
        .from('videos')
        .where('video_id', grant.videoId)
        .update({ created_at: toStored(now().minus({ days })) })
      return grant.videoId as string
    }
    const [fresh, stale, arrived] = [await begin(6.9), await begin(7.1), await begin(30)]
    await db.from('videos').where('video_id', arrived).update({ status: 'normal' })

    assert.equal(await pruneVideos(new LocalVideo()), 1)

    assert.isNotNull(await uploadState(fresh))
    assert.isNull(await uploadState(stale))
    assert.isNull(await findVideoRow(stale))
    assert.isNotNull(await findVideoRow(arrived))
  })

  test('an expiring cover URL is refreshed from the cloud', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const videoId = await video()
    await db.from('videos').where('video_id', videoId).update({ cover_url: 'https://c/old' })
    class Signing extends LocalVideo {
      async find(id: string) {
        return { ...(await super.find(id))!, coverUrl: 'https://c/now' }
      }
    }
    app.container.swap(VideoCloud, () => new Signing())

    const { videoList } = (await videos.send('GET', list)).body()

    assert.equal(videoList[0].coverURL, 'https://c/now')
  })

  test('the outcome of an upload is read from the cloud', async ({ client, assert }) => {
    const videos = videosOf(client, await createUser(Role.Admin))
    const videoId = await video({ status: 'processing', seconds: 0 })
    class Cutting extends LocalVideo {
      async findAll() {
        const facts = { videoId, title: '讲', seconds: 77, bytes: 5, arrived: true, ready: true }
        return [{ ...facts, coverUrl: 'https://cloud.example.com/cover.jpg' }]
      }
    }
    app.container.swap(VideoCloud, () => new Cutting())

    const { videoList } = (await videos.send('GET', list)).body()

    const learned = { duration: 77, size: 5, coverURL: 'https://cloud.example.com/cover.jpg' }
    assert.include(videoList[0], { ...learned, status: '未被使用' })
    assert.include(await findVideoRow(videoId), { status: 'normal', seconds: 77 })
  })

  test('a status update does not restore a video being deleted', async ({ assert }) => {
    const videoId = await video({ status: 'processing' })
    class Deleted extends LocalVideo {
      async findAll(videoIds: string[]) {
        await db.from('videos').where('video_id', videoId).update({ status: 'deleting' })
        const facts = { title: '讲', seconds: 77, bytes: 5, coverUrl: null }
        return videoIds.map((id) => ({ ...facts, videoId: id, arrived: true, ready: true }))
      }
    }

    await syncPendingVideos(new Deleted(), await Video.query().where('videoId', videoId))

    assert.equal((await findVideoRow(videoId)).status, 'deleting')
  })
})
