import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import env from '#start/env'
import { now } from '#core/time'
import { beginUpload, uploadState } from '#drivers/video/local_upload_files'
import { VideoUploads, encodeGrant, type NewVideo, type UploadGrant } from '#drivers/video/video_uploads'
import { DriverFailure } from '#drivers/driver_failure'

/** Upload endpoint of the local cloud: `HEAD` and `PATCH` of `<endpoint>/<videoId>`. */
export const uploadEndpoint = '/local/video-uploads'
/** Lifetime of a grant in seconds, like Aliyun's; a longer upload requests another one. */
const grantSeconds = 3000

/** Resumable in parts of any size, stored under `DATA_DIR/videos/.uploads` until complete. */
export default class LocalUploads extends VideoUploads {
  #key = createHmac('sha256', env.get('QR_KEY')).update('local video upload').digest()

  async start({ title, bytes }: NewVideo): Promise<UploadGrant> {
    const videoId = randomBytes(16).toString('hex')
    try {
      await beginUpload(videoId, { title, length: bytes ?? null })
    } catch (cause) {
      throw new DriverFailure('video', { cause })
    }
    return this.#grant(videoId)
  }

  async refresh(videoId: string): Promise<UploadGrant | null> {
    const state = await uploadState(videoId)
    return state && !state.done ? this.#grant(videoId) : null
  }

  admits(videoId: string, token: string): boolean {
    const [, expires = '0', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
    if (!signature) return false
    const ours = Buffer.from(this.#signature(videoId, Number(expires)))
    return timingSafeEqual(ours, Buffer.from(signature)) && Number(expires) * 1000 > now().toMillis()
  }

  token(videoId: string, expires: number): string {
    return `${expires}.${this.#signature(videoId, expires)}`
  }

  #grant(videoId: string): UploadGrant {
    const expires = now().toUnixInteger() + grantSeconds
    return {
      videoId,
      cloud: 'local',
      uploadAddress: encodeGrant({ Endpoint: uploadEndpoint, Bucket: 'local', FileName: `${videoId}.mp4` }),
      uploadAuth: encodeGrant({ Token: this.token(videoId, expires), Expiration: expires }),
    }
  }

  #signature(videoId: string, expires: number): string {
    return createHmac('sha256', this.#key).update(`${videoId}\n${expires}`).digest('base64url')
  }
}
