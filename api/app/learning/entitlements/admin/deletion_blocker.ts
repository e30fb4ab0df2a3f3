import { CourseSource, adminMessages } from '#learning/terms'

/** Null when it can be deleted: a paid order ends by refund, a used seat stays (docs/decisions/0010). */
export function deletionBlocker(entitlement: { source: CourseSource; first_studied_at: string | null }): string | null {
  if (entitlement.source === CourseSource.Order || entitlement.source === CourseSource.Bundle) {
    return adminMessages.paidRight
  }
  const studied = entitlement.source === CourseSource.Assignment && entitlement.first_studied_at !== null
  return studied ? adminMessages.studiedSeat : null
}
