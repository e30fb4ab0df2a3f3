import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pulse, type Page } from './pulse'

/** A page that is shown and hidden by hand. */
function handPage(hidden = false) {
  const events = new EventTarget()
  let isHidden = hidden
  const page: Page = {
    hidden: () => isHidden,
    onShown: (call, signal) => events.addEventListener('shown', call, { signal }),
    onOnline: (call, signal) => events.addEventListener('online', call, { signal }),
  }
  return {
    page,
    show(now: boolean) {
      isHidden = !now
      events.dispatchEvent(new Event('shown'))
    },
    online: () => events.dispatchEvent(new Event('online')),
  }
}

function begun(page: Page, signal = new AbortController().signal) {
  let over = false
  void pulse(3, signal, page).then(() => (over = true))
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return over
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits three seconds on a page that is seen', async () => {
  const over = begun(handPage().page)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(await over()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await over()).toBe(true)
})

test('rests while the page is hidden, and goes on at once when it is seen again', async () => {
  const { page, show } = handPage()
  const over = begun(page)
  await vi.advanceTimersByTimeAsync(1_000)
  show(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await over()).toBe(false)
  show(true)
  expect(await over()).toBe(true)
})

test('a page that began hidden asks nothing until it is seen', async () => {
  const { page, show } = handPage(true)
  const over = begun(page)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await over()).toBe(false)
  show(true)
  expect(await over()).toBe(true)
})

test('goes on at once when the network returns, unless nobody looks', async () => {
  const seen = handPage()
  const seenOver = begun(seen.page)
  seen.online()
  expect(await seenOver()).toBe(true)

  const hidden = handPage(true)
  const hiddenOver = begun(hidden.page)
  hidden.online()
  expect(await hiddenOver()).toBe(false)
})

test('ends when the dialog is closed, also when it was closed before', async () => {
  const closing = new AbortController()
  const over = begun(handPage(true).page, closing.signal)
  closing.abort()
  expect(await over()).toBe(true)
  expect(await begun(handPage().page, closing.signal)()).toBe(true)
})
