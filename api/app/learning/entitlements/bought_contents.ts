import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseTag, ShippedTypes, type CourseType } from '#catalogue/terms'
import { prepared } from '#core/prepared_statements'
import { CourseSource, UserCourseStatus } from '#learning/terms'

/** A course that an order line opens: its own or one within its bundle. */
export interface BoughtContent {
  itemId: number
  /** The course of the line. */
  productId: number
  courseId: number
  courseType: CourseType
  source: typeof CourseSource.Order | typeof CourseSource.Bundle
  /** The last day of the buyer's current access to the course, from any source. */
  heldUntil: string | null
  isGranted: boolean
}

interface Row extends Omit<BoughtContent, 'isGranted'> {
  granted: number
}

/** Lines by course, each before its contents. The first plain read after the buyer was locked (docs/decisions/0027). */
export async function readBought(
  client: QueryClientContract,
  order: { id: number; userId: number }
): Promise<BoughtContent[]> {
  const { id, userId } = order
  const rows = await contents.rows(client, userId, id, userId, id)
  return rows.map(({ granted, ...row }) => ({ ...row, isGranted: Boolean(granted) }))
}

export const isStudied = ({ courseType }: BoughtContent) => !ShippedTypes.includes(courseType)

const columns = (source: string) => `
  order_items.id as itemId, order_items.course_id as productId, courses.id as courseId,
  courses.course_type as courseType, '${source}' as source,
  (select max(held.expires_on) from user_courses as held where held.user_id = ? and held.course_id = courses.id
    and held.user_course_status = '${UserCourseStatus.Valid}') as heldUntil,
  exists (select 1 from user_courses as known where known.grant_key =
    concat('${source}:', order_items.order_id, ':', order_items.id, ':', courses.id)) as granted`

const contents = prepared<Row>(`
  select ${columns(CourseSource.Order)}, -1 as place
  from order_items join courses on courses.id = order_items.course_id
  where order_items.order_id = ?
  union all
  select ${columns(CourseSource.Bundle)}, course_models.position as place
  from order_items
  join course_tags on course_tags.course_id = order_items.course_id and course_tags.tag = '${CourseTag.Package}'
  join course_models on course_models.course_id = order_items.course_id
  join courses on courses.id = course_models.model_course_id
  where order_items.order_id = ?
  order by productId, place`)
