import type Course from '#catalogue/course'
import { CourseType } from '#catalogue/terms'
import { purgeAfterCommit } from '#core/pages'
import type { Trx } from '#core/transaction'

export async function purgeCourse(trx: Trx, course: Course): Promise<void> {
  const parents = await trx
    .from('course_models')
    .where('model_course_id', course.id)
    .select('course_id as id')
  const related = await trx.from('courses').where('related_course_id', course.id).select('id')

  const pages = [course.id, ...[...parents, ...related].map(({ id }) => id)]
  const tags = ['courses', ...new Set(pages.map((id) => `course:${id}`))]
  if (course.courseType === CourseType.Article) tags.push('articles')
  purgeAfterCommit(trx, tags)
}
