import db from '@adonisjs/lucid/services/db'

/** The valid live code of this person for each course that has one. */
export async function liveCodesOf(
  userId: number,
  courseIds: number[]
): Promise<Map<number, string>> {
  const rows = await db
    .from('live_codes')
    .leftJoin('user_courses', 'user_courses.id', 'live_codes.user_course_id')
    .where((query) =>
      query.where('live_codes.bound_user_id', userId).orWhere('user_courses.user_id', userId)
    )
    .whereIn('live_codes.course_id', courseIds)
    .whereNull('live_codes.revoked_at')
    .orderBy('live_codes.id')
    .select('live_codes.course_id as courseId', 'live_codes.code')
  return new Map(rows.map(({ courseId, code }) => [courseId, code]))
}
