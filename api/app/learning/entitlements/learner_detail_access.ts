import { DetailAccess } from '#catalogue/listing/detail_access'
import type { CurrentUser } from '#core/current_user'
import { courseAccess } from '#learning/entitlements/course_access'

export class LearnerDetailAccess extends DetailAccess {
  async allows(user: CurrentUser, courseId: number): Promise<boolean> {
    const { entitlement } = await courseAccess(user, courseId)
    return entitlement.allowed
  }
}
