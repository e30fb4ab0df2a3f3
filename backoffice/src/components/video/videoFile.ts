import { messages } from '@zhuxue/api/terms/catalogue'

/** Ten gigabytes (docs/product.md 18.1). */
export const VideoBytesMax = 10 * 1024 ** 3
const longestLook = 10_000

/** What is wrong with a file that shall become a video, in a sentence; null when nothing is. */
export function videoFileError({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.mp4$/i.test(name)) return '视频只能是 mp4 格式'
  if (size >= VideoBytesMax) return messages.videoTooLarge
  return size === 0 ? '视频文件是空的' : null
}

/** The length of a video in whole seconds as this browser reads it; 0 when it cannot. */
export function secondsOf(file: File): Promise<number> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  return new Promise<number>((resolve) => {
    const settle = () => resolve(Number.isFinite(video.duration) ? Math.round(video.duration) : 0)
    video.preload = 'metadata'
    video.onloadedmetadata = settle
    video.onerror = () => resolve(0)
    setTimeout(() => resolve(0), longestLook)
    video.src = address
  }).finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
