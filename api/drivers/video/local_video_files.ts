import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from '#core/process/project_root'
import env from '#start/env'

/** Demo clips are read from the repository, without a second copy. */
const clips = inProject('database/demo/media/clips')
const demoPrefix = 'demo-'

const plainId = /^[A-Za-z0-9_-]{1,64}$/
/** `HD.mp4` and the folder `hls`; nothing else is served. */
const plainFile = /^(?:(?:HD|SD|LD)\.mp4|hls\/[A-Za-z0-9_-]{1,64}\.(?:m3u8|ts|m4s|mp4))$/

export interface LocalVideoMeta {
  title?: string
  seconds?: number
  coverUrl?: string
}

export function videoFolder(videoId: string): string | null {
  if (!plainId.test(videoId)) return null
  return videoId.startsWith(demoPrefix)
    ? join(clips, videoId.slice(demoPrefix.length))
    : join(env.get('DATA_DIR'), 'videos', videoId)
}

export function isDemo(videoId: string): boolean {
  return videoId.startsWith(demoPrefix)
}

/** The path of one file of a video, or null if it does not exist or its name could leave the folder. */
export async function videoFile(
  videoId: string,
  file: string
): Promise<{ path: string; bytes: number; changedAt: Date } | null> {
  const folder = videoFolder(videoId)
  if (!folder || !plainFile.test(file)) return null

  const path = join(folder, file)
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? { path, bytes: found.size, changedAt: found.mtime } : null
}

export async function videoMeta(videoId: string): Promise<LocalVideoMeta> {
  const folder = videoFolder(videoId)
  if (!folder) return {}
  const text = await readFile(join(folder, 'meta.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}
