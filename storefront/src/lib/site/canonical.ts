import { paths } from '~/lib/paths'

/** What makes another page of the same path; sorting, prices and free texts only show it differently. */
const telling = ['courseType', 'certSubject', 'requiredCourse', 'required', 'tag', 'page']
const homes = ['/', '/index/', '/index/home']

/** The one address, from the root, under which search engines shall know a page. */
export function canonicalOf(url: URL): string {
  const path = homes.includes(url.pathname) ? paths.home : url.pathname.replace(/\/autoplay$/, '')
  const query = new URLSearchParams()
  for (const name of telling) {
    for (const value of url.searchParams.getAll(name)) {
      if (value && !(name === 'page' && value === '1')) query.append(name, value)
    }
  }
  return query.size ? `${path}?${query}` : path
}
