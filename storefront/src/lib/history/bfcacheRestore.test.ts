// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { onBfcacheRestore } from './bfcacheRestore'

const show = (persisted: boolean) => {
  const event = new Event('pageshow')
  Object.assign(event, { persisted })
  window.dispatchEvent(event)
}
const isStale = () => 'stale' in document.documentElement.dataset
const left: (() => void)[] = []
afterEach(() => left.splice(0).forEach((leave) => leave()))

test('a page restored from the back/forward cache reloads all data', async () => {
  const [cart, owned] = [vi.fn(), vi.fn()]
  left.push(onBfcacheRestore(cart), onBfcacheRestore(owned))

  show(true)

  await vi.waitFor(() => expect(isStale()).toBe(false))
  expect([cart.mock.calls.length, owned.mock.calls.length]).toEqual([1, 1])
})

test('a restored page is stale until the last response', async () => {
  let answer = () => {}
  left.push(onBfcacheRestore(() => new Promise<void>((resolve) => (answer = resolve))))
  left.push(onBfcacheRestore(() => Promise.reject(new Error('no network'))))

  show(true)
  await Promise.resolve()
  expect(isStale()).toBe(true)
  answer()

  await vi.waitFor(() => expect(isStale()).toBe(false))
})

test('a freshly loaded page does not reload data', () => {
  const cart = vi.fn()
  left.push(onBfcacheRestore(cart))

  show(false)

  expect(cart).not.toHaveBeenCalled()
  expect(isStale()).toBe(false)
})
