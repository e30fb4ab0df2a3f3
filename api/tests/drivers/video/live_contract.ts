import { test } from '@japa/runner'
import type { LiveStreams } from '#drivers/video/live_streams'

/** A live stream cloud and its fake service. */
export interface LiveBench {
  streams: LiveStreams
  /** True when the URL can be pushed to, the given seconds from now. */
  mayPush(url: string, later?: number): boolean
  /** True when the URL plays, the given seconds from now. */
  mayPlay(url: string, later?: number): boolean
  /** The encoder of the stream starts or stops sending. */
  send(stream: string, isSending: boolean): Promise<void>
}

/** The contract of every live stream driver. */
export function liveContract(name: string, bench: () => LiveBench): void {
  const stream = 'a1b2c3d4e5f6a7b8c9d0'

  test.group(`Live streams: ${name}`, () => {
    test('the push URL is RTMP and expires', async ({ assert }) => {
      const { streams, mayPush } = bench()

      const url = await streams.pushAddress({ stream, seconds: 60 })

      assert.match(url, new RegExp(`^rtmp://[^/]+/\\w+/${stream}\\?auth_key=`))
      assert.isTrue(mayPush(url))
      assert.isTrue(mayPush(url, 50))
      assert.isFalse(mayPush(url, 62))
      assert.isFalse(mayPush(url.replace(stream, 'another')))
    })

    test('the play URL is a playlist and expires', async ({ assert }) => {
      const { streams, mayPlay } = bench()

      const address = await streams.playAddress({ stream, seconds: 60, viewer: '7' })

      assert.include(address, { definition: 'HD', format: 'm3u8' })
      assert.match(address.url, /\.m3u8\?auth_key=\d+-\w{32}-7-/)
      assert.isTrue(mayPlay(address.url, 50))
      assert.isFalse(mayPlay(address.url, 62))
      assert.isFalse(mayPlay(address.url.replace('-7-', '-8-')))
    })

    test('a stream runs while its encoder sends', async ({ assert }) => {
      const { streams, send } = bench()
      assert.isFalse(await streams.isRunning('neversent'))
      await send('sent', true)
      assert.isTrue(await streams.isRunning('sent'))
      await send('stopped', true)
      await send('stopped', false)
      assert.isFalse(await streams.isRunning('stopped'))
    })

    test('a play key cannot push', async ({ assert }) => {
      const { streams, mayPush } = bench()
      const push = await streams.pushAddress({ stream, seconds: 60 })
      const play = await streams.playAddress({ stream, seconds: 60, viewer: '0' })

      const [key] = new URL(play.url, 'http://here').search.match(/auth_key=.*/)!

      assert.isFalse(mayPush(push.replace(/auth_key=.*/, key)))
    })
  })
}
