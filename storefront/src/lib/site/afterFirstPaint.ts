import { maxWaitMs } from './openingLimits'

const touches = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const
/** Milliseconds after the image has loaded: an image outside of the viewport is never painted. */
const maxPaintMs = 300

/**
 * Resolves when the images of the first viewport are shown or have failed, after a timeout, or on the user's first
 * input.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of touches) addEventListener(name, () => resolve(), { once: true, capture: true })
    const checkImages = () => {
      setTimeout(resolve, maxWaitMs)
      void waitForLcp(firstViewImages()).then(resolve)
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', checkImages)
    else checkImages()
  })
}

const firstViewImages = () => [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]

async function waitForLcp(pictures: HTMLImageElement[]): Promise<void> {
  const paint = paintOf(pictures)
  await Promise.all(pictures.map(settled))
  await Promise.race([paint, after(maxPaintMs)])
}

function settled(picture: HTMLImageElement): Promise<void> | void {
  if (picture.complete) return
  return new Promise((resolve) => {
    for (const name of ['load', 'error']) picture.addEventListener(name, () => resolve(), { once: true })
  })
}

/**
 * Resolves with the paint of one of these images, or with any paint on a page without images; at once where the browser
 * does not report paints.
 */
function paintOf(pictures: HTMLImageElement[]): Promise<void> {
  const type = 'largest-contentful-paint'
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const isPainted = (list.getEntries() as LargestContentfulPaint[]).some(
        ({ element }) => !pictures.length || pictures.some((picture) => picture === element)
      )
      if (!isPainted) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type, buffered: true })
  })
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
