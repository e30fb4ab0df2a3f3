import { CertSubjects, CourseTags, OrderBys, PriceRanges, SearchKinds, SoldTypes } from '../../app/catalogue/terms.js'
import type { ReadName } from '../../app/core/cache/cached_routes.js'
import type { Handler } from '../handler.js'
import { keyOf } from './key.js'
import { serve } from './serve.js'
import type { ResponseCache } from './response_cache.js'

type Known = readonly (string | number)[]

const spellOf = (known: Known) => {
  const values = new Set(known.map(String))
  return (value: string) => (values.has(value) ? value : null)
}
const one = (spell: ReadName['spell']): ReadName => ({ isList: false, takesBrackets: false, spell })
const oneOf = (known: Known) => one(spellOf(known))
const someOf = (known: Known): ReadName => ({ ...oneOf(known), isList: true })
const matching = (pattern: RegExp) => one((value) => (pattern.test(value) ? value : null))
const anyText = matching(/(?:)/)

/**
 * Query parameters that pages read on the server, with the values that make a difference: others, such as utm_source,
 * create no second entry. A parameter that is missing here never reaches the page.
 */
const names: ReadonlyMap<string, ReadName> = new Map(
  Object.entries({
    courseType: oneOf(SoldTypes),
    certSubject: someOf(CertSubjects),
    requiredCourse: someOf([0, 1]),
    required: oneOf([0, 1]),
    tag: someOf(CourseTags),
    price: oneOf(PriceRanges),
    orderByClause: oneOf(OrderBys),
    page: matching(/^([1-9]\d?|100)$/),
    parentCourseId: matching(/^[1-9]\d{0,9}$/),
    courseName: anyText,
    courses: matching(/^[\d,]{1,40}$/),
    keyword: anyText,
    kind: oneOf(SearchKinds),
    number: anyText,
  })
)

export const keyOfPage = (url: string): string | null => keyOf(url, names)

/** Such a URL is not a file of the storefront. */
export const isCachedPage = (cache: ResponseCache, url: string) => cache.has(keyOfPage(url) ?? url)

/** Pages of the storefront have no session, so all visitors get the same page, rendered from the URL that is its key. */
export function cachedPages(cache: ResponseCache, pages: Handler): Handler {
  return (request, response) => {
    const key = keyOfPage(request.url!)
    if (!key) return pages(request, response)
    request.url = key
    return serve({ cache, key, request, response, handle: () => pages(request, response) })
  }
}
