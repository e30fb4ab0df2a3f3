import { expect, test } from 'vitest'
import { keyOfPage } from '../../../../api/server/response_cache/pages'
import { filtersFrom } from './listing/filters'
import { searchQueryFrom } from './search/loadSearch'

const pick = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)]!

const values = {
  courseType: ['1', '3', '3.0', 'x', ''],
  certSubject: ['jzgc', 'szgc', 'zzz'],
  requiredCourse: ['0', '1', '2'],
  tag: ['Package', 'hide', 'made-up'],
  price: ['free', 'under-100', 'none'],
  orderByClause: ['default', 'price-desc', 'z9'],
  page: ['1', '2', '01', '100', '101', '-1'],
  courseName: ['a b', 'a+b', '%E8%AF%BE', 'a%2Bb', 'a,b'],
  keyword: ['造价', 'a+b', '%E9%80%A0'],
  kind: ['book', 'none'],
  utm_source: ['x', ''],
} as const
const names = Object.keys(values) as (keyof typeof values)[]

/** Parameters that pages read from a URL, in `pages` and their loaders. */
const readingOf = (url: string) => {
  const query = new URL(url, 'http://shop').searchParams
  return [filtersFrom(query), searchQueryFrom(query), query.get('parentCourseId')]
}

test('the cache key contains everything a page reads from its URL', () => {
  for (let round = 0; round < 5_000; round++) {
    const part = () => {
      const name = pick(names)
      return `${pick([name, name, `${name}[]`])}=${pick(values[name])}`
    }
    const url = `/index/courses?${Array.from({ length: 1 + (round % 6) }, part).join('&')}`
    const key = keyOfPage(url)
    if (key === null) continue
    expect(readingOf(key), `${url} and ${key}`).toEqual(readingOf(url))
    expect(keyOfPage(key)).toBe(key)
  }
})
