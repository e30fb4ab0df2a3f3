import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseType, LiveVideoMarker } from '#catalogue/terms'
import { NotFound } from '#core/errors'
import type { StudyCourse } from '#learning/entitlements/course_access'
import { publishedChapters, type StudyChapter } from '#learning/published_chapters'

export interface PlayableVideo {
  videoId: string
  title: string
  seconds: number
  chapterId: number | null
  creditSeconds: number
  paperId: number | null
}

interface VideoQuery {
  videoId: string
  /** The chapter in which it is watched. Default: the first chapter with this video that the user has not finished. */
  chapterId?: number
  userId?: number
}

/** It must belong to this course and to a chapter that is published with all its parents (docs/threats.md T24). */
export async function playableVideo(
  course: StudyCourse,
  { videoId, chapterId, userId }: VideoQuery,
  client: QueryClientContract = db.connection()
): Promise<PlayableVideo> {
  const outside = { chapterId: null, creditSeconds: 0, paperId: null }
  if (isStream(course, videoId)) {
    return { videoId, title: course.courseName, seconds: 0, ...outside }
  }
  const chapters = (await publishedChapters([course.id], client)).filter(
    (one) => one.videoId === videoId && (chapterId === undefined || one.id === chapterId)
  )
  const chapter = await firstUnfinished(chapters, userId, client)
  if (chapter) return toPlayableVideo(chapter)
  if (videoId !== course.videoId || chapterId !== undefined) throw new NotFound()

  const video = await client.from('videos').where('video_id', videoId).first()
  return { videoId, title: course.courseName, seconds: video?.seconds ?? 0, ...outside }
}

async function firstUnfinished(
  chapters: StudyChapter[],
  userId: number | undefined,
  client: QueryClientContract
): Promise<StudyChapter | undefined> {
  if (chapters.length < 2 || !userId) return chapters[0]
  const ids = chapters.map(({ id }) => id)
  const finished = await client
    .from('chapter_progress')
    .where('user_id', userId)
    .whereIn('chapter_id', ids)
    .whereNotNull('completed_at')
    .select('chapter_id as id')
  return chapters.find(({ id }) => !finished.some((row) => row.id === id)) ?? chapters[0]
}

export function isStream({ courseType }: StudyCourse, videoId: string): boolean {
  return courseType === CourseType.Live && videoId === LiveVideoMarker
}

export async function playableChapter(
  courseId: number,
  chapterId: number,
  client: QueryClientContract = db.connection()
): Promise<PlayableVideo> {
  const chapters = await publishedChapters([courseId], client)
  const chapter = chapters.find(({ id }) => id === chapterId)
  if (!chapter?.videoId) throw new NotFound()
  return toPlayableVideo(chapter)
}

export function toPlayableVideo(chapter: StudyChapter): PlayableVideo {
  return {
    videoId: chapter.videoId!,
    title: chapter.title,
    seconds: chapter.videoSeconds,
    chapterId: chapter.id,
    creditSeconds: chapter.creditSeconds,
    paperId: chapter.paperId,
  }
}
