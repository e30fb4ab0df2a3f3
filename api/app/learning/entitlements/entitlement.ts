import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  decideAccess,
  type AccessibleCourse,
  type Entitlement,
  type Person,
  type EntitlementRow,
} from '#learning/entitlements/access_rule'
import { businessDay } from '#learning/entitlements/validity'
import { getOrFail } from '#core/get_or_fail'

export type { AccessibleCourse, Entitlement } from '#learning/entitlements/access_rule'

/** The only place that decides who may use a course (docs/product.md 9.1). Free courses must be published. */
export async function entitlementOf(
  user: Person | null,
  course: AccessibleCourse,
  client: QueryClientContract = db.connection()
): Promise<Entitlement> {
  const all = await entitlementsOf(user, [course], client)
  return getOrFail(all, course.id)
}

export async function entitlementsOf(
  user: Person | null,
  courses: AccessibleCourse[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, Entitlement>> {
  const rows = user ? await entitlementRows(user.id, courses, client) : []
  return new Map(
    courses.map((course) => [
      course.id,
      decideAccess(
        user,
        course,
        rows.filter(({ courseId }) => courseId === course.id),
        businessDay()
      ),
    ])
  )
}

async function entitlementRows(
  userId: number,
  courses: AccessibleCourse[],
  client: QueryClientContract
): Promise<EntitlementRow[]> {
  const rows = await client
    .from('user_courses')
    .select('id', 'course_id', 'source', 'user_course_status', 'expires_on')
    .where('user_id', userId)
    .whereNull('refunded_at')
    .whereIn(
      'course_id',
      courses.map(({ id }) => id)
    )
    .orderBy('id')
  return rows.map((row) => ({
    id: row.id,
    courseId: row.course_id,
    source: row.source,
    status: row.user_course_status,
    expiresOn: row.expires_on,
  }))
}
