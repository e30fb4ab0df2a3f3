import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createChapter, createEntitlement, type ChapterOptions } from '#tests/factories/learning'

export interface Lesson {
  courseId: number
  videoId: string
  chapterId: number
}

/** A learner who owns a course with one video. */
export async function playbackClient(options: ChapterOptions = {}): Promise<CreatedUser & Lesson> {
  const learner = await createUser()
  const courseId = await course()
  const made = await createChapter(courseId, { seconds: 600, ...options })
  await createEntitlement(learner.user.id, courseId)
  return { ...learner, ...made, courseId }
}

export async function open(client: ApiClient, token: string, { courseId, videoId }: Lesson, more = {}) {
  const answer = await client
    .get('/api/vod/play-urls')
    .qs({ courseId, videoId, ...more })
    .header('Authorization', token)
  return answer.body().coursePlayId as string
}

export async function beat(client: ApiClient, token: string, body: object) {
  const answer = await client.post('/api/vod/upload-play-time').json(body).header('Authorization', token)
  return { status: answer.status(), ...answer.body() }
}

export const counted = async (userId: number) => {
  const rows = await db.from('play_sessions').where('user_id', userId).sum('credited_seconds as s')
  return Number(rows[0].s ?? 0)
}
