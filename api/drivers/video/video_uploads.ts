export interface NewVideo {
  title: string
  fileName: string
  bytes?: number
}

export interface UploadGrant {
  videoId: string
  /** The protocol of the two texts below. */
  cloud: 'local' | 'aliyun'
  /** Base64 JSON with `Endpoint`, `Bucket` and `FileName`. */
  uploadAddress: string
  /** Base64 JSON with the credentials and `Expiration`. */
  uploadAuth: string
  region?: string
}

/** From the browser to the cloud; unfinished uploads resume with a new grant. Throws DriverFailure. */
export abstract class VideoUploads {
  abstract start(video: NewVideo): Promise<UploadGrant>

  abstract refresh(videoId: string): Promise<UploadGrant | null>
}

export function encodeGrant(fields: object): string {
  return Buffer.from(JSON.stringify(fields)).toString('base64')
}
