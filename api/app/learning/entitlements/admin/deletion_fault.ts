import { CourseSource, adminMessages } from '#learning/terms'

/**
 * Why a right stays (docs/decisions/0020): what a paid order opened ends by a refund or the switch, and
 * a seat of a bulk order is free again only until its first studied minute. Null when it may go.
 */
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
