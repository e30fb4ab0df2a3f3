import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseType, LiveVideoMarker } from '#catalogue/terms'
import { NotFound } from '#core/http/refusal'
import type { StudyCourse } from '#learning/entitlements/course_access'
import { publishedChapters, type StudyChapter } from '#learning/published_chapters'

/** One video of a course, its live stream included, and the chapter that it belongs to, if any. */
export interface PlayableVideo {
  videoId: string
  title: string
  /** Whole seconds; 0 when nobody knows. */
  seconds: number
  chapterId: number | null
  /** What the chapter is worth; 0 outside of chapters. */
  creditSeconds: number
  paperId: number | null
}

/**
 * The video, if it belongs to this course and to a chapter that is published together with all above it
 * (threat T24).
 * @throws NotFound for any other video, existing or not
 */
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

/** The stream of a live course goes by a fixed name where a video's id would stand. */
export function isStream({ courseType }: StudyCourse, videoId: string): boolean {
  return courseType === CourseType.Live && videoId === LiveVideoMarker
}

/**
 * A published chapter that has a video.
 * @throws NotFound
 */
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
