// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send } from './send'

const call = () => ({ url: '/api/courses', init: { method: 'GET', headers: new Headers() }, quiet: true })
const answer = () => new Response(JSON.stringify({ code: '200', courses: [] }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call works where AbortSignal.timeout is missing', async () => {
  vi.stubGlobal('AbortSignal', class extends AbortSignal {})
  Object.defineProperty(AbortSignal, 'timeout', { value: undefined })
  vi.stubGlobal('fetch', async () => answer())
  expect(await send(call())).toEqual({ code: '200', courses: [] })
})

test('only a rejected fetch is a lost connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(send(call())).rejects.toMatchObject({ code: 'network' })

  const bug = new TypeError('x is not a function')
  vi.stubGlobal('fetch', () => {
    throw bug
  })
  await expect(send(call())).rejects.toBe(bug)
})

test('a call without a response is aborted after 20 seconds', async () => {
  let signal: AbortSignal | undefined
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signal = init.signal!
    return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error())))
  })
  const sent = expect(send(call())).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(19_900)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(signal?.aborted).toBe(true)
  await sent
})
