import type { VideoStatus } from '@zhuxue/api/terms/media'
import type { Tone } from '../../../components/list/StatusTag'

export const videoStatusTone: Record<VideoStatus, Tone> = {
  未被使用: 'default',
  已被使用: 'success',
  上传中: 'processing',
}

/** Bytes → megabytes of 1,048,576 with two decimals (docs/product.md 13.14). */
export const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(2)
