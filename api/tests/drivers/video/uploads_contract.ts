import { test } from '@japa/runner'
import type { VideoCloud } from '#drivers/video/video_cloud'
import type { UploadGrant, VideoUploads } from '#drivers/video/video_uploads'
import { makeVideo } from '#tests/factories/video_file'

/** A cloud that accepts videos, and a browser that uploads them. */
export interface UploadsBench {
  cloud: VideoCloud
  uploads: VideoUploads
  /** Uploads the video with a grant; false when the cloud rejects it. */
  bring(grant: UploadGrant, video: Buffer): Promise<boolean>
}

/** The contract of every driver that accepts video uploads. */
export function uploadsContract(name: string, bench: () => Promise<UploadsBench>): void {
  const first = { title: '第一讲', fileName: '第一讲.mp4' }

  test.group(`Video uploads: ${name}`, () => {
    test('each upload creates its own pending video', async ({ assert }) => {
      const { cloud, uploads } = await bench()

      const one = await uploads.start(first)
      const other = await uploads.start({ ...first, bytes: 5000 })

      assert.notEqual(one.videoId, other.videoId)
      assert.match(one.videoId, /^[\w-]{1,64}$/)
      assert.include(await cloud.find(one.videoId), { arrived: false, ready: false })
      assert.deepEqual(await cloud.playAddresses({ ...asked, videoId: one.videoId }), [])
      for (const text of [one.uploadAddress, one.uploadAuth]) {
        assert.isObject(JSON.parse(Buffer.from(text, 'base64').toString()))
      }
    })

    test('an uploaded video has arrived, with its size', async ({ assert }) => {
      const { cloud, uploads, bring } = await bench()
      const grant = await uploads.start(first)

      assert.isTrue(await bring(grant, makeVideo({ bytes: 5000 })))

      assert.include(await cloud.find(grant.videoId), { arrived: true, bytes: 5000 })
    })

    test('a grant is valid for its own video only', async ({ assert }) => {
      const { uploads, bring } = await bench()
      const one = await uploads.start(first)
      const other = await uploads.start(first)

      assert.isFalse(await bring({ ...one, uploadAuth: other.uploadAuth }, makeVideo()))
    })

    test('a new grant resumes only a started upload', async ({ assert }) => {
      const { uploads, bring } = await bench()
      const { videoId } = await uploads.start(first)

      const again = await uploads.refresh(videoId)

      assert.equal(again?.videoId, videoId)
      assert.isTrue(await bring(again!, makeVideo()))
      for (const unknown of ['nothing-here', '..', 'demo-welcome']) {
        assert.isNull(await uploads.refresh(unknown))
      }
    })

    test('a deleted upload cannot be resumed', async ({ assert }) => {
      const { cloud, uploads, bring } = await bench()
      const grant = await uploads.start(first)

      await cloud.delete(grant.videoId)

      assert.isNull(await uploads.refresh(grant.videoId))
      assert.isNull(await cloud.find(grant.videoId))
      assert.isFalse(await bring(grant, makeVideo()))
    })
  })
}

const asked = { viewer: '7', seconds: 600 }
