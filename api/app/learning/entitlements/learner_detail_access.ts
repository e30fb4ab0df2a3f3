import { DetailAccess } from '#catalogue/listing/detail_access'
import type { CurrentUser } from '#core/current_user'
import { courseAccess } from '#learning/entitlements/course_access'

/** Who may use a further-education course may also read what its page hides from the others. */
export class LearnerDetailAccess extends DetailAccess {
  async allows(user: CurrentUser, courseId: number): Promise<boolean> {
    const { entitlement } = await courseAccess(user, courseId)
    return entitlement.allowed
  }
}
