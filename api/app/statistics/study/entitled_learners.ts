import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { businessDay } from '#learning/entitlements/validity'
import { UserCourseStatus } from '#learning/terms'
import { withinStep, type BatchRange } from '#statistics/study/batches'

export const entitlementsQuery = (client: QueryClientContract, courseId: number) =>
  client.from('user_courses').where('course_id', courseId)

/** Users who can use it today because it was bought, assigned or granted; all users or some. */
export async function entitledLearners(
  client: QueryClientContract,
  courseId: number,
  step?: BatchRange
): Promise<number> {
  const [row] = await entitlementsQuery(client, courseId)
    .where('user_course_status', UserCourseStatus.Valid)
    .if(step, (query) => withinStep(query, step!))
    .whereNull('refunded_at')
    .where((query) => query.whereNull('expires_on').orWhere('expires_on', '>=', businessDay()))
    .countDistinct('user_id as people')
  return Number(row.people)
}
