import type { ClientDirective } from 'astro'
import { afterFirstPaint } from './afterFirstPaint'
import { openingAttribute } from './openingLimits'

/** Milliseconds after the first paint: a busy browser is never idle. */
const timeout = 500
const firstPaint = afterFirstPaint()
void firstPaint.then(() => document.documentElement.removeAttribute(openingAttribute))

/** `client:painted`: loads React right after the images of the first viewport. */
const painted: ClientDirective = (load) => {
  void firstPaint.then(() => whenIdle(() => void load().then((hydrate) => hydrate())))
}
export default painted

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout })
  else setTimeout(work, 0)
}
