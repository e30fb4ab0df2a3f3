import { call } from '../../providers/api'

/** Decoded as Aliyun VOD writes it; the local cloud answers in the same form. */
export interface UploadAddress {
  Endpoint: string
  Bucket: string
  FileName: string
}

export interface UploadAuth {
  /** Local cloud. */
  Token?: string
  /** Aliyun. */
  AccessKeyId?: string
  AccessKeySecret?: string
  SecurityToken?: string
  Expiration?: string | number
}

/** The right to upload one video for a while. */
export interface UploadGrant {
  videoId: string
  cloud: 'local' | 'aliyun'
  region?: string
  address: UploadAddress
  auth: UploadAuth
}

export interface Wanted {
  title: string
  fileName: string
  fileSize: number
  courseId: number
  /** Of an upload that was begun and is to go on. */
  videoId?: string
}

/** @throws HttpError */
export async function requestUploadGrant(wanted: Wanted): Promise<UploadGrant> {
  const grant = await call('GET /api/vod/upload-auth', { query: wanted })
  const { videoId, cloud, region, uploadAddress, uploadAuth } = grant
  return { videoId, cloud, region, address: decode(uploadAddress), auth: decode(uploadAuth) }
}

/** base64 of UTF-8 JSON. */
function decode(text: string) {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}
