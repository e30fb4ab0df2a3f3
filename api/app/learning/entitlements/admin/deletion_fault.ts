import { CourseSource, adminMessages } from '#learning/terms'

/** Null when it may be deleted: a paid order ends by refund, a studied seat stays (docs/decisions/0020). */
export function deletionObstacle(right: {
  source: CourseSource
  first_studied_at: string | null
}): string | null {
  if (right.source === CourseSource.Order || right.source === CourseSource.Bundle) {
    return adminMessages.paidRight
  }
  const studied = right.source === CourseSource.Assignment && right.first_studied_at !== null
  return studied ? adminMessages.studiedSeat : null
}
