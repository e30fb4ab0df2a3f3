import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { businessDay } from '#learning/entitlements/validity'
import { UserCourseStatus } from '#learning/terms'

/** Who may use it today because it was bought, assigned or given. */
export async function holdersOf(client: QueryClientContract, courseId: number): Promise<number> {
  const [row] = await client
    .from('user_courses')
    .where({ course_id: courseId, user_course_status: UserCourseStatus.Valid })
    .whereNull('refunded_at')
    .where((query) => query.whereNull('expires_on').orWhere('expires_on', '>=', businessDay()))
    .countDistinct('user_id as people')
  return Number(row.people)
}
