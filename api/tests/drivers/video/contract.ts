import { test } from '@japa/runner'
import type { VideoCloud } from '#drivers/video/video_cloud'

/** A cloud under test with a playable video, and a player that opens URLs. */
export interface VideoBench {
  cloud: VideoCloud
  /** Ready, a minute long, in three definitions, with a playlist. */
  videoId: string
  /** True when the URL plays, the given seconds from now. */
  opens(url: string, later?: number): Promise<boolean>
}

/** The contract of every video driver. */
export function videoContract(name: string, bench: () => Promise<VideoBench>): void {
  const asked = { viewer: '7', seconds: 600 }

  test.group(`Video cloud: ${name}`, () => {
    test('a ready video plays in every definition, best first', async ({ assert }) => {
      const { cloud, videoId, opens } = await bench()

      const addresses = await cloud.playAddresses({ videoId, ...asked })

      assert.deepEqual(
        addresses.map(({ definition, format }) => [definition, format]),
        [
          ['HD', 'mp4'],
          ['SD', 'mp4'],
          ['LD', 'mp4'],
        ]
      )
      for (const { url } of addresses) assert.isTrue(await opens(url))
    })

    test('a playlist is returned on request', async ({ assert }) => {
      const { cloud, videoId, opens } = await bench()

      const [address, ...others] = await cloud.playAddresses({ videoId, ...asked, format: 'm3u8' })

      assert.lengthOf(others, 0)
      assert.equal(address.format, 'm3u8')
      assert.isTrue(await opens(address.url))
    })

    test('a URL expires', async ({ assert }) => {
      const { cloud, videoId, opens } = await bench()
      const [address] = await cloud.playAddresses({ videoId, viewer: '7', seconds: 60 })
      assert.isTrue(await opens(address.url, 50))
      assert.isFalse(await opens(address.url, 61))
    })

    test('an altered URL is rejected', async ({ assert }) => {
      const { cloud, videoId, opens } = await bench()
      const [{ url }] = await cloud.playAddresses({ videoId, ...asked })

      assert.isFalse(await opens(url.replace('HD.mp4', 'SD.mp4')))
      assert.isFalse(await opens(url.replace(/auth_key=(\d)/, 'auth_key=9$1')))
      assert.isFalse(await opens(url.replace(/.$/, (last) => (last === '0' ? '1' : '0'))))
      assert.isFalse(await opens(url.split('?')[0]))
    })

    test('an unknown video has no URL and is deleted without error', async ({ assert }) => {
      const { cloud } = await bench()
      for (const videoId of ['nothing-here', '..', '', 'demo-', 'demo-..']) {
        assert.deepEqual(await cloud.playAddresses({ videoId, ...asked }), [])
        assert.isNull(await cloud.find(videoId))
        await cloud.delete(videoId)
      }
    })

    test('a video has a length and is gone once deleted', async ({ assert }) => {
      const { cloud, videoId } = await bench()
      const facts = { videoId, seconds: 60, arrived: true, ready: true }
      assert.include(await cloud.find(videoId), facts)
      assert.containsSubset(await cloud.findAll([videoId, 'nothing-here']), [facts])

      await cloud.delete(videoId)

      assert.isNull(await cloud.find(videoId))
      assert.deepEqual(await cloud.playAddresses({ videoId, ...asked }), [])
    })
  })
}
