import type { CourseRow } from '#catalogue/course_rows'
import { multiplier, price, yuan } from '#core/money'
import { minutes } from '#core/duration'
import { onWire } from '#core/time'

/** A course on a shelf: what anybody may know of it (learner side, section 3). */
export function courseCard(row: CourseRow) {
  const total = minutes(row.courseSeconds)
  return {
    courseId: row.id,
    courseName: row.courseName,
    courseType: row.courseType,
    courseStatus: row.courseStatus,
    coursePrice: yuan(row.priceFen),
    coursePriceOriginal: yuan(row.originalPriceFen),
    displayPrice: price(Number(row.priceFen)),
    converImgUrl: row.coverUrl,
    courseImgUrl: row.coverUrl,
    backgroundColor: row.backgroundColor,
    courseTeacher: row.teacherId,
    teacherName: row.teacherName,
    courseTags: row.tags ?? '',
    certSubject: row.certSubject,
    requiredCourse: row.requiredCourse === null ? null : Number(row.requiredCourse),
    courseHot: Number(row.courseHot),
    recommended: Number(row.recommended),
    liveStatus: row.liveStatus,
    totalTime: total,
    courseTime: total,
    orderCount: row.orderCount,
    freightPrice: yuan(row.freightFen),
    publishTime: onWire(row.publishedAt),
    createTime: onWire(row.createdAt),
  }
}
export type CourseCard = ReturnType<typeof courseCard>

/** What the office's lists and forms need beside the card. */
export function officeFacts(row: CourseRow) {
  return {
    courseCategory: row.courseType,
    coursePriceDiscount: multiplier(row.discountBp),
    courseOrder: row.courseOrder,
    sentBackReason: row.sentBackReason,
    submitTime: onWire(row.submittedAt),
    lockVersion: row.lockVersion,
  }
}
export type OfficeFacts = ReturnType<typeof officeFacts>
