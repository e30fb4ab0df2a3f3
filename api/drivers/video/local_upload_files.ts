import { mkdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { isDemo, videoFile, videoFolder } from '#drivers/video/local_video_files'

export interface UploadState {
  title: string
  /** Bytes of the whole video; null until known. */
  length: number | null
  offset: number
  done: boolean
}

/** Ids of videos contain no dot, so nothing in here is ever served. */
function uploadFolder(videoId: string): string | null {
  if (!videoFolder(videoId) || isDemo(videoId)) return null
  return join(env.get('DATA_DIR'), 'videos', '.uploads', videoId)
}

export function partPath(videoId: string): string {
  return join(uploadFolder(videoId)!, 'video.part')
}

export async function beginUpload(videoId: string, details: { title: string; length: number | null }) {
  await mkdir(uploadFolder(videoId)!, { recursive: true })
  await writeFile(partPath(videoId), '')
  await recordUpload(videoId, details)
}

/** Writes a temporary file and renames it, so that a crash leaves the old data and not half of the new. */
export async function recordUpload(
  videoId: string,
  { title, length }: { title: string; length: number | null }
): Promise<void> {
  const path = join(uploadFolder(videoId)!, 'upload.json')
  await writeFile(`${path}.new`, JSON.stringify({ title, length }))
  await rename(`${path}.new`, path)
}

export async function uploadState(videoId: string): Promise<UploadState | null> {
  const folder = uploadFolder(videoId)
  if (!folder) return null

  const video = await videoFile(videoId, 'HD.mp4')
  if (video) return { title: videoId, length: video.bytes, offset: video.bytes, done: true }

  const noted = await readFile(join(folder, 'upload.json'), 'utf8').catch(() => null)
  const part = await stat(partPath(videoId)).catch(() => null)
  if (!noted || !part) return null
  const { title, length } = JSON.parse(noted) as { title: string; length: number | null }
  return { title, length, offset: part.size, done: false }
}

export async function finishVideo(videoId: string, details: { title: string; seconds: number }): Promise<void> {
  const folder = videoFolder(videoId)!
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'meta.json'), JSON.stringify(details))
  await rename(partPath(videoId), join(folder, 'HD.mp4'))
  await removeUpload(videoId)
}

export async function removeUpload(videoId: string): Promise<void> {
  const folder = uploadFolder(videoId)
  if (folder) await rm(folder, { recursive: true, force: true })
}

export async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(env.get('DATA_DIR'))
  return bavail * bsize
}

const staleLockMs = 60_000

/** Null while another writer holds the lock, in any process; the lock of a dead writer expires after a minute. */
export async function withUploadLock<T>(videoId: string, work: () => Promise<T>): Promise<T | null> {
  const lock = join(uploadFolder(videoId)!, 'writing')
  if (!(await take(lock))) return null

  const alive = setInterval(() => void touch(lock), staleLockMs / 6).unref()
  try {
    return await work()
  } finally {
    clearInterval(alive)
    await rm(lock, { force: true })
  }
}

async function take(lock: string): Promise<boolean> {
  const left = await stat(lock).catch(() => null)
  if (left && Date.now() - left.mtimeMs > staleLockMs) {
    // Only one of several processes that find it can rename it.
    await rename(lock, `${lock}.left`).catch(() => {})
  }
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    // A missing folder means that the upload was just finished or cancelled.
    if (['EEXIST', 'ENOENT'].includes((error as { code?: string }).code ?? '')) return false
    throw error
  }
}

async function touch(path: string): Promise<void> {
  await utimes(path, new Date(), new Date()).catch(() => {})
}
