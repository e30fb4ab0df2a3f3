import type { VideoStatus } from '@zhuxue/api/terms/media'
import type { Tone } from '../../../kit/list/StatusTag'

export const videoStatusTone: Record<VideoStatus, Tone> = {
  未被使用: 'default',
  已被使用: 'success',
  上传中: 'processing',
}

/** Seconds → 01:02:03 (back office, section 2.10). */
export function hms(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** Bytes → megabytes of 1,048,576 with two decimals (specification section 9). */
export const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(2)
