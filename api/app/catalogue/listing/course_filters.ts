import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { normalizeForSearch } from '#catalogue/synonyms/normalize'
import { CourseType, OrderBy, type CourseStatus } from '#catalogue/terms'
import { toFen } from '#core/money'
import { likeContains } from '#core/query_rules'

/** Money is yuan (docs/product.md 2.10). */
export interface CourseFilters {
  courseName?: string
  courseType?: CourseType[]
  courseStatus?: CourseStatus[]
  courseHot?: number
  recommended?: number
  coursePrice?: number
  coursePriceGt?: number
  coursePriceLte?: number
  certSubject?: string[]
  requiredCourse?: number[]
  tag?: string[]
  teacherId?: number
}

/** Of at least one character and a half: `zaojia` finds 造价. */
const pinyin = /^[a-z]{3,40}$/i

export function filteredBy(filters: CourseFilters) {
  return (query: DatabaseQueryBuilderContract<any>) => {
    const { courseType, certSubject, requiredCourse, tag, courseName } = filters
    if (courseName) {
      query.where((named) => {
        named.whereRaw(`courses.folded_name like ? escape '!'`, [likeContains(normalizeForSearch(courseName))])
        if (!pinyin.test(courseName.trim())) return
        named.orWhereRaw(`replace(courses.syllables, ' ', '') like ?`, [`%${courseName.trim().toLowerCase()}%`])
      })
    }
    if (courseType?.length) query.whereIn('courses.course_type', courseType)
    if (certSubject?.length) query.whereIn('courses.cert_subject', certSubject)
    if (requiredCourse?.length) query.whereIn('courses.required_course', requiredCourse)
    if (filters.teacherId) query.where('courses.teacher_id', filters.teacherId)
    if (filters.courseHot !== undefined) query.where('courses.course_hot', filters.courseHot)
    if (filters.recommended !== undefined) query.where('courses.recommended', filters.recommended)
    if (filters.coursePrice !== undefined) {
      query.where('courses.price_fen', toFen(filters.coursePrice))
    }
    if (filters.coursePriceGt !== undefined) {
      query.where('courses.price_fen', '>', toFen(filters.coursePriceGt))
    }
    if (filters.coursePriceLte !== undefined) {
      query.where('courses.price_fen', '<=', toFen(filters.coursePriceLte))
    }
    if (tag?.length) {
      const marks = tag.map(() => '?').join(', ')
      query.whereRaw(`courses.id in (select course_id from course_tags where tag in (${marks}))`, tag)
    }
  }
}

/** The id keeps the order stable and runs in the same direction, so that an index serves it. */
const orders: Record<OrderBy, string> = {
  'default': 'courses.course_order desc, courses.id desc',
  'newest': 'courses.published_at desc, courses.id desc',
  'price-asc': 'courses.price_fen asc, courses.id asc',
  'price-desc': 'courses.price_fen desc, courses.id desc',
  'popular': 'courses.order_count desc, courses.id desc',
}

/** Running courses first, then coming ones, then past ones with the latest first. */
const liveOrder = `case courses.live_status when 'started' then 0 when 'unstarted' then 1 else 2 end,
  case when courses.live_status = 'unstarted'
    then coalesce(courses.live_starts_at, '9999-12-31 00:00:00') end,
  courses.live_starts_at desc, courses.id desc`

/** Staff see courses waiting for audit first; all others see live courses by time. */
export function orderedBy(
  order: OrderBy = OrderBy.Default,
  { isStaff = false, types = [] }: { isStaff?: boolean; types?: readonly CourseType[] } = {}
): string {
  if (order !== OrderBy.Default) return orders[order]
  if (isStaff) return `courses.course_status asc, ${orders.default}`
  const isLive = types.length === 1 && types[0] === CourseType.Live
  return isLive ? liveOrder : orders.default
}
