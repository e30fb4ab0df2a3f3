import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delayWhileVisible, type Page } from './delayWhileVisible'

/** A page that the test shows and hides. */
function fakePage(hidden = false) {
  const events = new EventTarget()
  let isHidden = hidden
  const page: Page = {
    hidden: () => isHidden,
    onVisibilityChange: (call, signal) => events.addEventListener('shown', call, { signal }),
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

function startWaiting(page: Page, signal = new AbortController().signal) {
  let over = false
  void delayWhileVisible(3, signal, page).then(() => (over = true))
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return over
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the delay takes three seconds on a visible page', async () => {
  const over = startWaiting(fakePage().page)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(await over()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await over()).toBe(true)
})

test('the delay pauses while hidden and ends when shown', async () => {
  const { page, show } = fakePage()
  const over = startWaiting(page)
  await vi.advanceTimersByTimeAsync(1_000)
  show(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await over()).toBe(false)
  show(true)
  expect(await over()).toBe(true)
})

test('the delay waits for a page that began hidden', async () => {
  const { page, show } = fakePage(true)
  const over = startWaiting(page)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await over()).toBe(false)
  show(true)
  expect(await over()).toBe(true)
})

test('the delay ends when the network returns, unless hidden', async () => {
  const seen = fakePage()
  const seenOver = startWaiting(seen.page)
  seen.online()
  expect(await seenOver()).toBe(true)

  const hidden = fakePage(true)
  const hiddenOver = startWaiting(hidden.page)
  hidden.online()
  expect(await hiddenOver()).toBe(false)
})

test('the delay ends when aborted, also if aborted before', async () => {
  const closing = new AbortController()
  const over = startWaiting(fakePage(true).page, closing.signal)
  closing.abort()
  expect(await over()).toBe(true)
  expect(await startWaiting(fakePage().page, closing.signal)()).toBe(true)
})
