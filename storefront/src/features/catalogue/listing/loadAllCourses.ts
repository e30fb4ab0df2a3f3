import { CourseTypes, UnpricedTypes } from '@zhuxue/api/terms/catalogue'
import { api } from '~/lib/http/server'
import type { Course } from '~/lib/http/apiTypes'

const pageSize = 100
/** A sitemap holds at most 50,000 URLs (sitemaps.org). */
const maxPages = 450

/** Everything public: priced or unpriced types, then free courses. */
export async function loadAllCourses(): Promise<Course[]> {
  const priced = await everyPage({ courseType: [...CourseTypes] })
  const free = await everyPage({
    coursePrice: 0,
    courseType: CourseTypes.filter((type) => !UnpricedTypes.includes(type)),
  })
  return [...priced, ...free]
}

async function everyPage(query: { courseType: number[]; coursePrice?: number }): Promise<Course[]> {
  const all: Course[] = []
  for (let page = 1; page <= maxPages; page++) {
    const { courses, total } = await api.catalogue.courses.index({
      query: { ...query, page, pageSize, orderByClause: 'newest' },
    })
    all.push(...courses)
    if (courses.length === 0 || all.length >= total) break
  }
  return all
}
