import { callAliyun } from '#drivers/aliyun/aliyun_client'
import type { AliyunKey } from '#drivers/aliyun/acs3_signature'
import { aliyunKey } from '#drivers/aliyun/aliyun_settings'
import env from '#start/env'

export interface AliyunVodOptions {
  key: AliyunKey
  region: string
  endpoint?: string
}

export function vodSettings(): AliyunVodOptions {
  return { key: aliyunKey(), region: env.get('ALIYUN_VOD_REGION', 'cn-shanghai') }
}

export const noSuchVideo = ['InvalidVideo.NotFound']

/** API version 2017-03-21. `expected` are error codes that are returned instead of thrown. */
export function callVod(
  { key, region, endpoint = `https://vod.${region}.aliyuncs.com` }: AliyunVodOptions,
  action: string,
  query: Record<string, string>,
  expected: string[] = noSuchVideo
): Promise<Record<string, any>> {
  const call = { role: 'video', endpoint, action, version: '2017-03-21', query, expected }
  return callAliyun(call, key)
}
