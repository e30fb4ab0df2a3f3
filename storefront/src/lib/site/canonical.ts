import { paths } from '~/lib/paths'

/** Parameters that change the page; sorting, prices and free text do not. */
const canonicalParams = ['courseType', 'certSubject', 'requiredCourse', 'required', 'tag', 'page']
const homePaths = ['/', '/index/', '/index/home']

/** The canonical path and query. */
export function canonicalOf(url: URL): string {
  const path = homePaths.includes(url.pathname) ? paths.home : url.pathname.replace(/\/autoplay$/, '')
  const query = new URLSearchParams()
  for (const name of canonicalParams) {
    for (const value of url.searchParams.getAll(name)) {
      if (value && !(name === 'page' && value === '1')) query.append(name, value)
    }
  }
  const text = String(query)
  return text ? `${path}?${text}` : path
}
