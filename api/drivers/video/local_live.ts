import { createHmac, randomUUID } from 'node:crypto'
import env from '#start/env'
import { now } from '#core/time'
import { LiveStreams, type LiveGrant, type LivePlayGrant } from '#drivers/video/live_streams'
import { livePlaylist, liveSegment } from '#drivers/video/local_live_playlist'
import { authKey, readAuthKey } from '#drivers/video/url_signature'
import type { PlayAddress } from '#drivers/video/video_cloud'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const playlist = 'index.m3u8'
const secret = (use: string) => createHmac('sha256', env.get('QR_KEY')).update(use).digest('hex')

/** URLs signed with two keys like those of a real cloud, and a page that replaces the teacher's encoder. */
export default class LocalLive extends LiveStreams {
  #pushKey = secret('local live push')
  #playKey = secret('local live play')

  async pushAddress({ stream, seconds }: LiveGrant): Promise<string> {
    const uri = `/live/${stream}`
    const timestamp = now().toUnixInteger() + seconds
    return `rtmp://${host()}${uri}?auth_key=${authKey({ uri, timestamp, rand: newRand(), uid: '0' }, this.#pushKey)}`
  }

  /** `at` is in unix seconds. */
  takes(path: string, key: string, at: number): boolean {
    return readAuthKey(key, path, this.#pushKey, at) !== null
  }

  async playAddress({ stream, viewer, seconds }: LivePlayGrant): Promise<PlayAddress> {
    const timestamp = now().toUnixInteger() + seconds
    return { definition: 'HD', format: 'm3u8', url: this.#sign(stream, playlist, viewer, timestamp) }
  }

  async isRunning(stream: string): Promise<boolean> {
    return (await this.#since(stream)) !== null
  }

  encoderPage(pushUrl: string): string {
    const { pathname, search } = new URL(pushUrl)
    return `/local${pathname}/encoder${search}`
  }

  async send(stream: string, isSending: boolean): Promise<void> {
    await writeStream(stream, { since: isSending ? machineSeconds() : null })
  }

  /** Null if the key is forged, for another file, or expired; times are unix seconds. */
  admits(stream: string, file: string, key: string, at = now().toUnixInteger()) {
    const grant = readAuthKey(key, pathOf(stream, file), this.#playKey, at)
    return grant && { viewer: grant.uid, timestamp: grant.timestamp }
  }

  async playlist(stream: string, grant: { viewer: string; timestamp: number }) {
    const since = await this.#since(stream)
    if (since === null) return null
    return livePlaylist({ since, at: machineSeconds() }, (file) =>
      this.#sign(stream, file, grant.viewer, grant.timestamp)
    )
  }

  async segment(stream: string, file: string): Promise<string | null> {
    const since = await this.#since(stream)
    return since === null ? null : liveSegment(file, { since, at: machineSeconds() })
  }

  async #since(stream: string): Promise<number | null> {
    return (await readStream(stream))?.since ?? null
  }

  #sign(stream: string, file: string, viewer: string, timestamp: number): string {
    const uri = pathOf(stream, file)
    return `${uri}?auth_key=${authKey({ uri, timestamp, rand: newRand(), uid: viewer }, this.#playKey)}`
  }
}

const pathOf = (stream: string, file: string) => `/local/live/${stream}/${file}`
const newRand = () => randomUUID().replaceAll('-', '')
/** The stream uses the machine's clock, which cannot be advanced. */
const machineSeconds = () => Math.floor(Date.now() / 1000)

function host(): string {
  const site = env.get('PUBLIC_URL')
  return site ? new URL(site).hostname : '127.0.0.1'
}

interface LocalStream {
  /** Unix seconds when the stream started; null while it is not running. */
  since: number | null
}

const plainName = /^[a-z0-9]{1,64}$/i
/** The demo's live lesson runs until it is stopped. */
const demoPrefix = 'demo'

const path = (stream: string) => join(env.get('DATA_DIR'), 'live', `${stream}.json`)

async function readStream(stream: string): Promise<LocalStream | null> {
  if (!plainName.test(stream)) return null
  const text = await readFile(path(stream), 'utf8').catch(() => null)
  if (text === null) return { since: stream.startsWith(demoPrefix) ? 0 : null }
  return JSON.parse(text) as LocalStream
}

async function writeStream(stream: string, streamState: LocalStream): Promise<void> {
  await mkdir(join(env.get('DATA_DIR'), 'live'), { recursive: true, mode: 0o700 })
  await writeFile(`${path(stream)}.new`, JSON.stringify(streamState))
  await rename(`${path(stream)}.new`, path(stream))
}
