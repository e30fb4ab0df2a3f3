import { DriverFailure } from '#drivers/driver_failure'
import { callVod, vodSettings, type AliyunVodOptions } from '#drivers/video/aliyun_vod_call'
import { VideoUploads, type NewVideo, type UploadGrant } from '#drivers/video/video_uploads'

/** Grants are valid for 3000 seconds. */
export default class AliyunUploads extends VideoUploads {
  #options: AliyunVodOptions

  constructor(options: AliyunVodOptions = vodSettings()) {
    super()
    this.#options = options
  }

  async start({ title, fileName, bytes }: NewVideo): Promise<UploadGrant> {
    const response = await callVod(this.#options, 'CreateUploadVideo', {
      Title: title,
      FileName: fileName,
      ...(bytes && { FileSize: String(bytes) }),
    })
    return this.#grant(response, response.VideoId)
  }

  async refresh(videoId: string): Promise<UploadGrant | null> {
    const response = await callVod(this.#options, 'RefreshUploadVideo', { VideoId: videoId })
    return response.UploadAuth ? this.#grant(response, videoId) : null
  }

  #grant({ UploadAddress, UploadAuth }: Record<string, any>, videoId?: string): UploadGrant {
    if (!videoId || !UploadAddress || !UploadAuth) {
      throw new DriverFailure('video', { cause: 'an upload without a grant' })
    }
    return {
      videoId,
      cloud: 'aliyun',
      uploadAddress: UploadAddress,
      uploadAuth: UploadAuth,
      region: this.#options.region,
    }
  }
}
