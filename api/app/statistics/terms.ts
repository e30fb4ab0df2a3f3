import { CertSubjectText, CourseType, CourseTypeText, type CertSubject } from '../catalogue/terms.js'

/** The days of a stat in the overview (`rangeType`); the specification spells it `yestoday`. */
export const RangeType = { Total: 'total', Yesterday: 'yestoday', Today: 'today' } as const
export type RangeType = (typeof RangeType)[keyof typeof RangeType]
export const RangeTypeText = { total: '累计', yestoday: '昨日', today: '今日' } as const satisfies Record<
  RangeType,
  string
>

/** Filters of a channel's stats, by type of course. */
export const ProductType = { Course: 1, Book: 3, Material: 4 } as const
export type ProductType = (typeof ProductType)[keyof typeof ProductType]
export const ProductTypeText = { 1: '课程', 3: '图书', 4: '继续教育教材' } as const satisfies Record<
  ProductType,
  string
>
export const TypesOfProduct: Readonly<Record<ProductType, readonly CourseType[]>> = {
  1: [CourseType.Course, CourseType.FurtherEducation, CourseType.Live],
  3: [CourseType.Book],
  4: [CourseType.Material],
}

/** The types counted as a teacher's published courses. */
export const TaughtTypes: readonly CourseType[] = [
  CourseType.Course,
  CourseType.Answer,
  CourseType.FurtherEducation,
  CourseType.Live,
]

/** Shipping is a subject of its own, so that the subjects add up to the income. */
export const FreightKey = 'freight'
export const FreightText = '运费'

const subjectTypes: readonly CourseType[] = [CourseType.Material, CourseType.FurtherEducation]

/** The subject of further education and its textbooks; every other type is a subject of its own. */
export function subjectKeyOf(courseType: CourseType, certSubject: CertSubject | null): string {
  if (certSubject && subjectTypes.includes(courseType)) return certSubject
  return `type-${courseType}`
}

export function subjectNameOf(key: string): string {
  if (key === FreightKey) return FreightText
  const type = /^type-(\d)$/.exec(key)?.[1]
  return type ? CourseTypeText[Number(type) as CourseType] : (CertSubjectText[key as CertSubject] ?? key)
}

export const TrendDays = [30, 90] as const
/** Courses and users in the rankings of watched time. */
export const RankingSize = 50

/** @param countedTime of the last run; null before the first, while everything is counted live */
export const overviewHint = (countedTime: string | null | undefined) =>
  `收入按支付时间计入，已扣除退款${countedTime ? `；今日实时，往日统计至 ${countedTime.slice(11, 16)}` : ''}`

export const messages = {
  dayFormat: '请选择正确的日期',
  noCode: '该渠道还没有专属码',
  totalRow: '总计',
  overview: '数据总览',
  noPlayData: '暂时没有有效的播放数据',
} as const
