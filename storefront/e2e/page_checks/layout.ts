import { axeOn } from '../support/axe'
import { expect, type Page } from '../support/fixtures'
import { expectInPlace } from './small_screens'
import { findUntranslatedText } from './untranslated_text'
import { findSmallTouchTargets } from '../support/touch_targets'

const narrow = 390

/** `npm test` checks each page at one width, `npm run test:full` at all. */
export const isOneWidth = process.env.WIDTHS === 'one'

/** Contrast takes half of axe's time, so it may be checked at another width of the same page. */
type Inspection = { contrast: boolean }

/**
 * One heading, nothing out of its place, wider than the screen or in English, no axe violation; on a phone, no touch
 * target that is too small.
 */
export async function inspectLayout(
  page: Page,
  width: number,
  address: string,
  { contrast }: Inspection = { contrast: true }
) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expectInPlace(page, `${address} at ${width}`)
  await expect.poll(() => page.evaluate(isChanging), `${address} at ${width} settles`).toBe(false)
  if (width > narrow) expect(await findUntranslatedText(page), `${address}: what is said in English`).toEqual([])

  const axe = await axeOn(page)
  if (!contrast) axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
  expect(found, `${address} at ${width} pixels`).toEqual([])
  if (width > narrow) return
  expect(await findSmallTouchTargets(page), `${address}: what a finger presses`).toEqual([])
}

/** What a course is bought with is disabled until its island knows what the user owns, and then fades to its colours. */
function isChanging(): boolean {
  const isWaiting = document.querySelector('[data-action-bar][aria-busy=true]') !== null
  const isFading = document.getAnimations().some((animation) => animation instanceof CSSTransition)
  return isWaiting || isFading
}

/** Turns the page into a phone, with its narrow screen and its touch, without a reload. */
export async function turnIntoPhone(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const size = { width: narrow, height: 844, deviceScaleFactor: 1, mobile: true }
  await devtools.send('Emulation.setDeviceMetricsOverride', size)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.waitForFunction((width) => matchMedia(`(width: ${width}px)`).matches, narrow)
}
