import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * Whether every entitlement to the course of a `course_edu_logs` row was refunded. One that expired or was disabled was
 * not. By query, because the `learning` domain may not be imported here.
 */
export const allEntitlementsRefunded = `(select count(*) > 0 and count(*) = count(refunded_at) from user_courses
  where user_courses.user_id = course_edu_logs.user_id and user_courses.course_id = course_edu_logs.course_id)`

export async function isRefunded(client: QueryClientContract, courseEduLogId: number) {
  const row = await client
    .from('course_edu_logs')
    .where('id', courseEduLogId)
    .select(client.raw(`${allEntitlementsRefunded} as refunded`))
    .firstOrFail()
  return Boolean(row.refunded)
}
