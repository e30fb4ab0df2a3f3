/** The query names that cached pages read; utm_* and the like make no second entry. */
const known = new Set([
  'courseType',
  'certSubject',
  'requiredCourse',
  'required',
  'tag',
  'price',
  'orderByClause',
  'page',
  'parentCourseId',
  'courseName',
])

/** Path and known query in a fixed order, without the host. */
export function cacheKey(url: URL): string {
  const query = [...url.searchParams].filter(([name, value]) => known.has(name) && value !== '')
  query.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  return `${url.pathname}?${new URLSearchParams(query)}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
