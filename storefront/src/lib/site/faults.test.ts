// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ConnectionError } from '@zhuxue/api/connection-error'
import { ApiError } from '~/lib/http/errors'
import { onFault, watchFaults } from './faults'

const own = 'at https://shop.test/_astro/page.js:1:2'
let stop = () => {}

beforeAll(watchFaults)
afterEach(() => stop())

/** A page of its own would forget what it was told of. */
function told(error: unknown, stack = own) {
  if (error instanceof Error) error.stack = stack
  const listener = vi.fn()
  stop = onFault(listener)
  listener.mockClear()
  window.dispatchEvent(Object.assign(new Event('error'), { error }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }))
  return listener.mock.calls.length > 0
}

test.each([
  ['a lost connection', new ConnectionError()],
  ['a refusal', new ApiError({ code: 'error' }, '', true)],
  ['a browser that refuses to play', new DOMException('', 'NotAllowedError')],
  ['an error without a place', null],
])('%s is no fault', (_, error) => expect(told(error)).toBe(false))

test('an error of an extension is no fault of ours', () =>
  expect(told(new Error('x'), 'at chrome-extension://abc/content.js:1:2')).toBe(false))

test('a fault is told, also when it happened before anybody listened', () => {
  expect(told(new TypeError('x is not a function'))).toBe(true)
  const late = vi.fn()
  stop = onFault(late)
  expect(late).toHaveBeenCalledOnce()
})
