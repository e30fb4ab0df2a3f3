import db from '@adonisjs/lucid/services/db'

/** A course has thousands of codes and a person a few: their courses are no condition, or the database starts from those. */
const own = `select id from live_codes where bound_user_id = ?
  union select live_codes.id from user_courses
    join live_codes on live_codes.user_course_id = user_courses.id where user_courses.user_id = ?`

/** The valid live code of this person for each course that has one. */
export async function liveCodesOf(
  userId: number,
  courseIds: number[]
): Promise<Map<number, string>> {
  const rows = await db
    .from('live_codes')
    .joinRaw(`join (${own}) as own on own.id = live_codes.id`, [userId, userId])
    .whereNull('live_codes.revoked_at')
    .orderBy('live_codes.id')
    .select('live_codes.course_id as courseId', 'live_codes.code')
  const asked = rows.filter(({ courseId }) => courseIds.includes(courseId))
  return new Map(asked.map(({ courseId, code }) => [courseId, code]))
}
