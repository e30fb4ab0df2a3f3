import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseType, LiveVideoMarker } from '#catalogue/terms'
import { NotFound } from '#core/http/refusal'
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

/** It must belong to this course and a chapter that is published with all its parents (docs/threats.md T24). */
export async function playableVideo(
  course: StudyCourse,
  videoId: string,
  client: QueryClientContract = db.connection()
): Promise<PlayableVideo> {
  const outside = { chapterId: null, creditSeconds: 0, paperId: null }
  if (isStream(course, videoId)) {
    return { videoId, title: course.courseName, seconds: 0, ...outside }
  }
  const chapters = await publishedChapters([course.id], client)
  const chapter = chapters.find((one) => one.videoId === videoId)
  if (chapter) return toPlayableVideo(chapter)
  if (videoId !== course.videoId) throw new NotFound()

  const video = await client.from('videos').where('video_id', videoId).first()
  return { videoId, title: course.courseName, seconds: video?.seconds ?? 0, ...outside }
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

function toPlayableVideo(chapter: StudyChapter): PlayableVideo {
  return {
    videoId: chapter.videoId!,
    title: chapter.title,
    seconds: chapter.videoSeconds,
    chapterId: chapter.id,
    creditSeconds: chapter.creditSeconds,
    paperId: chapter.paperId,
  }
}
