import db from '@adonisjs/lucid/services/db'

/** The valid redeem code of this user for each course that has one. */
export async function liveCodesOf(userId: number, courseIds: number[]): Promise<Map<number, string>> {
  const columns = ['live_codes.id as id', 'live_codes.course_id as courseId', 'live_codes.code']
  // A course has thousands of codes and a user a few: a condition on the courses would make the database start from
  // those.
  const own = await db
    .from('live_codes')
    .where('bound_user_id', userId)
    .whereNull('revoked_at')
    .select(...columns)
    .union((bought) =>
      bought
        .from('user_courses')
        .join('live_codes', 'live_codes.user_course_id', 'user_courses.id')
        .where('user_courses.user_id', userId)
        .whereNull('live_codes.revoked_at')
        .select(...columns)
    )
  const matching = own.filter(({ courseId }) => courseIds.includes(courseId))
  matching.sort((one, other) => one.id - other.id)
  return new Map(matching.map(({ courseId, code }) => [courseId, code]))
}
