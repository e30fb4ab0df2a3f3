import { MaxCompared } from '@zhuxue/api/terms/catalogue/comparison'
import { api, nullIfMissing } from '~/lib/http/server'
import { isVideo } from '~/lib/courseTypes'
import { parseId } from '~/lib/parseId'

/** The ids of `?courses=1,2`, each once. */
export function comparedIds(query: URLSearchParams): number[] {
  const ids = (query.get('courses') ?? '').split(',').map(parseId)
  return [...new Set(ids)].filter((id) => id !== null).slice(0, MaxCompared)
}

/** Video courses on sale; `missing` counts the others. */
export async function loadComparison(query: URLSearchParams) {
  const ids = comparedIds(query)
  const answers = await Promise.all(ids.map((id) => nullIfMissing(api.catalogue.courses.show({ params: { id } }))))
  const courses = answers.flatMap((answer) => (answer && isVideo(answer.course.courseType) ? [answer.course] : []))
  return { courses, missing: ids.length - courses.length }
}
