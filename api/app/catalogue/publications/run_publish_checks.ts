import type Course from '#catalogue/course'
import Publication from '#catalogue/publications/publication'
import { findMissingItems, type CourseForChecks } from '#catalogue/publish_checks/missing_items'
import { snapshotOf, type Snapshot } from '#catalogue/publications/snapshot'
import {
  CourseStatus,
  blocksPublishing,
  publishCheckMessage,
  type CourseType,
  type MissingItem,
} from '#catalogue/terms'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'

interface Question {
  /** The rejected action, for the message: 提交审核, 发布. */
  verb: string
  /** Reason to continue anyway; only an admin's reason is passed. */
  reason?: string | null
}

/** An unpublished course without changes passes. @returns the overruled items @throws UserError `preflight` with the items */
export async function runPublishChecks(trx: Trx, course: Course, { verb, reason }: Question): Promise<MissingItem[]> {
  if (await isAsPublished(trx, course.id)) return []
  const gaps = findMissingItems(await loadCourseForChecks(trx, course))
  if (!gaps.length || (reason && !gaps.some(blocksPublishing))) return gaps
  throw new UserError(publishCheckMessage(gaps, verb), { code: 'preflight', payload: { gaps } })
}

async function isAsPublished(trx: Trx, courseId: number): Promise<boolean> {
  const last = await Publication.lastOf(courseId, trx)
  return last !== null && checkOwner(last.snapshot) === checkOwner(await snapshotOf(trx, courseId))
}

/** Older snapshots lack newer fields: an empty value equals an absent one. */
function checkOwner(snapshot: Snapshot | string): string {
  const whole = typeof snapshot === 'string' ? JSON.parse(snapshot) : snapshot
  return JSON.stringify(whole, (_name, value) => (value ? value : undefined))
}

async function loadCourseForChecks(trx: Trx, course: Course): Promise<CourseForChecks> {
  const { courseName, courseType, certSubject, coverUrl, courseDescription } = course
  const of = (table: string) => trx.from(table).where(`${table}.course_id`, course.id)
  const tags: { tag: string }[] = await of('course_tags').select('tag')
  const models: { courseName: string; status: string }[] = await of('course_models')
    .join('courses', 'courses.id', 'course_models.model_course_id')
    .orderBy('course_models.position')
    .select('courses.course_name as courseName', 'courses.course_status as status')
  const chapters = await of('chapters')
    .orderBy('chapter_order')
    .orderBy('id')
    .select('id', 'parent_id', 'chapter_title', 'chapter_status', 'credit_seconds', 'video_id')

  return {
    courseName,
    certSubject,
    coverUrl,
    courseDescription,
    courseType: courseType as CourseType,
    priceFen: course.priceFen,
    originalPriceFen: course.originalPriceFen,
    videoId: course.videoId,
    liveStatus: course.liveStatus,
    liveStartsAt: course.liveStartsAt?.toMillis() ?? null,
    liveSeconds: course.liveSeconds ?? 0,
    now: now().toMillis(),
    tags: tags.map(({ tag }) => tag),
    models: models.map((model) => ({
      courseName: model.courseName,
      isPublished: model.status === CourseStatus.Published,
    })),
    chapters: chapters.map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      title: row.chapter_title,
      status: row.chapter_status,
      creditSeconds: row.credit_seconds,
      videoId: row.video_id,
    })),
  }
}
