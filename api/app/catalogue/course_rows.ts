import db from '@adonisjs/lucid/services/db'
import type { CertSubject, CourseStatus, CourseType, LiveStatus } from '#catalogue/terms'
import type { Trx } from '#core/transaction'

/** A course as lists read it: a plain row, because hydrating models costs more than the query does. */
export interface CourseRow {
  id: number
  courseName: string
  courseType: CourseType
  courseStatus: CourseStatus
  priceFen: number
  originalPriceFen: number
  discountBp: number
  freightFen: number
  coverUrl: string | null
  backgroundColor: string | null
  teacherId: number | null
  teacherName: string | null
  tags: string | null
  certSubject: CertSubject | null
  requiredCourse: number | null
  courseHot: number
  recommended: number
  liveStatus: LiveStatus | null
  courseSeconds: number
  orderCount: number
  courseOrder: number
  sentBackReason: string | null
  submittedAt: string | null
  lockVersion: number
  publishedAt: string | null
  createdAt: string
}

/** One text, so that the builder does not quote thirty names anew for every visitor. */
const columns = `courses.id, courses.course_name as courseName, courses.course_type as courseType,
  courses.course_status as courseStatus, courses.price_fen as priceFen,
  courses.original_price_fen as originalPriceFen, courses.discount_bp as discountBp,
  courses.freight_fen as freightFen, courses.cover_url as coverUrl,
  courses.background_color as backgroundColor, courses.teacher_id as teacherId,
  teachers.user_name as teacherName,
  (select group_concat(course_tags.tag order by course_tags.id) from course_tags
    where course_tags.course_id = courses.id) as tags,
  courses.cert_subject as certSubject, courses.required_course as requiredCourse,
  courses.course_hot as courseHot, courses.recommended as recommended,
  courses.live_status as liveStatus, courses.course_seconds as courseSeconds,
  courses.order_count as orderCount, courses.course_order as courseOrder,
  courses.sent_back_reason as sentBackReason, courses.submitted_at as submittedAt,
  courses.lock_version as lockVersion,
  courses.published_at as publishedAt, courses.created_at as createdAt`

/** Courses with the name of their teacher and their tags; narrow it with the scopes of `visibility.ts`. */
export function courseRows(trx?: Trx) {
  return (trx ?? db)
    .from('courses')
    .leftJoin('users as teachers', 'teachers.id', 'courses.teacher_id')
    .select(db.raw(columns))
}
