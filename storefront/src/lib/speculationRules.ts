import { paths } from './paths'

/** Likely next pages that are the same for all visitors; `:id` is one part of a path. */
const prefetchedPaths = [
  paths.home,
  paths.courses,
  paths.live,
  paths.freeCourses,
  paths.answers,
  paths.books,
  paths.products,
  paths.materials,
  paths.articles,
  paths.contact,
  paths.help,
  paths.furtherEduEntries,
  paths.furtherEduCourses,
  '/index/course-info/:id',
  '/index/article-info/:id',
]

/** Supporting browsers prefetch a page when the pointer rests on its link or a finger touches it. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: prefetchedPaths }, eagerness: 'moderate' }],
})

const pattern = new RegExp(`^(?:${prefetchedPaths.join('|').replaceAll(':id', '\\d+')})$`)

export const isPrefetchable = (pathname: string) => pattern.test(pathname)
