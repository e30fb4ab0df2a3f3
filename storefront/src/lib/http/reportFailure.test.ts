// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '~/lib/toasts'
import { ApiError, errorTexts } from './errors'
import { failureOf, reportFailure } from './reportFailure'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  toasts.set([])
})

test.each([
  new ApiError({ code: 'network' }, errorTexts.network, true),
  new TypeError('Failed to fetch'),
  new TypeError('Load failed'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Failed to fetch dynamically imported module: https://a.test/b.js'),
  new TypeError('Importing a module script failed.'),
])('%s is a lost connection', (error) => {
  expect(reportFailure(error)).toMatchObject({ code: 'network', message: errorTexts.network })
  expect(toasts.get().map(({ text }) => text)).toEqual([errorTexts.network])
})

test('an error of our code is rethrown, not called a network error', () => {
  const bug = new TypeError('AbortSignal.timeout is not a function')
  expect(reportFailure(bug)).toMatchObject({ code: 'fault', message: errorTexts.fault })
  expect(toasts.get()).toEqual([])
  expect(vi.getTimerCount()).toBe(1)
  expect(() => vi.runAllTimers()).toThrow(bug)
})

test('an API error stays unchanged', () => {
  const apiError = new ApiError({ code: 'error' }, '专属码不存在', true)
  expect(failureOf(apiError)).toBe(apiError)
})
