import type { Handler } from '../handler.js'
import { keyOf } from './key.js'
import { serve } from './serve.js'
import type { Shelf } from './shelf.js'

/** The query names that kept pages read; utm_* and the like make no second entry. */
const names = new Set([
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

const keyOfPage = (url: string) => keyOf(url, names) ?? url

/** Such an address is no file of the shop. */
export const isKeptPage = (shelf: Shelf, url: string) => shelf.has(keyOfPage(url))

/** Pages of the shop know nobody, so everybody gets the same. */
export function shelvedPages(shelf: Shelf, pages: Handler): Handler {
  return (request, response) => {
    const handle = () => pages(request, response)
    return serve({ shelf, key: keyOfPage(request.url!), request, response, handle })
  }
}
