import { expect, test } from 'vitest'
import { isPrefetchable } from './speculationRules'

test.each(['/index', '/index/courses', '/index/course-info/7', '/index/article-info/12'])(
  '%s may be prefetched',
  (path) => expect(isPrefetchable(path)).toBe(true)
)

test.each(
  [
    ['/index/my-cart', '/index/order-info', '/index/submitted-order-info/2026', '/index/study/7'],
    ['/index/search', '/index/course-info/7/autoplay', '/board/user/my-course', '/certificates/7'],
    ['/login', '/admin-login', '/api/public/courses', '/'],
  ].flat()
)('%s is never prefetched', (path) => expect(isPrefetchable(path)).toBe(false))
