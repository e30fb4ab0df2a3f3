import { callAliyun } from '#drivers/aliyun/aliyun_client'
import type { AliyunKey } from '#drivers/aliyun/acs3_signature'
import { aliyunKey } from '#drivers/aliyun/aliyun_settings'
import env from '#start/env'

export interface AliyunVodOptions {
  key: AliyunKey
  /** Where the videos are kept, as in `cn-shanghai`. */
  region: string
  /** Another gateway than the region's own: a test's server on loopback. */
  endpoint?: string
}

export function vodSettings(): AliyunVodOptions {
  return { key: aliyunKey(), region: env.get('ALIYUN_VOD_REGION', 'cn-shanghai') }
}

/** The codes with which Aliyun VOD says that it has no such video. */
export const noSuchVideo = ['InvalidVideo.NotFound']

/**
 * One call of Aliyun VOD (2017-03-21).
 * @param expected error codes that come back as an answer
 * @throws DriverFailure
 */
export function callVod(
  { key, region, endpoint = `https://vod.${region}.aliyuncs.com` }: AliyunVodOptions,
  action: string,
  query: Record<string, string>,
  expected: string[] = noSuchVideo
): Promise<Record<string, any>> {
  const call = { role: 'video', endpoint, action, version: '2017-03-21', query, expected }
  return callAliyun(call, key)
}
