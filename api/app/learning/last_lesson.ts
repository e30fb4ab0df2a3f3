import db from '@adonisjs/lucid/services/db'
import { CooperativeSubjects, CourseType, LiveStatus } from '#catalogue/terms'
import { businessDay } from '#learning/entitlements/validity'
import { publishedChapters, type StudyChapter } from '#learning/published_chapters'
import { UserCourseStatus } from '#learning/terms'

/** Courses whose chapters are read, because the newest ones may be finished. */
const maxCourses = 10

interface Row {
  courseId: number
  courseName: string
  courseImgUrl: string | null
  liveStatus: LiveStatus | null
  chapterId: number | null
  position: number | null
  completedAt: string | null
}

/**
 * What a learner continues with: a live course that runs now, else the chapter watched last, else the first chapter of
 * the newest course that was not begun. Null when everything is finished.
 */
export async function lastLesson(userId: number) {
  const rows = await progressOfOwnCourses(userId)
  const running = rows.find(({ liveStatus }) => liveStatus === LiveStatus.Started)
  if (running) return { ...courseOf(running), begun: false, courseChapterId: null, ...noPosition }

  const watchable = rows.filter(({ liveStatus }) => liveStatus !== LiveStatus.Unstarted)
  const ids = [...new Set(watchable.map(({ courseId }) => courseId))].slice(0, maxCourses)
  const chapters = (await publishedChapters(ids, db.connection())).filter(({ videoId }) => videoId)
  for (const id of ids) {
    const own = watchable.filter(({ courseId }) => courseId === id)
    const next = nextChapter(
      chapters.filter(({ courseId }) => courseId === id),
      own
    )
    if (!next) continue
    const watched = own.find(({ chapterId }) => chapterId === next.id)
    return {
      ...courseOf(own[0]),
      begun: own[0].chapterId !== null,
      courseChapterId: next.id,
      chapterTitle: next.title,
      positionSeconds: watched?.position ?? 0,
      videoSeconds: next.videoSeconds,
    }
  }
  return null
}

const noPosition = { chapterTitle: null, positionSeconds: 0, videoSeconds: 0 }

const courseOf = ({ courseId, courseName, courseImgUrl, liveStatus }: Row) => ({
  courseId,
  courseName,
  courseImgUrl,
  liveStatus,
})

/** As the study page opens a course: the chapter watched last while it is unfinished, else the first unfinished one. */
function nextChapter(chapters: StudyChapter[], rows: Row[]): StudyChapter | undefined {
  const done = new Set(rows.filter(({ completedAt }) => completedAt).map(({ chapterId }) => chapterId))
  const left = chapters.filter(({ id }) => !done.has(id))
  return left.find(({ id }) => id === rows[0].chapterId) ?? left[0]
}

/** Watched last first, then courses that were not begun, newest first. Partner courses are studied elsewhere. */
async function progressOfOwnCourses(userId: number): Promise<Row[]> {
  const rows: Row[] = await db
    .from('user_courses')
    .join('courses', 'courses.id', 'user_courses.course_id')
    .leftJoin('chapter_progress', (join) =>
      join
        .on('chapter_progress.course_id', 'user_courses.course_id')
        .andOn('chapter_progress.user_id', 'user_courses.user_id')
    )
    .where('user_courses.user_id', userId)
    .where('user_courses.user_course_status', UserCourseStatus.Valid)
    .whereNull('user_courses.refunded_at')
    .where((row) => row.whereNull('user_courses.expires_on').orWhere('user_courses.expires_on', '>=', businessDay()))
    .whereIn('courses.course_type', [CourseType.Course, CourseType.FurtherEducation, CourseType.Live])
    .where((row) =>
      row.whereNull('courses.cert_subject').orWhereNotIn('courses.cert_subject', [...CooperativeSubjects])
    )
    .orderBy('chapter_progress.updated_at', 'desc')
    .orderBy('chapter_progress.id', 'desc')
    .orderBy('user_courses.id', 'desc')
    .select(
      'courses.id as courseId',
      'courses.course_name as courseName',
      'courses.cover_url as courseImgUrl',
      'courses.live_status as liveStatus',
      'chapter_progress.chapter_id as chapterId',
      'chapter_progress.position_seconds as position',
      'chapter_progress.completed_at as completedAt'
    )
  return rows
}
