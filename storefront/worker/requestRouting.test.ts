import { describe, expect, test } from 'vitest'
import { cacheKey, kindOf, type RequestInfo } from './requestRouting'

const origin = 'https://shop.example'

function kindOfRequest(path: string, more: Partial<RequestInfo> & { head?: Record<string, string> } = {}) {
  const { head = {}, ...rest } = more
  const headers = new Headers(head)
  return kindOf(
    { method: 'GET', url: origin + path, mode: 'no-cors', destination: '', referrer: '', headers, ...rest },
    origin
  )
}
const open = (path: string) => kindOfRequest(path, { mode: 'navigate', destination: 'document' })
const call = (path: string, more = {}) => kindOfRequest(path, { head: { authorization: 't' }, ...more })

describe('Handled requests', () => {
  test.each([
    '/',
    '/index',
    '/index/course-info/7',
    '/board/user/my-order',
    '/login/x',
    '/index/test-papers/3/correlation-id/edu-9',
  ])('the worker handles the page %s', (path) => expect(open(path)).toBe('page'))

  test('the worker handles build files and pictures of courses', () => {
    expect(kindOfRequest('/_astro/react.Ab1.js', { destination: 'script' })).toBe('file')
    expect(kindOfRequest('/pictures/400/image/course/a.avif', { destination: 'image' })).toBe('picture')
  })

  test.each([
    '/api/user/courses?courseTypes%5B%5D=1',
    '/api/vod/statis/user-total-play-time',
    '/api/user/papers/paperId/7?correlationId=edu-9',
  ])('the worker handles the learner’s %s', (path) => expect(call(path)).toBe('answer'))
})

describe('Requests of a study page', () => {
  const paths = ['/api/public/courses/7', '/api/public/courses/7/published-chapters', '/api/user/courses/7/notes']

  test.each(paths)('the worker handles %s of a study page', (path) => {
    expect(call(path, { referrer: `${origin}/index/study/7?chapter=2` })).toBe('answer')
  })

  test.each(paths)('the worker leaves %s of other pages to the browser', (path) => {
    expect(call(path, { referrer: `${origin}/index/course-info/7` })).toBeNull()
  })
})

describe('Ignored requests', () => {
  test.each([
    '/board/admin/courses',
    '/board/teacher/x',
    '/board/assets/a.js',
    '/local/people',
    '/api/public/courses',
    '/uploads/invoice/1.pdf',
    '/metrics',
    '/index/live/7.ics',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/x',
    '/health/ready',
  ])('the worker ignores the page %s', (path) => expect(open(path)).toBeNull())

  test.each([
    '/api/user/orders',
    '/api/user/invoices',
    '/api/user/profile',
    '/api/user/cart-items',
    '/api/user/user-papers/3/answers',
    '/api/vod/play',
    '/api/user/courses/7/progress',
    '/api/user/papers',
    '/api/user/papers/paperId/7/keys',
    '/api/security/me',
  ])('the worker ignores the call of %s', (path) => expect(call(path)).toBeNull())

  test('the worker ignores requests with side effects', () => {
    expect(call('/api/user/courses', { method: 'POST' })).toBeNull()
    expect(call('/api/user/courses', { method: 'DELETE' })).toBeNull()
  })

  test('the worker ignores ranges, other hosts and portraits', () => {
    const range = { range: 'bytes=0-' }
    expect(kindOfRequest('/_astro/a.js', { head: range })).toBeNull()
    expect(kindOfRequest('/pictures/400/image/course/a.avif', { head: range, destination: 'image' })).toBeNull()
    expect(kindOfRequest('/pictures/200/avatar/u/a.avif', { destination: 'image' })).toBeNull()
    expect(kindOfRequest('', { url: 'https://elsewhere.example/_astro/a.js' })).toBeNull()
  })

  test('the worker ignores calls without a session', () => expect(kindOfRequest('/api/user/courses')).toBeNull())
})

describe('Cache keys of pages', () => {
  test('a page has one cache key for any query', () => {
    expect(cacheKey(`${origin}/`)).toBe('/index')
    expect(cacheKey(`${origin}/index/course-info/7?utm_source=x#a`)).toBe('/index/course-info/7')
    expect(cacheKey(`${origin}/index/course-info/7?parentCourseId=3&a=b`)).toBe('/index/course-info/7?parentCourseId=3')
    expect(cacheKey(`${origin}/index/course-info/7?parentCourseId=<b>`)).toBe('/index/course-info/7')
  })

  test.each([
    '/index/my-cart',
    '/index/order-info',
    '/index/submitted-order-info/1',
    '/login',
    '/board/user/my-order',
    '/board/user/my-invoice',
    '/board/user/profile',
    '/register',
    '/index/courses',
    '/index/search',
    '/certificates/1',
    '/index/user-error-questions',
  ])('the page %s is not cached', (path) => expect(cacheKey(origin + path)).toBeNull())
})
