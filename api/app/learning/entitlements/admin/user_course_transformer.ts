import type { CourseType } from '#catalogue/terms'
import { toMinutes } from '#core/duration'
import { maskTelephone } from '#core/shared_rules'
import { toWireTime } from '#core/time'
import { deletionBlocker } from '#learning/entitlements/admin/deletion_blocker'
import type { CourseSource, UserCourseStatus } from '#learning/terms'
import { businessDay } from '#learning/entitlements/validity'

/** Telephone numbers are masked (docs/threats.md T22). */
export function toUserCourse(row: Record<string, any>) {
  const telephone: string | null = row.own_telephone ?? row.telephone
  const expiryDate = row.expires_on as string | null
  return {
    userCourseId: row.id as number,
    courseId: row.course_id as number,
    courseName: row.course_name as string,
    courseType: row.course_type as CourseType,
    userId: row.user_id as number | null,
    userName: row.user_name as string | null,
    telephone: telephone && maskTelephone(telephone),
    orderId: row.order_no as string | null,
    createTime: toWireTime(row.created_at as string),
    createType: row.source as CourseSource,
    userCourseStatus: row.user_course_status as UserCourseStatus,
    /** `yyyy-MM-dd`, inclusive; null for unlimited access. */
    expiryDate,
    overdue: expiryDate !== null && expiryDate < businessDay(),
    studiedMinutes: toMinutes(Number(row.studied_seconds ?? 0)),
    waiting: row.user_id === null,
    keptBecause: deletionBlocker(row as never),
  }
}
