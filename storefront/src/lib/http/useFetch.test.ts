// @vitest-environment happy-dom
import { createElement, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './errors'
import { useFetch } from './useFetch'

// Its listener would stay on the window, which the test files share.
vi.mock('~/lib/history/bfcacheRestore', () => ({ onBfcacheRestore: () => () => undefined }))

type Fetched = ReturnType<typeof useFetch<string>>

let fetched: Fetched
function Screen({ call, of }: { call: () => Promise<string>; of: string }) {
  const shown = useFetch(call, of)
  useEffect(() => void (fetched = shown))
  return null
}

let root: Root
beforeEach(() => {
  root = createRoot(document.createElement('div'))
  fetched = {} as Fetched
})
afterEach(() => root.unmount())

const show = (call: () => Promise<string>, of: string) => root.render(createElement(Screen, { call, of }))
const timeout = 10_000
const expectState = (expected: Partial<Fetched>) =>
  vi.waitFor(() => expect(fetched).toMatchObject(expected), { timeout })
/** Reloads until the new call is the current one. */
const reloadUntilFailure = () =>
  vi.waitFor(() => fetched.reload().then(() => expect(fetched.failure).not.toBeNull()), { timeout })

const answers = (text: string) => () => Promise.resolve(text)
const busy = () => Promise.reject(new ApiError({ code: '503' }, '网络请求失败', true))
const rejectWithApiError = () => Promise.reject(new ApiError({ code: '418' }, '已下架', false))

test('data stays when a reload gets no response', async () => {
  show(answers('一'), 'page 1')
  await expectState({ data: '一', failed: false })
  show(busy, 'page 1')
  await reloadUntilFailure()
  await expectState({ data: '一', failed: false, loading: false })
})

test('data that is rejected on reload has failed', async () => {
  show(answers('一'), 'page 1')
  await expectState({ data: '一', failed: false })
  show(rejectWithApiError, 'page 1')
  await reloadUntilFailure()
  await expectState({ data: '一', failed: true })
})

test('another key without a response has failed', async () => {
  show(answers('一'), 'page 1')
  await expectState({ data: '一', failed: false })
  show(busy, 'page 2')
  await expectState({ data: '一', failed: true })
  show(answers('二'), 'page 3')
  await expectState({ data: '二', failed: false })
})

test('a first fetch without a response has failed', async () => {
  show(busy, 'page 1')
  await expectState({ data: null, failed: true })
})
