export interface NewVideo {
  title: string
  /** With extension, as in `第一讲.mp4`. */
  fileName: string
  /** Absent when unknown. */
  bytes?: number
}

export interface UploadGrant {
  videoId: string
  /** Whose protocol the two texts below speak. */
  cloud: 'local' | 'aliyun'
  /** Base64 JSON with `Endpoint`, `Bucket` and `FileName`. */
  uploadAddress: string
  /** Base64 JSON with the credentials and `Expiration`. */
  uploadAuth: string
  /** For clouds with regions. */
  region?: string
}

/**
 * Uploads go from the browser to the cloud; unfinished ones can be resumed with a new grant. Every method throws
 * DriverFailure.
 */
export abstract class VideoUploads {
  abstract start(video: NewVideo): Promise<UploadGrant>

  /** Null for an unknown upload. */
  abstract refresh(videoId: string): Promise<UploadGrant | null>
}

/** In Aliyun's format. */
export function encodeGrant(facts: object): string {
  return Buffer.from(JSON.stringify(facts)).toString('base64')
}
