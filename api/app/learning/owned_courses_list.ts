import db from '@adonisjs/lucid/services/db'
import { toCourseCard } from '#catalogue/course_transformer'
import { courseRows, type CourseRow } from '#catalogue/course_rows'
import type { CourseType } from '#catalogue/terms'
import { heldChaptersOfCourses } from '#certificates/ledger/held_minutes_by_chapter'
import { visibleToUser } from '#catalogue/visibility'
import type { CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import { courseCreditBlockers, isPersonComplete } from '#learning/credit_blockers/course_blockers'
import { entitlementsOf } from '#learning/entitlements/entitlement'
import { daysLeft } from '#learning/entitlements/validity'
import { liveCodesOf } from '#learning/live_codes/live_codes_of'
import { studySummariesOf } from '#learning/study_minutes'
import { isCreditBlocker, UserCourseStatus, CourseSource } from '#learning/terms'

interface MyCourseRow extends CourseRow {
  boughtAt: string
}

/** Includes unpublished courses, but not refunded ones (docs/product.md 9.3). */
export async function myCourses(user: CurrentUser, types?: CourseType[]) {
  const query = courseRows()
    .join('user_courses', 'user_courses.course_id', 'courses.id')
    .where('user_courses.user_id', user.id)
    .whereNull('user_courses.refunded_at')
    .groupBy('courses.id', 'teachers.user_name')
    .max('user_courses.created_at as boughtAt')
    .orderBy('boughtAt', 'desc')
    .orderBy('courses.id', 'desc')
  if (types?.length) query.whereIn('courses.course_type', types)

  const rows: MyCourseRow[] = await query
  const ids = rows.map(({ id }) => id)
  const [entitlements, studies, held, codes, assigners, offered, isComplete] = await Promise.all([
    entitlementsOf(user, rows),
    studySummariesOf(user.id, ids),
    heldChaptersOfCourses(user.id, ids),
    liveCodesOf(user.id, ids),
    grantedBy(user.id, ids),
    offeredAmong(ids),
    isPersonComplete(user.id),
  ])

  return rows.map((row) => {
    const study = getOrFail(studies, row.id)
    const entitlement = getOrFail(entitlements, row.id)
    return {
      ...toCourseCard(row),
      boughtAt: toWireTime(row.boughtAt),
      expiryDate: entitlement.expiresOn,
      daysLeft: daysLeft(entitlement.expiresOn),
      endedOn: entitlement.endedOn,
      onSale: offered.has(row.id),
      assignedBy: (entitlement.userCourseId && assigners.get(entitlement.userCourseId)) || null,
      userCourseStatus: entitlement.allowed ? UserCourseStatus.Valid : UserCourseStatus.Expired,
      denial: entitlement.denial,
      hourObstacles: courseCreditBlockers(row, {
        denial: entitlement.denial,
        hasLiveCode: codes.has(row.id),
        isPersonComplete: isComplete,
      }),
      liveCode: codes.get(row.id) ?? null,
      totalMinutes: toMinutes(row.courseSeconds),
      uploadedMinutes: toMinutes(study.hours.used),
      notUploadedMinutes: toMinutes(study.hours.available),
      heldMinutes: toMinutes(study.hours.held),
      heldChapters: held.get(row.id) ?? [],
      hinderedChapters: study.unfinished
        .filter(({ reason }) => isCreditBlocker(reason))
        .map(({ chapterTime, playedPercent, ...hindered }) => hindered),
      usedHours: toMinutes(study.hours.used),
      availableHours: toMinutes(study.hours.available),
      begun: study.begun,
      studyProgress: study.progress,
      playedSeconds: study.playedSeconds,
    }
  })
}

async function offeredAmong(courseIds: number[]): Promise<Set<number>> {
  const rows: { id: number }[] = await db
    .from('courses')
    .whereIn('courses.id', courseIds)
    .where(visibleToUser(null))
    .select('courses.id')
  return new Set(rows.map(({ id }) => id))
}

async function grantedBy(userId: number, courseIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .from('user_courses')
    .join('orders', 'orders.id', 'user_courses.order_id')
    .join('users', 'users.id', 'orders.user_id')
    .where({ 'user_courses.user_id': userId, 'user_courses.source': CourseSource.Assignment })
    .whereIn('user_courses.course_id', courseIds)
    .select('user_courses.id', 'users.user_name as name')
  return new Map(rows.map(({ id, name }) => [id, name]))
}
