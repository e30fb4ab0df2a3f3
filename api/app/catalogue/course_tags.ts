import { CourseType } from '#catalogue/terms'
import type { Caching } from '#core/cache/cacheable'

interface Changed {
  id: number
  courseType: CourseType
}

/** Cache tags to purge after a change of these courses: their own pages and the lists that may contain them. */
export function tagsOfChange(courses: readonly Changed[]): string[] {
  const tags = courses.flatMap(({ id, courseType }) => [`course:${id}`, ...tagsOfLists(courseType)])
  return [...new Set(tags)]
}

export function tagsOfLists(type: CourseType): string[] {
  const lists = ['courses', `courses:${type}`]
  return type === CourseType.Article ? [...lists, 'articles'] : lists
}

/** Cache tags of everything about one course. */
export const tagsOfCourse = (id: number): string[] => [`course:${id}`, 'params']

/** Caching of a route about one course, which its path names. */
export const ofOneCourse: Caching = { tags: ({ params }) => tagsOfCourse(params.id) }

/** A list of some types is purged only with courses of these types. A promo code lowers prices until its channel changes. */
export const ofCourseList: Caching = {
  tags({ request }) {
    if (request.input('exclusiveCode')) return null
    const types = [request.input('courseType') ?? []].flat().filter((type) => type !== '')
    const lists = types.length ? types.map((type) => `courses:${Number(type)}`) : ['courses']
    return request.input('courseName') ? [...lists, 'synonyms'] : lists
  },
}

export const ofTeachers: Caching = { tags: () => ['courses', 'teachers'] }

export const ofSearch: Caching = { tags: () => ['courses', 'teachers', 'synonyms'] }
