import db from '@adonisjs/lucid/services/db'
import { CourseStatus, TrialTypes } from '#catalogue/terms'
import type { StudyCourse } from '#learning/entitlements/course_access'
import { toPlayableVideo, type PlayableVideo } from '#learning/playback/playable_video'
import { publishedChapters, type StudyChapter } from '#learning/published_chapters'

/** The requested chapter if it is a preview; otherwise null. */
export async function trialVideo(
  course: StudyCourse,
  { videoId, courseChapterId }: { videoId: string; courseChapterId?: number }
): Promise<PlayableVideo | null> {
  if (!courseChapterId) return null
  const chapters = await publishedChapters([course.id], db.connection())
  const chapter = chapters.find((one) => one.id === courseChapterId && one.videoId === videoId)
  return chapter && isTrial(course, chapter) ? toPlayableVideo(chapter) : null
}

/** The chapter is published, with its parents. */
export function isTrial(
  { courseStatus, courseType }: Pick<StudyCourse, 'courseStatus' | 'courseType'>,
  { trial, videoId }: Pick<StudyChapter, 'trial' | 'videoId'>
): boolean {
  const isOffered = courseStatus === CourseStatus.Published && TrialTypes.includes(courseType)
  return isOffered && trial && videoId !== null
}
