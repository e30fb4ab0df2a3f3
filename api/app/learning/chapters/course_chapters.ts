import db from '@adonisjs/lucid/services/db'
import { chapterTree } from '#catalogue/chapters/chapter_tree'
import { ChapterStatus, CourseStatus } from '#catalogue/terms'
import { canSeeInside, hidesDetail } from '#catalogue/visibility'
import type { CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { ownsCourse } from '#learning/entitlements/access_rule'
import { courseAccess, type StudyCourse } from '#learning/entitlements/course_access'
import { isTrial } from '#learning/playback/trial_video'
import { chapterRows, type StudyChapter } from '#learning/published_chapters'

/**
 * Video ids only for users who may play them (docs/threats.md T23, T24). `all` includes unpublished chapters, for
 * staff.
 */
export async function courseChapters(user: CurrentUser | null, courseId: number, all: boolean) {
  const { course, entitlement } = await courseAccess(user, courseId)
  const inside = canSeeInside(user, course.teacherId)
  const isDraftOfOthers = !inside && !ownsCourse(entitlement) && course.courseStatus !== CourseStatus.Published
  const hiddenDetail = isDraftOfOthers || (!entitlement.allowed && !inside && hidesDetail(course))
  if (hiddenDetail) return { chapters: [], hiddenDetail }

  const rows = await chapterRows([courseId], db.connection())
  const shown = all && inside ? rows : rows.filter(({ status }) => status !== ChapterStatus.Unpublish)
  const finished = user ? await finishedChapters(user.id, courseId) : new Set<number>()
  const facts = { full: all && inside, playable: entitlement.allowed, finished, course }
  return { chapters: chapterTree(shown, (row) => chapterFieldValues(row, facts)), hiddenDetail }
}

async function finishedChapters(userId: number, courseId: number): Promise<Set<number>> {
  const logs = await db.from('study_logs').where({ user_id: userId, course_id: courseId }).select('chapter_id as id')
  return new Set(logs.map(({ id }) => id))
}

interface Viewing {
  full: boolean
  playable: boolean
  finished: Set<number>
  course: StudyCourse
}

/** A chapter with only its exercises published has no video and no handout for learners. */
function chapterFieldValues(row: StudyChapter, { full, playable, finished, course }: Viewing) {
  const open = full || row.status === ChapterStatus.Published
  const hasVideo = open && row.videoId !== null
  const isOnTrial = open && isTrial(course, row)
  return {
    courseChapterId: row.id,
    parentId: row.parentId ?? 0,
    chapterTitle: row.title,
    chapterOrder: row.order,
    chapterTime: toMinutes(row.creditSeconds),
    videoDuration: hasVideo ? row.videoSeconds : 0,
    hasVideo,
    isTrial: isOnTrial,
    chapterVideoId: hasVideo && (playable || isOnTrial) ? row.videoId : null,
    chapterStatus: row.status,
    chapterHandoutExtension: open ? row.handoutName : null,
    existPractice: row.paperId !== null,
    paperId: row.paperId,
    studyStatus: finished.has(row.id) ? 1 : 0,
  }
}
