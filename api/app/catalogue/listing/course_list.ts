import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { findActiveChannel } from '#channels/open_channel'
import { toCourseCard, toStaffFields, type CourseCard, type StaffCourseFields } from '#catalogue/course_transformer'
import { filteredBy, orderedBy, type CourseFilters } from '#catalogue/listing/course_filters'
import { courseRows, type CourseRow } from '#catalogue/course_rows'
import { priceWithCode } from '#catalogue/price'
import type { OrderBy } from '#catalogue/terms'
import { offeredTo, canSeeEverything, canSeeInside } from '#catalogue/visibility'
import { hasRole, type CurrentUser } from '#core/current_user'
import { formatPrice } from '#core/money'
import { Role } from '#core/roles'
import { byName, sortedBy, type Sorting } from '#core/lists/sorting'

export interface ListQuery extends CourseFilters, Sorting<'courses'> {
  exclusiveCode?: string
  orderByClause?: OrderBy
  page?: number
  pageSize?: number
}

const columns = {
  courseName: byName('courses.course_name'),
  coursePrice: 'courses.price_fen',
  freightPrice: 'courses.freight_fen',
  courseOrder: 'courses.course_order',
  courseStatus: 'courses.course_status',
  publishTime: 'courses.published_at',
  orderCount: 'courses.order_count',
}

/** Status filters and sorting apply only for staff. A valid promo code changes only `displayPrice`. */
export async function courseList(
  filters: ListQuery,
  viewer: CurrentUser | null,
  client: QueryClientContract
): Promise<{ courses: (CourseCard & Partial<StaffCourseFields>)[]; total: number }> {
  const { page = 1, pageSize = 10, orderByClause, exclusiveCode } = filters
  const seesAll = canSeeEverything(viewer)
  const isStaff = seesAll || hasRole(viewer, Role.Teacher)
  const narrowed = () => {
    const query = client.from('courses')
    const priceFilter = { types: filters.courseType ?? [], free: filters.coursePrice === 0 }
    offeredTo(viewer, priceFilter)(query)
    filteredBy(filters)(query)
    if (isStaff && filters.courseStatus?.length) {
      query.whereIn('courses.course_status', filters.courseStatus)
    }
    return query
  }

  const [sort] = isStaff ? sortedBy<'courses'>(filters, columns) : []
  const usual = orderedBy(orderByClause, { isStaff: seesAll, types: filters.courseType })
  const order = sort ? `${sort.join(' ')}, courses.id ${sort[1]}` : usual
  const [rows, counted, channel] = await Promise.all([
    rowsOf(
      narrowed()
        .orderByRaw(order)
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      order,
      client
    ),
    narrowed().count('* as total'),
    exclusiveCode ? findActiveChannel(exclusiveCode) : null,
  ])

  const courses = rows.map((row) => ({
    ...toCourseCard(row),
    ...(channel && { displayPrice: formatPrice(priceWithCode(row.priceFen, channel.discountBp)) }),
    ...((seesAll || canSeeInside(viewer, row.teacherId)) && toStaffFields(row)),
  }))
  return { courses, total: counted[0].total }
}

/** Earlier pages are skipped in the index without reading their rows. */
function rowsOf(page: ReturnType<typeof courseRows>, order: string, client: QueryClientContract): Promise<CourseRow[]> {
  const rows = courseRows(client)
  const { sql, bindings } = page.select('courses.id').toSQL()
  rows.joinRaw(`join (${sql}) as page on page.id = courses.id`, bindings as never)
  return rows.orderByRaw(order) as unknown as Promise<CourseRow[]>
}
