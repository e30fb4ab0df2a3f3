import { createHmac, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import env from '#start/env'
import { now } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { isDemo, videoFile, videoFolder, videoMeta } from '#drivers/video/local_video_files'
import { mp4Seconds } from '#drivers/video/mp4_seconds'
import { removeUpload, uploadState } from '#drivers/video/local_upload_files'
import { authKey, readAuthKey } from '#drivers/video/url_signature'
import { VideoCloud, type PlayAddress, type PlayRequest, type VideoInfo } from '#drivers/video/video_cloud'

const definitions = ['HD', 'SD', 'LD'] as const
const playlist = 'hls/index.m3u8'

/** `DATA_DIR/videos/<id>/{HD,SD,LD}.mp4`, `hls/` and `meta.json`, and the demo's clips as `demo-<name>`. */
export default class LocalVideo extends VideoCloud {
  #key = createHmac('sha256', env.get('QR_KEY')).update('local video').digest('hex')

  async playAddresses(request: PlayRequest): Promise<PlayAddress[]> {
    const { videoId, format = 'mp4' } = request
    if (format === 'm3u8') {
      const found = await videoFile(videoId, playlist)
      return found ? [{ definition: 'HD', format, url: this.sign(videoId, playlist, request) }] : []
    }
    const found = await Promise.all(
      definitions.map(async (definition) => {
        const file = `${definition}.mp4`
        return (await videoFile(videoId, file)) ? [{ definition, format, url: this.sign(videoId, file, request) }] : []
      })
    )
    return found.flat()
  }

  async find(videoId: string): Promise<VideoInfo | null> {
    for (const definition of definitions) {
      const file = await videoFile(videoId, `${definition}.mp4`)
      if (!file) continue
      const meta = await videoMeta(videoId)
      return {
        videoId,
        title: meta.title ?? videoId,
        seconds: meta.seconds ?? (await mp4Seconds(file.path)),
        bytes: file.bytes,
        coverUrl: meta.coverUrl ?? null,
        arrived: true,
        ready: true,
      }
    }
    return this.#onItsWay(videoId)
  }

  async delete(videoId: string): Promise<void> {
    const folder = videoFolder(videoId)
    if (!folder || isDemo(videoId)) return
    try {
      await removeUpload(videoId)
      await rm(folder, { recursive: true, force: true })
    } catch (cause) {
      throw new DriverFailure('video', { cause })
    }
  }

  sign(videoId: string, file: string, grant: { viewer: string; seconds: number }): string {
    const timestamp = now().toUnixInteger() + grant.seconds
    return this.signUntil(videoId, file, { viewer: grant.viewer, timestamp })
  }

  signUntil(videoId: string, file: string, grant: { viewer: string; timestamp: number }): string {
    const uri = localVideoPath(videoId, file)
    const rand = randomUUID().replaceAll('-', '')
    return `${uri}?auth_key=${authKey({ uri, rand, uid: grant.viewer, timestamp: grant.timestamp }, this.#key)}`
  }

  /** Null if the key is forged, for another file, or expired; times are unix seconds. */
  admits(
    videoId: string,
    file: string,
    key: string,
    at = now().toUnixInteger()
  ): { viewer: string; timestamp: number } | null {
    const grant = readAuthKey(key, localVideoPath(videoId, file), this.#key, at)
    return grant && { viewer: grant.uid, timestamp: grant.timestamp }
  }

  async #onItsWay(videoId: string): Promise<VideoInfo | null> {
    const upload = await uploadState(videoId)
    if (!upload) return null
    const { title, offset: bytes } = upload
    return { videoId, title, seconds: 0, bytes, coverUrl: null, arrived: false, ready: false }
  }
}

export function localVideoPath(videoId: string, file: string): string {
  return `/local/video/${videoId}/${file}`
}
