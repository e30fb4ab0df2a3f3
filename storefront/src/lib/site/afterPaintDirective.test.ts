// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markFirstPaintPending } from './firstPaintMarker'

const island = (html: string) => {
  document.body.innerHTML = `<div id="island">${html}</div>`
  return document.getElementById('island')!
}
const started = async (element: HTMLElement) => {
  const { default: painted } = await import('./afterPaintDirective')
  const load = vi.fn(async () => async () => {})
  painted(load, { name: 'Panel', value: '' }, element)
  return load
}
/** happy-dom is never idle by itself. */
beforeEach(() => vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work)))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  document.head.innerHTML = ''
})

const picture = '<img fetchpriority="high" src="/cover.jpg">'
const isLoaded = (value: boolean) => Object.defineProperty(document.querySelector('img')!, 'complete', { value })

test('hydration waits for images of the first viewport, failed ones too', async () => {
  const element = island(picture)
  isLoaded(false)
  const load = await started(element)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(load).not.toHaveBeenCalled()

  document.querySelector('img')!.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('parts below the first screen follow, or after a timeout', async () => {
  vi.useFakeTimers()
  const root = document.documentElement
  new Function(markFirstPaintPending)()
  expect(root.hasAttribute('data-opening')).toBe(true)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(root.hasAttribute('data-opening')).toBe(false)
  vi.useRealTimers()

  new Function(markFirstPaintPending)()
  const element = island(picture)
  isLoaded(false)
  await started(element)
  expect(root.hasAttribute('data-opening')).toBe(true)
  document.querySelector('img')!.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(root.hasAttribute('data-opening')).toBe(false))
})

test('a touch does not wait for the images', async () => {
  const element = island(picture)
  isLoaded(false)
  const load = await started(element)

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('a missing image delays hydration by three seconds at most', async () => {
  vi.useFakeTimers()
  const element = island(picture)
  isLoaded(false)
  const load = await started(element)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(load).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('loaded images are painted first, where the browser reports it', async () => {
  const element = island(picture)
  isLoaded(true)
  const painted = observedPaints()
  const load = await started(element)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(load).not.toHaveBeenCalled()

  painted(document.body)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(load).not.toHaveBeenCalled()

  painted(document.querySelector('img')!)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('an image outside of the viewport is not waited for', async () => {
  vi.useFakeTimers()
  const element = island(picture)
  isLoaded(true)
  observedPaints()
  const load = await started(element)
  await vi.advanceTimersByTimeAsync(250)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1150)
  expect(load).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

/** @returns reports that an element was painted */
function observedPaints() {
  let reportPaint: (element: Element) => void = () => undefined
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint']
    constructor(callback: (list: { getEntries(): object[] }) => void) {
      reportPaint = (element) => callback({ getEntries: () => [{ element }] })
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return (element: Element) => reportPaint(element)
}
