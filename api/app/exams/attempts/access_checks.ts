import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseType } from '#catalogue/terms'
import CourseEduLog from '#certificates/course_edu_log'
import { coursePapers } from '#certificates/course_edu_logs/course_papers'
import { shownStatus } from '#certificates/course_edu_logs/edu_log_state'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { testBlocker } from '#certificates/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { getOrFail } from '#core/get_or_fail'
import type Paper from '#exams/papers/paper'
import { requireAccess, courseAccess } from '#learning/entitlements/course_access'
import { businessDay } from '#learning/entitlements/validity'
import { openChapterWatch } from '#learning/playback/chapter_watch'
import { offeredChapters } from '#learning/published_chapters'
import { AccessReason, Denial, UserCourseStatus, notFinishedText } from '#learning/terms'

interface AccessRequest {
  user: CurrentUser
  paper: Paper
  sentence: string
  client: QueryClientContract
}

interface AccessCheck {
  courseEduLogId?: number
  obstacle: string | null
}

/**
 * The requirements of the paper for a context (`correlationId`); without one it is practice. @throws NotFound,
 * UserError
 */
export async function findAccessCheck(question: AccessRequest, correlationId: string): Promise<AccessCheck> {
  const { paper } = question
  const [, kind, key] = /^(edu|cpt|subject)-(\w+)$/.exec(correlationId) ?? []
  if (correlationId && !kind) throw new NotFound()
  if (kind === 'edu') return courseGate(question, Number(key))
  if (kind === 'cpt') return chapterGate(question, Number(key))
  if (kind === 'subject' && key !== paper.refId) throw new NotFound()
  return practiceGate(question, kind === 'subject')
}

/** Without a context, the paper's own course, chapter or subject applies. */
async function practiceGate(question: AccessRequest, subjectOnly: boolean): Promise<AccessCheck> {
  const { paper } = question
  if (paper.subjectCode) return subjectGate(question)
  if (subjectOnly) throw new NotFound()
  if (paper.chapterId) return chapterGate(question, paper.chapterId)
  return courseGate(question, null)
}

/** Open once the course is learned, for the user's own study record; a null `courseEduLogId` is practice. */
async function courseGate(question: AccessRequest, courseEduLogId: number | null): Promise<AccessCheck> {
  const { user, paper, client } = question
  if (courseEduLogId === null) {
    await requireAccessTo(question, paper.courseId)
    return { obstacle: null }
  }
  const log = await CourseEduLog.query({ client }).where({ id: courseEduLogId, userId: user.id }).first()
  if (!log) throw new NotFound()
  const papers = await coursePapers([log.courseId], client)
  if (papers.get(log.courseId) !== paper.id) throw new NotFound()
  await requireAccessTo(question, log.courseId)

  const balance = getOrFail(await hourBalances([log.id], client), log.id)
  const courseEduLogStatus = shownStatus(log, balance)
  return { courseEduLogId, obstacle: testBlocker({ examMaintained: true, courseEduLogStatus }) }
}

/** The exercise of a chapter is open; its test opens after the video. */
async function chapterGate(question: AccessRequest, chapterId: number): Promise<AccessCheck> {
  const { user, paper, client } = question
  if (paper.chapterId !== chapterId || !paper.courseId) throw new NotFound()
  await requireAccessTo(question, paper.courseId)

  const chapters = await offeredChapters([paper.courseId], client)
  const chapter = chapters.find(({ id }) => id === chapterId)
  if (chapter?.paperId !== paper.id) throw new NotFound()
  const isFinished =
    !chapter.videoId || (await client.from('study_logs').where({ user_id: user.id, chapter_id: chapterId }).first())
  if (isFinished) return { obstacle: null }
  return { obstacle: notFinishedText(await openChapterWatch(user.id, chapterId, client)) }
}

/** The paper of a subject, for users who study a course of it; passing it is not required for anything. */
async function subjectGate(question: AccessRequest): Promise<AccessCheck> {
  const { user, paper, sentence, client } = question
  const studied = await studiedSubjects(user.id, client)
  if (!studied.has(subjectOf(paper))) throw new UserError(sentence, { code: Denial.NotBought })
  return { obstacle: null }
}

const subjectOf = ({ subjectCode, requiredCourse }: Pick<Paper, 'subjectCode' | 'requiredCourse'>) =>
  `${subjectCode}_${requiredCourse ? 1 : 0}`

export async function studiedSubjects(userId: number, client: QueryClientContract): Promise<Set<string>> {
  const rows = await client
    .from('user_courses')
    .join('courses', 'courses.id', 'user_courses.course_id')
    .where('user_courses.user_id', userId)
    .where('user_courses.user_course_status', UserCourseStatus.Valid)
    .whereNull('user_courses.refunded_at')
    .where((row) => row.whereNull('expires_on').orWhere('expires_on', '>=', businessDay()))
    .where('courses.course_type', CourseType.FurtherEducation)
    .whereNotNull('courses.cert_subject')
    .distinct('courses.cert_subject as subjectCode', 'courses.required_course as requiredCourse')
  return new Set(rows.map((row) => subjectOf({ ...row, requiredCourse: Boolean(row.requiredCourse) })))
}

/** Staff read papers in the editor; only learners can take one. */
async function requireAccessTo({ user, sentence, client }: AccessRequest, courseId: number | null) {
  if (courseId === null) throw new NotFound()
  const { entitlement } = await courseAccess(user, courseId, client)
  if (entitlement.reason === AccessReason.Staff) throw new UserError(sentence, { code: Denial.NotBought })
  requireAccess(entitlement, sentence)
}
