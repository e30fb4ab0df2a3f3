import { call } from '../../providers/api'

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

export interface UploadGrant {
  videoId: string
  cloud: 'local' | 'aliyun'
  region?: string
  address: UploadAddress
  auth: UploadAuth
}

export interface GrantRequest {
  title: string
  fileName: string
  fileSize: number
  courseId: number
  /** Of a started upload that is to be resumed. */
  videoId?: string
}

/** @throws HttpError */
export async function requestUploadGrant(request: GrantRequest): Promise<UploadGrant> {
  const grant = await call('GET /api/vod/upload-auth', { query: request })
  const { videoId, cloud, region, uploadAddress, uploadAuth } = grant
  return { videoId, cloud, region, address: decode(uploadAddress), auth: decode(uploadAuth) }
}

/** If this call is lost, the server prunes the upload after some days. */
export function cancelUpload(videoId: string): void {
  call('DELETE /api/vod/uploads/:videoId', { params: { videoId } }).catch(() => undefined)
}

function decode(text: string) {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}
