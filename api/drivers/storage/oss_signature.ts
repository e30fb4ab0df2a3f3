import { createHmac } from 'node:crypto'

export interface OssScope {
  accessKeyId: string
  accessKeySecret: string
  region: string
  at: Date
}

export const ossVersion = 'OSS4-HMAC-SHA256'

/** `20261121T081500Z`. */
export function ossDate(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

export function ossCredential({ accessKeyId, region, at }: OssScope): string {
  return `${accessKeyId}/${ossDate(at).slice(0, 8)}/${region}/oss/aliyun_v4_request`
}

/** New buckets reject version 1 (help.aliyun.com, "Guide to upgrading from Signature V1 to V4"). `policy` is base64. */
export function signOssPolicy(policy: string, scope: OssScope): string {
  const { accessKeySecret, region, at } = scope
  const steps = [ossDate(at).slice(0, 8), region, 'oss', 'aliyun_v4_request']
  const key = steps.reduce<string | Buffer>(
    (secret, step) => createHmac('sha256', secret).update(step).digest(),
    `aliyun_v4${accessKeySecret}`
  )
  return createHmac('sha256', key).update(policy).digest('hex')
}
