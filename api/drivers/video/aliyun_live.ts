import { randomUUID } from 'node:crypto'
import { requiredSetting } from '#drivers/aliyun/aliyun_settings'
import { LiveStreams, type LiveGrant, type LivePlayGrant } from '#drivers/video/live_streams'
import { authKey } from '#drivers/video/url_signature'
import type { PlayAddress } from '#drivers/video/video_cloud'
import env from '#start/env'

interface SignedDomain {
  domain: string
  key: string
}

export interface AliyunLiveOptions {
  push: SignedDomain
  play: SignedDomain
  app: string
  /** Seconds that both domains add to the timestamp, as set in their console. */
  validity: number
}

/** URLs are signed by scheme A; nothing is requested. */
export default class AliyunLive extends LiveStreams {
  #options: AliyunLiveOptions

  constructor(options: AliyunLiveOptions = fromSettings()) {
    super()
    this.#options = options
  }

  async pushAddress({ stream, seconds }: LiveGrant): Promise<string> {
    const { push, app } = this.#options
    return `rtmp://${push.domain}${this.#signed(`/${app}/${stream}`, { seconds, uid: '0' }, push.key)}`
  }

  async playAddress({ stream, seconds, viewer }: LivePlayGrant): Promise<PlayAddress> {
    const { play, app } = this.#options
    const path = this.#signed(`/${app}/${stream}.m3u8`, { seconds, uid: viewer }, play.key)
    return { definition: 'HD', format: 'm3u8', url: `https://${play.domain}${path}` }
  }

  #signed(uri: string, { seconds, uid }: { seconds: number; uid: string }, key: string): string {
    const timestamp = Math.floor(Date.now() / 1000) + seconds - this.#options.validity
    const rand = randomUUID().replaceAll('-', '')
    return `${uri}?auth_key=${authKey({ uri, timestamp, rand, uid }, key)}`
  }
}

function fromSettings(): AliyunLiveOptions {
  return {
    push: {
      domain: requiredSetting('ALIYUN_LIVE_PUSH_DOMAIN'),
      key: requiredSetting('ALIYUN_LIVE_PUSH_KEY'),
    },
    play: {
      domain: requiredSetting('ALIYUN_LIVE_PLAY_DOMAIN'),
      key: requiredSetting('ALIYUN_LIVE_PLAY_KEY'),
    },
    app: env.get('ALIYUN_LIVE_APP', 'zhuxue'),
    validity: env.get('ALIYUN_LIVE_VALIDITY', 1800),
  }
}
