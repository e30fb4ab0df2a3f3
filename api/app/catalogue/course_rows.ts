import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type Course from '#catalogue/course'
import {
  columnOf,
  fieldOf,
  rowFieldNames,
  type CourseFieldName,
  type CourseFields,
  type RowFieldName,
} from '#catalogue/course_fields'
import { CourseStatus } from '#catalogue/terms'

/** An attribute as the drivers return it without a model: flags are numbers, times are strings. */
type Raw<T> = T extends boolean ? number : T extends DateTime ? string : T
type RawAttributes<A extends keyof Course> = { [N in A]: Raw<Course[N]> }
export type RawFields<N extends CourseFieldName> = RawAttributes<CourseFields[N]['attribute']>

const stateAttributes = [
  'id',
  'courseType',
  'courseStatus',
  'courseHot',
  'sentBackReason',
  'submittedAt',
  'lockVersion',
  'publishedAt',
  'createdAt',
] as const satisfies (keyof Course)[]

/** A plain row, because hydrating models costs more than the query. */
export type CourseRow = RawAttributes<(typeof stateAttributes)[number]> &
  RawFields<RowFieldName> & {
    teacherName: string | null
    tags: string | null
    /** Price and original price in fen of each published model, `39800:49800,69800:69800`. */
    modelPrices: string | null
  }

export function selectOf(attribute: string): string {
  return `courses.${columnOf(attribute)} as ${attribute}`
}

/** One string, so that the query builder does not quote thirty names per request. */
const columns = [
  ...[...stateAttributes, ...rowFieldNames.map((name) => fieldOf(name).attribute)].map(selectOf),
  'teachers.user_name as teacherName',
  `(select group_concat(course_tags.tag order by course_tags.id) from course_tags
    where course_tags.course_id = courses.id) as tags`,
  `(select group_concat(concat(models.price_fen, ':', models.original_price_fen) order by course_models.position)
    from course_models join courses as models on models.id = course_models.model_course_id
    and models.course_status = '${CourseStatus.Published}'
    where course_models.course_id = courses.id) as modelPrices`,
].join(', ')

export function courseRows(client: QueryClientContract = db.connection()) {
  return client
    .from('courses')
    .leftJoin('users as teachers', 'teachers.id', 'courses.teacher_id')
    .select(db.raw(columns))
}
