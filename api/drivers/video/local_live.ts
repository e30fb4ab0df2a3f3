import { createHmac, randomUUID } from 'node:crypto'
import env from '#start/env'
import { now } from '#core/time'
import { LiveStreams, type LiveGrant, type LivePlayGrant } from '#drivers/video/live_streams'
import LocalVideo from '#drivers/video/local_video'
import { authKey, readAuthKey } from '#drivers/video/url_signature'
import type { PlayAddress } from '#drivers/video/video_cloud'

/** The recording that stands for every stream. */
const sample = { videoId: 'demo-live-replay', file: 'hls/index.m3u8' }

/**
 * Live streams without a live cloud: an address to push to as a real one would be, signed with a key of
 * its own, and a recorded sample for whoever watches.
 */
export default class LocalLive extends LiveStreams {
  #pushKey = createHmac('sha256', env.get('QR_KEY')).update('local live push').digest('hex')
  #videos = new LocalVideo()

  async pushAddress({ stream, seconds }: LiveGrant): Promise<string> {
    const uri = `/live/${stream}`
    const grant = {
      uri,
      timestamp: now().toUnixInteger() + seconds,
      rand: randomUUID().replaceAll('-', ''),
      uid: '0',
    }
    return `rtmp://${host()}${uri}?auth_key=${authKey(grant, this.#pushKey)}`
  }

  /**
   * Whether a stream may be pushed to the path with this key.
   * @param at unix seconds
   */
  takes(path: string, key: string, at: number): boolean {
    return readAuthKey(key, path, this.#pushKey, at) !== null
  }

  async playAddress({ viewer, seconds }: LivePlayGrant): Promise<PlayAddress> {
    const url = this.#videos.sign(sample.videoId, sample.file, { viewer, seconds })
    return { definition: 'HD', format: 'm3u8', url }
  }
}

function host(): string {
  const site = env.get('PUBLIC_URL')
  return site ? new URL(site).hostname : '127.0.0.1'
}
