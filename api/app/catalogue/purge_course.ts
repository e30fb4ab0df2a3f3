import type Course from '#catalogue/course'
import { tagsOfChange } from '#catalogue/course_tags'
import { purgeAfterCommit } from '#core/cache/purge'
import type { Trx } from '#core/transaction'

/** Purges its own pages, pages that show it, and pages of courses reached through it. */
export async function purgeCourse(trx: Trx, course: Course): Promise<void> {
  const { id } = course
  const parents = await trx.from('course_models').where('model_course_id', id).select('course_id as id')
  const models = await trx.from('course_models').where('course_id', id).select('model_course_id as id')
  const related = await trx.from('courses').where('related_course_id', id).select('id')

  const others = [...parents, ...models, ...related].map((other) => `course:${other.id}`)
  purgeAfterCommit(trx, [...new Set([...tagsOfChange([course]), ...others])])
}
