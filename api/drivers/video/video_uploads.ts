/** What somebody says of a film before it is uploaded. */
export interface NewVideo {
  title: string
  /** With its ending, as in `第一讲.mp4`. */
  fileName: string
  /** Bytes; absent when nobody knows yet. */
  bytes?: number
}

/** What a browser needs to put one film straight into the cloud. */
export interface UploadGrant {
  videoId: string
  /** Whose protocol the two texts below speak. */
  cloud: 'local' | 'aliyun'
  /** Base64 JSON with `Endpoint`, `Bucket` and `FileName`. */
  uploadAddress: string
  /** Base64 JSON with what proves the right to upload, and `Expiration`. */
  uploadAuth: string
  /** Where the cloud stands, for clouds that have regions. */
  region?: string
}

/**
 * Films on their way into the cloud of `VideoCloud`. The bytes go from the browser to the cloud; what has
 * arrived of an unfinished upload is kept, and a new grant goes on where the old one stopped.
 * Every method throws DriverFailure when the cloud does not do as asked.
 */
export abstract class VideoUploads {
  /** Names a new video and lets one film be uploaded as it. */
  abstract start(film: NewVideo): Promise<UploadGrant>

  /** A fresh grant for an upload that was begun, or null when the cloud knows of none. */
  abstract refresh(videoId: string): Promise<UploadGrant | null>
}

/** The two texts of a grant, as Aliyun writes them. */
export function asGrantText(facts: object): string {
  return Buffer.from(JSON.stringify(facts)).toString('base64')
}
