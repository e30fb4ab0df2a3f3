import {
  CertSubjectText,
  CourseTag,
  CourseTagText,
  CourseType,
  RequiredCourseText,
  courseStatTexts,
  liveTexts,
} from '@zhuxue/api/terms/catalogue'
import { comparisonTexts } from '@zhuxue/api/terms/catalogue/comparison'
import { courseTypeText, hasTag, isBundle } from '~/lib/courseTypes'
import { formatMoney } from '~/lib/format'
import { liveMoment } from '~/lib/liveMoment'
import { shownPrice } from '~/lib/shownPrice'
import type { CourseDetail } from '~/lib/http/apiTypes'
import { lecturesText, lengthText } from '~/features/catalogue/course/courseStatsText'
import { lowerPricesOf } from '~/features/catalogue/course/lowerPrices'

export type Row = {
  name: string
  /** One text for each course; null where a course has none. */
  cells: (string | null)[]
  isPrice?: boolean
}

/** What differs between the courses, and what they have in common. */
export function comparisonRows(courses: readonly CourseDetail[]): { different: Row[]; common: Row[] } {
  const rows = facts
    .map(({ name, of, isPrice }): Row => ({ name, cells: courses.map((course) => of(course)), isPrice }))
    .filter(({ cells }) => cells.some((text) => text !== null))
  const isCommon = ({ cells }: Row) => courses.length > 1 && cells.every((text) => text === cells[0])
  return { different: rows.filter((row) => !isCommon(row)), common: rows.filter(isCommon) }
}

type Fact = { name: string; of: (course: CourseDetail) => string | null; isPrice?: boolean }

const facts: readonly Fact[] = [
  { name: '价格', of: priceText, isPrice: true },
  { name: '类型', of: (course) => courseTypeText(course.courseType) },
  { name: '学时', of: (course) => lengthText(course, isBundle(course)) },
  { name: '计入证书', of: creditText },
  { name: '章节', of: (course) => lecturesText(course, isBundle(course)) },
  { name: '规格', of: ({ models }) => models.map(({ modelName }) => modelName).join('、') || null },
  { name: '老师', of: ({ teacherName }) => teacherName },
  { name: '直播', of: liveText },
  { name: '授课方式', of: ({ teachingType }) => teachingType || null },
  { name: '授课地点', of: ({ teachingAddr }) => teachingAddr || null },
  { name: '有效期', of: validityText },
  { name: '学员', of: ({ orderCount }) => (orderCount > 0 ? courseStatTexts.students(orderCount) : null) },
  { name: '更新', of: ({ publishTime }) => (publishTime ? courseStatTexts.updated(publishTime) : null) },
]

/** Compared only: the page shows prices in their own form. */
function priceText(course: CourseDetail): string {
  const { yuan, was, from } = shownPrice(course)
  return [formatMoney(yuan), was, from, lowerPricesOf(course)?.preset].join(' ')
}

/** Subject, kind and certificates that the hours of a further education course count for. */
function creditText(course: CourseDetail): string {
  if (course.courseType !== CourseType.FurtherEducation) return comparisonTexts.noCredit
  const { certSubject, requiredCourse } = course
  const certificates = [CourseTag.MainCert, CourseTag.AdditionalCert].filter((tag) => hasTag(course, tag))
  const parts = [
    certSubject && CertSubjectText[certSubject as keyof typeof CertSubjectText],
    requiredCourse !== null && RequiredCourseText[requiredCourse as 0 | 1],
    ...certificates.map((tag) => CourseTagText[tag]),
  ]
  return parts.filter((part) => !!part).join(' · ') || courseTypeText(course.courseType)
}

function liveText(course: CourseDetail): string | null {
  const moment = liveMoment(course)
  if (!moment) return null
  const minutes = course.liveMinutes > 0 ? liveTexts.minutes(course.liveMinutes) : ''
  return [moment.text, minutes].filter((text) => text !== '').join('，')
}

function validityText({ coursePrice, lowestModel, validityDays }: CourseDetail): string {
  const isSold = (lowestModel?.coursePrice ?? coursePrice) > 0
  // Of 「有效期1年」 only the length: the row has the word.
  return isSold ? courseStatTexts.validity(validityDays).replace('有效期', '') : comparisonTexts.unlimited
}
