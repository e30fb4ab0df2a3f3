import Chapter from '#catalogue/chapter'
import Course from '#catalogue/course'
import { chapterPaperName, coursePaperName } from '#catalogue/papers_contract'
import { purgeCourse } from '#catalogue/purge_course'
import { CertSubjectText, messages, RequiredCourseText, type CertSubject } from '#catalogue/terms'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import { chapterKeyOf, courseKeyOf, paperMessages, PaperType, subjectKeyOf } from '#exams/papers/terms'

/** The course, chapter or subject of a paper, with the row that points to the paper locked. */
export interface PaperOwner {
  paperName: string
  courseId: number | null
  chapterId: number | null
  subjectCode: CertSubject | null
  requiredCourse: boolean | null
  course: Course | null
  chapter: Chapter | null
}

/** What a paper belongs to, before it is locked. */
type OwnerKey =
  | { courseId: number; chapterId?: number }
  | { courseId: null; subjectCode: CertSubject; requiredCourse: boolean }

/** Before the transaction: its first plain read comes after the locks. @throws UserError at `refId` */
export async function findOwner({ paperType, refId }: { paperType: PaperType; refId: string }): Promise<OwnerKey> {
  const courseId = paperType === PaperType.Course ? courseKeyOf(refId) : undefined
  if (courseId) return { courseId: Number(courseId) }
  const chapterId = paperType === PaperType.Chapter ? chapterKeyOf(refId) : undefined
  if (chapterId) {
    const chapter = await Chapter.find(chapterId)
    if (!chapter) throw gone()
    return { courseId: chapter.courseId, chapterId: chapter.id }
  }
  const subject = paperType === PaperType.Course ? subjectKeyOf(refId) : null
  if (!subject || !(subject[1] in CertSubjectText)) throw new UserError(paperMessages.ref, { field: 'refId' })
  return { courseId: null, subjectCode: subject[1] as CertSubject, requiredCourse: subject[2] === '1' }
}

/** Locks the course before its paper (docs/product.md 11.2, docs/decisions/0027). @throws UserError at `refId` */
export async function lockOwner(trx: Trx, user: CurrentUser, key: OwnerKey): Promise<PaperOwner> {
  if (key.courseId === null) {
    if (!isAdmin(user)) throw gone()
    return ownerSubject(key.subjectCode, key.requiredCourse)
  }
  const course = await lockCourse(trx, user, key.courseId)
  return key.chapterId ? lockChapter(trx, course, key.chapterId) : ownerCourse(course)
}

/** A subject has no row to lock. */
function ownerSubject(subjectCode: CertSubject, requiredCourse: boolean): PaperOwner {
  const kind = RequiredCourseText[requiredCourse ? 1 : 0].replace(/课$/, '')
  return {
    paperName: `${CertSubjectText[subjectCode]}-${kind}-测试题`,
    courseId: null,
    chapterId: null,
    subjectCode,
    requiredCourse,
    course: null,
    chapter: null,
  }
}

function ownerCourse(course: Course): PaperOwner {
  return {
    paperName: coursePaperName(course.courseName),
    courseId: course.id,
    chapterId: null,
    subjectCode: null,
    requiredCourse: null,
    course,
    chapter: null,
  }
}

async function lockChapter(trx: Trx, course: Course, id: number): Promise<PaperOwner> {
  const chapter = await Chapter.query({ client: trx }).where('id', id).forUpdate().first()
  if (!chapter) throw gone()
  return {
    paperName: chapterPaperName(chapter.chapterTitle),
    courseId: course.id,
    chapterId: chapter.id,
    subjectCode: null,
    requiredCourse: null,
    course,
    chapter,
  }
}

/** Any course for an admin, an own draft for a teacher. */
async function lockCourse(trx: Trx, user: CurrentUser, id: number): Promise<Course> {
  const course = await Course.query({ client: trx }).where('id', id).forUpdate().first()
  if (isAdmin(user) && course) return course
  if (course?.teacherId !== user.id) throw gone()
  if (!course.isUnpublished) throw new UserError(messages.onlyUnpublishedEditable)
  return course
}

const gone = () => new UserError(paperMessages.ownerGone, { field: 'refId' })

/** Raises the version of the course, so that a publication based on an older state is rejected (docs/decisions/0014). */
export async function linkPaper(
  trx: Trx,
  { course, chapter }: PaperOwner,
  { paperId, by }: { paperId: number | null; by: number }
): Promise<void> {
  if (!course) return
  const holder = chapter ?? course
  if (holder.paperId === paperId) return
  await holder.merge({ paperId }).useTransaction(trx).save()
  course.bumpTreeVersion(by)
  await course.useTransaction(trx).save()
  await purgeCourse(trx, course)
}
