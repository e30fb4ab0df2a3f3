// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '~/lib/http/errors'
import { report } from './pageNotice'

const own = 'at https://shop.test/_astro/page.js:1:2'

const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'))
vi.stubGlobal('fetch', sent)

beforeEach(() => document.body.replaceChildren())

function shownAfter(error: unknown, stack = own) {
  if (error instanceof Error) error.stack = stack
  report(Object.assign(new Event('error'), { error }) as ErrorEvent)
  return document.body.textContent
}

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a refusal', new ApiError({ code: 'error' }, '', true)],
  ['a browser that refuses to play', new DOMException('', 'NotAllowedError')],
  ['an error without a place', null],
])('%s is not reported', (_, error) => expect(shownAfter(error)).toBe(''))

test('an error of an extension is not reported', () =>
  expect(shownAfter(new Error('x'), 'at chrome-extension://abc/content.js:1:2')).toBe(''))

test('an error shows one notice, with 刷新', () => {
  shownAfter(new TypeError('x is not a function'))
  expect(shownAfter(new TypeError('x is not a function'))).toMatch(/^页面出了点问题，.*刷新$/)
  expect(document.querySelectorAll('button')).toHaveLength(1)
})

test('an uncaught rejection shows the notice too', () => {
  const reason = Object.assign(new TypeError('x is not a function'), { stack: own })
  report(Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent)
  expect(document.body.textContent).toContain('页面出了点问题')
})

test('a browser that denies storage shows how to allow it', () => {
  report()
  expect(document.body.textContent).toContain('浏览器禁止了本站保存数据')
})

test('a page reports each error once, and five at most', () => {
  sent.mockClear()
  for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g'])
    shownAfter(new TypeError(`${name} is missing`), 'at run (https://shop.test/_astro/page.B3.js:1:2)')
  shownAfter(new Error('x'), 'at chrome-extension://abc/content.js:1:2')

  const reports = sent.mock.calls.map(([path, init]) => [path, JSON.parse(String(init.body))])
  expect(reports.length).toBeLessThanOrEqual(5)
  expect(reports[0]).toEqual([
    '/api/public/client-errors',
    { front: 'shop', message: 'TypeError: a is missing', place: '/_astro/page.B3.js:1:2', page: '/' },
  ])
})
