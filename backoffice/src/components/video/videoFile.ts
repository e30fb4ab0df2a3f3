import { messages } from '@zhuxue/api/terms/catalogue'

/** Ten gigabytes (docs/product.md 18.1). */
export const VideoBytesMax = 10 * 1024 ** 3
const maxWaitMs = 10_000

/** Why a file cannot be a video, as a message; null when it can. */
export function videoFileError({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.mp4$/i.test(name)) return '视频只能是 mp4 格式'
  if (size >= VideoBytesMax) return messages.videoTooLarge
  return size === 0 ? '视频文件是空的' : null
}

/** The duration in whole seconds as this browser reads it; 0 when it cannot. */
export function secondsOf(file: File): Promise<number> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  return new Promise<number>((resolve) => {
    const settle = () => resolve(Number.isFinite(video.duration) ? Math.round(video.duration) : 0)
    video.preload = 'metadata'
    video.onloadedmetadata = settle
    video.onerror = () => resolve(0)
    setTimeout(() => resolve(0), maxWaitMs)
    video.src = address
  }).finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
