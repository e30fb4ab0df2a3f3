import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { now, setClock, toStored } from '#core/time'
import env from '#start/env'

let made = 0

/** An entitlement of a user to a course, as a paid order creates it by default. @returns its id */
export async function createEntitlement(
  userId: number,
  courseId: number,
  options: { source?: string; status?: string; expiresOn?: string | null } = {}
): Promise<number> {
  const [id] = await db
    .table('user_courses')
    .insert({
      user_id: userId,
      course_id: courseId,
      source: options.source ?? 'order',
      user_course_status: options.status ?? 'valid',
      expires_on: options.expiresOn === undefined ? '2099-12-31' : options.expiresOn,
      grant_key: `test:${process.pid}:${++made}`,
      created_at: toStored(now()),
    })
  return id
}

export interface ChapterOptions {
  status?: string
  parentId?: number
  seconds?: number
  creditSeconds?: number
  paperId?: number
  handout?: string
  videoId?: string
}

/** A published chapter with a one-minute video and ten minutes of credit. */
export async function createChapter(courseId: number, options: ChapterOptions = {}) {
  const videoId = options.videoId ?? `test-${process.pid}-${++made}`
  const seconds = options.seconds ?? 60
  if (!(await db.from('videos').where('video_id', videoId).first())) {
    await db
      .table('videos')
      .insert({ video_id: videoId, title: '测试视频', status: 'normal', seconds, created_at: toStored(now()) })
  }
  const [chapterId] = await db
    .table('chapters')
    .insert({
      course_id: courseId,
      parent_id: options.parentId ?? null,
      chapter_title: '第一讲',
      chapter_order: ++made,
      chapter_status: options.status ?? 'published',
      credit_seconds: options.creditSeconds ?? 600,
      video_id: videoId,
      video_seconds: seconds,
      paper_id: options.paperId ?? null,
      handout_key: options.handout ?? null,
      handout_name: options.handout ? '讲义.pdf' : null,
      created_at: toStored(now()),
    })
  await videoFiles(videoId)
  return { chapterId: chapterId as number, videoId }
}

/** The content of every test video: bytes that reveal their position. */
export const videoBytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251))

/** Stores a video where the local cloud keeps its files. */
export async function videoFiles(videoId: string, names = ['HD.mp4', 'SD.mp4', 'LD.mp4']) {
  const folder = join(env.get('DATA_DIR'), 'videos', videoId)
  await mkdir(join(folder, 'hls'), { recursive: true })
  for (const name of names) await writeFile(join(folder, name), videoBytes)
  await writeFile(join(folder, 'meta.json'), JSON.stringify({ title: '测试视频', seconds: 60 }))
}

/** A clock that stands still until it is advanced; `setClock(null)` restores the real one. */
export function frozenClock(at = '2026-05-04T02:00:00Z') {
  let time = DateTime.fromISO(at, { zone: 'utc' })
  setClock(() => time)
  return {
    advance(seconds: number) {
      time = time.plus({ seconds })
    },
    get day() {
      return time.setZone('Asia/Shanghai').toISODate()!
    },
  }
}

/** A closed play session with the given credited seconds. */
export async function playedSession(userId: number, courseId: number, creditedSeconds: number) {
  const at = toStored(now())
  await db
    .table('play_sessions')
    .insert({
      public_id: `played-${process.pid}-${++made}`,
      user_id: userId,
      course_id: courseId,
      video_id: 'played',
      state: 'closed',
      credited_seconds: creditedSeconds,
      opened_at: at,
      closed_at: at,
    })
}
