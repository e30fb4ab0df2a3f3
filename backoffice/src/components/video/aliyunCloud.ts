import type { Checkpoint } from 'ali-oss'
import { requestUploadGrant, type UploadGrant, type GrantRequest } from './uploadGrant'

const partBytes = 4 * 1_048_576
const renewEvery = 20 * 60_000

/** The state of a multipart upload without the file; it survives a reload. */
export type OssCheckpoint = Omit<Checkpoint, 'file'>

/**
 * Uploads the file to Aliyun OSS in parts and resumes from the checkpoint if there is one. The OSS client is 200 KB, so
 * it is loaded on demand.
 * @throws errors of the client; the last reported checkpoint can be resumed
 */
export async function sendToAliyun(
  file: File,
  how: {
    grant: UploadGrant
    request: GrantRequest
    signal: AbortSignal
    checkpoint?: OssCheckpoint
    onCheckpoint: (checkpoint: OssCheckpoint) => void
    onSent: (bytes: number) => void
    progressed: () => void
  }
): Promise<void> {
  const { grant, request, signal, checkpoint, onCheckpoint, onSent, progressed } = how
  const { default: OSS } = await import('ali-oss')
  const { address, videoId } = grant
  const client = new OSS({
    ...credentials(grant),
    region: regionOf(grant),
    // Buckets made since 2025 refuse signatures of version 1.
    authorizationV4: true,
    endpoint: address.Endpoint,
    bucket: address.Bucket,
    secure: true,
    refreshSTSToken: async () => credentials(await requestUploadGrant({ ...request, videoId })),
    refreshSTSTokenInterval: renewEvery,
  })

  const stop = () => (client as unknown as { cancel(): void }).cancel()
  signal.addEventListener('abort', stop)
  try {
    await client.multipartUpload(address.FileName, file, {
      partSize: partBytes,
      parallel: 3,
      checkpoint: checkpoint && ({ ...checkpoint, file } as Checkpoint),
      progress: (fraction: number, at?: Checkpoint) => {
        onSent(Math.round(fraction * file.size))
        if (!at) return
        const { file: sent, ...rest } = at
        onCheckpoint(rest)
        progressed()
      },
    })
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Version 4 signs the region: the one of the bucket, which the endpoint names (`oss-cn-shanghai.aliyuncs.com`). */
export function regionOf({ address, region }: Pick<UploadGrant, 'address' | 'region'>): string | undefined {
  const named = /^(?:https?:\/\/)?(oss-[a-z0-9-]+)\.aliyuncs\.com/.exec(address.Endpoint)
  return named?.[1].replace(/-internal$/, '') ?? region
}

function credentials({ auth }: UploadGrant) {
  return { accessKeyId: auth.AccessKeyId!, accessKeySecret: auth.AccessKeySecret!, stsToken: auth.SecurityToken! }
}
