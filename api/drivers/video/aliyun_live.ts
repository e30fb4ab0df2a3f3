import { randomUUID } from 'node:crypto'
import type { AliyunKey } from '#drivers/aliyun/acs3_signature'
import { callAliyun } from '#drivers/aliyun/aliyun_client'
import { aliyunKey, requiredSetting } from '#drivers/aliyun/aliyun_settings'
import { rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'
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
  key: AliyunKey
  endpoint?: string
}

/** All viewers query this; the cloud is called at most this often. */
const askEveryMs = 5_000

/** URLs are signed by scheme A; the only API call asks whether a stream is running. */
export default class AliyunLive extends LiveStreams {
  #options: AliyunLiveOptions
  #states = new Map<string, { at: number; running: Promise<boolean | null> }>()

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

  async isRunning(stream: string): Promise<boolean | null> {
    const known = this.#states.get(stream)
    if (known && performance.now() - known.at < askEveryMs) return known.running
    if (this.#states.size > 1000) this.#states.clear()
    const running = this.#ask(stream).catch(() => null)
    this.#states.set(stream, { at: performance.now(), running })
    return running
  }

  async probe(): Promise<ProbeResult> {
    const isRunning = await this.#ask(randomUUID().replaceAll('-', ''))
    if (!isRunning) return rightAnswer('offline: an unknown stream, as expected')
    return wrongAnswer('online: an unknown stream seems to run', 'Check ALIYUN_LIVE_PUSH_DOMAIN.')
  }

  async #ask(stream: string): Promise<boolean> {
    const { push, app, key, endpoint = 'https://live.aliyuncs.com' } = this.#options
    const { StreamState } = await callAliyun(
      {
        role: 'live',
        endpoint,
        action: 'DescribeLiveStreamState',
        version: '2016-11-01',
        query: { DomainName: push.domain, AppName: app, StreamName: stream },
      },
      key
    )
    return StreamState === 'online'
  }

  #signed(uri: string, { seconds, uid }: { seconds: number; uid: string }, key: string): string {
    const timestamp = Math.floor(Date.now() / 1000) + seconds - this.#options.validity
    const rand = randomUUID().replaceAll('-', '')
    return `${uri}?auth_key=${authKey({ uri, timestamp, rand, uid }, key)}`
  }
}

function fromSettings(): AliyunLiveOptions {
  return {
    push: { domain: requiredSetting('ALIYUN_LIVE_PUSH_DOMAIN'), key: requiredSetting('ALIYUN_LIVE_PUSH_KEY') },
    play: { domain: requiredSetting('ALIYUN_LIVE_PLAY_DOMAIN'), key: requiredSetting('ALIYUN_LIVE_PLAY_KEY') },
    app: env.get('ALIYUN_LIVE_APP', 'zhuxue'),
    validity: env.get('ALIYUN_LIVE_VALIDITY', 1800),
    key: aliyunKey(),
  }
}
