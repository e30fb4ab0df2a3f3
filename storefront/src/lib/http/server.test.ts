import { afterEach, expect, test, vi } from 'vitest'
import { api, nullIfMissing } from './server'

const name = Symbol.for('zhuxue.api')
const course = JSON.stringify({ code: '200', course: { courseId: 7 } })
const show = () => api.catalogue.courses.show({ params: { id: 7 } })
const fetched = vi.fn<typeof fetch>()

function answerWith(status: number, text: string) {
  const handler = vi.fn(async () => ({ status, text }))
  Object.assign(globalThis, { [name]: handler })
  return handler
}

vi.stubGlobal('fetch', fetched)
afterEach(() => {
  Reflect.deleteProperty(globalThis, name)
  fetched.mockReset()
})

test('SSR calls the API of its own process if there is one', async () => {
  const handler = answerWith(200, course)

  expect((await show()).course.courseId).toBe(7)
  expect(handler).toHaveBeenCalledWith('/api/public/courses/7', expect.anything())
  expect(fetched).not.toHaveBeenCalled()
})

test('SSR calls the API over HTTP if it runs elsewhere', async () => {
  fetched.mockResolvedValue(new Response(course))

  expect((await show()).course.courseId).toBe(7)
  expect(fetched.mock.calls[0]![0]).toBe('http://127.0.0.1:3000/api/public/courses/7')
})

test('SSR handles 404 and errors alike both ways', async () => {
  fetched.mockImplementation(async () => new Response('{}', { status: 404 }))
  expect(await nullIfMissing(show())).toBeNull()
  answerWith(404, '{}')
  expect(await nullIfMissing(show())).toBeNull()
  answerWith(200, '{"code":"error","msg":"no"}')
  await expect(show()).rejects.toThrow('refused')
})

test('SSR times out when the API does not answer', async () => {
  vi.useFakeTimers()
  Object.assign(globalThis, { [name]: () => new Promise(() => {}) })
  const failed = expect(show()).rejects.toThrow('did not answer')
  await vi.advanceTimersByTimeAsync(8_000)
  await failed
  vi.useRealTimers()
})
