import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { VideoTypes, type CourseType } from '#catalogue/terms'
import { UserCourseStatus } from '#learning/terms'
import { businessDay, lastDay } from '#learning/entitlements/validity'
import { readSetting } from '#settings/read_setting'

export interface OwnedCourse {
  courseId: number
  courseName: string
  /** Last day of use `yyyy-MM-dd`, inclusive; null for unlimited access. */
  expiryDate: string | null
  /** Its last day after another purchase today; null when a purchase would change nothing. */
  extendedTo: string | null
}

/**
 * Courses that a user can use now because they were bought, assigned or granted; free courses and staff access do not
 * count.
 */
export async function ownedCourses(
  userId: number,
  courseIds?: number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, OwnedCourse>> {
  const query = client
    .from('user_courses')
    .join('courses', 'courses.id', 'user_courses.course_id')
    .where('user_courses.user_id', userId)
    .where('user_course_status', UserCourseStatus.Valid)
    .whereNull('refunded_at')
    .where((row) => row.whereNull('expires_on').orWhere('expires_on', '>=', businessDay()))
    .select('courses.id', 'course_name', 'course_type', 'expires_on')
  if (courseIds) query.whereIn('courses.id', courseIds)
  const rows: Row[] = await query
  if (!rows.length) return new Map()

  const owned = new Map<number, OwnedCourse>()
  for (const row of rows.sort(byExpiry)) {
    const course = { courseId: row.id, courseName: row.course_name, courseType: row.course_type }
    owned.set(row.id, await toOwned(course, row.expires_on, client))
  }
  return owned
}

interface Row {
  id: number
  course_name: string
  course_type: CourseType
  expires_on: string | null
}

/** Unlimited access sorts last. */
function byExpiry({ expires_on: one }: Row, { expires_on: other }: Row): number {
  return (one ?? '9999').localeCompare(other ?? '9999')
}

/** As in `grantCourses`: only courses that are watched have a last day that moves. */
export async function toOwned(
  { courseId, courseName, courseType }: NamedCourse,
  expiryDate: string | null,
  client: QueryClientContract
): Promise<OwnedCourse> {
  const isExtended = expiryDate !== null && VideoTypes.includes(courseType)
  const days = isExtended ? Number(await readSetting('validityDays', client)) : 0
  return { courseId, courseName, expiryDate, extendedTo: isExtended ? lastDay(businessDay(), days, expiryDate) : null }
}

interface NamedCourse {
  courseId: number
  courseName: string
  courseType: CourseType
}
