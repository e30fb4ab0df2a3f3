import db from '@adonisjs/lucid/services/db'
import { DetailAccess } from '#catalogue/listing/detail_access'
import type { CurrentUser } from '#core/current_user'
import { ownsCourse } from '#learning/entitlements/access_rule'
import { studyCourse } from '#learning/entitlements/course_access'
import { entitlementOf } from '#learning/entitlements/entitlement'

export class LearnerDetailAccess extends DetailAccess {
  async of(user: CurrentUser, courseId: number) {
    const course = await studyCourse(courseId)
    const entitlement = await entitlementOf(user, course)
    return { holds: ownsCourse(entitlement), reads: entitlement.allowed }
  }

  async heldAmong(user: CurrentUser, courseIds: number[]): Promise<Set<number>> {
    const rows: { id: number }[] = await db
      .from('user_courses')
      .where('user_id', user.id)
      .whereNull('refunded_at')
      .whereIn('course_id', courseIds)
      .select('course_id as id')
    return new Set(rows.map(({ id }) => id))
  }
}
