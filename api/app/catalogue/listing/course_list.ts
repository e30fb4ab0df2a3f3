import db from '@adonisjs/lucid/services/db'
import Channel from '#channels/channel'
import { courseCard, officeFacts, type CourseCard, type OfficeFacts } from '#catalogue/course_card'
import { filteredBy, orderedBy, type CourseFilters } from '#catalogue/listing/course_filters'
import { courseRows, type CourseRow } from '#catalogue/course_rows'
import { joinIds, nameNarrowing } from '#catalogue/search/candidates'
import { priceWithCode } from '#catalogue/price'
import type { OrderBy } from '#catalogue/terms'
import { offeredTo, seesEverything, seesInside } from '#catalogue/visibility'
import { hasRole, type CurrentUser } from '#core/current_user'
import { price } from '#core/money'
import { Role } from '#core/roles'

export interface ListQuestion extends CourseFilters {
  exclusiveCode?: string
  orderByClause?: OrderBy
  page?: number
  pageSize?: number
}

/**
 * One page of the courses that the viewer may be shown, and how many there are. Filters by status
 * count only for the office. An exclusive code that is valid changes `displayPrice` and nothing else.
 */
export async function courseList(
  question: ListQuestion,
  viewer: CurrentUser | null
): Promise<{ courses: (CourseCard & Partial<OfficeFacts>)[]; total: number }> {
  const { page = 1, pageSize = 10, orderByClause, exclusiveCode } = question
  const everything = seesEverything(viewer)
  const office = everything || hasRole(viewer, Role.Teacher)
  const narrowToName = question.courseName ? await nameNarrowing(question.courseName) : null
  const narrowed = () => {
    const query = db.from('courses')
    const asked = { types: question.courseType ?? [], free: question.coursePrice === 0 }
    offeredTo(viewer, asked)(query)
    narrowToName?.(query)
    filteredBy(question)(query)
    if (office && question.courseStatus?.length) {
      query.whereIn('courses.course_status', question.courseStatus)
    }
    return query
  }

  const order = orderedBy(orderByClause, everything)
  const [rows, counted, channel] = await Promise.all([
    rowsOf(
      narrowed()
        .orderByRaw(order)
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      order
    ),
    narrowed().count('* as total'),
    exclusiveCode ? Channel.byCode(exclusiveCode) : null,
  ])

  const courses = rows.map((row) => ({
    ...courseCard(row),
    ...(channel && { displayPrice: price(priceWithCode(row.priceFen, channel.discountBp)) }),
    ...(seesInside(viewer, row.teacherId) && officeFacts(row)),
  }))
  return { courses, total: Number(counted[0].total) }
}

/** The rows of one page. Those before it are passed over in an index, and not read. */
function rowsOf(page: ReturnType<typeof courseRows>, order: string): Promise<CourseRow[]> {
  const rows = courseRows()
  joinIds(rows, page.select('courses.id'), 'page')
  return rows.orderByRaw(order) as unknown as Promise<CourseRow[]>
}
