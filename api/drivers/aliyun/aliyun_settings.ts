import env from '#start/env'
import type { AliyunKey } from '#drivers/aliyun/acs3_signature'

type Name =
  | 'ALIYUN_ACCESS_KEY_ID'
  | 'ALIYUN_ACCESS_KEY_SECRET'
  | 'ALIYUN_SMS_SIGN_NAME'
  | 'ALIYUN_SMS_TEMPLATES'
  | 'ALIYUN_FACE_SCENE_ID'
  | 'ALIYUN_OSS_REGION'
  | 'ALIYUN_OSS_BUCKET'
  | 'ALIYUN_LIVE_PUSH_DOMAIN'
  | 'ALIYUN_LIVE_PUSH_KEY'
  | 'ALIYUN_LIVE_PLAY_DOMAIN'
  | 'ALIYUN_LIVE_PLAY_KEY'

export function requiredSetting(name: Name): string {
  const value = env.get(name)
  if (!value) throw new Error(`${name} must be set for the aliyun drivers`)
  return value
}

export function aliyunKey(): AliyunKey {
  return {
    accessKeyId: requiredSetting('ALIYUN_ACCESS_KEY_ID'),
    accessKeySecret: requiredSetting('ALIYUN_ACCESS_KEY_SECRET'),
  }
}
