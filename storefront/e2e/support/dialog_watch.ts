import type { Browser, BrowserContext, Page } from '@playwright/test'
import { axeOn } from './axe'
import { visitContexts } from './contexts'
import { findSmallTouchTargets } from './touch_targets'

/**
 * Widths at which every dialog that a test opens is checked, as in `DIALOGS_AT=1440,1024,390`: a run of its own
 * (docs/screens.md).
 */
const widths = (process.env.DIALOGS_AT ?? '').split(',').filter(Boolean).map(Number)
export const isDialogCheckEnabled = widths.length > 0

const open = ':is([role=dialog], dialog[open]):not([data-looked-at])'
const narrow = 390

/** A dialog of a page is checked once in a run. */
const known = new Set<string>()

/** Checks the dialogs of all windows of a test, each before its next step, and collects problems in `found`. */
export const checkDialogs = (browser: Browser, context: BrowserContext, found: string[]) =>
  visitContexts(browser, context, (one) => one.on('page', (page) => watchPage(page, found)))

function watchPage(page: Page, found: string[]) {
  const dialogs = page.locator(open).filter({ visible: true })
  const checkNow = async () => {
    const dialog = dialogs.last()
    const name = await dialog.evaluate((one) => {
      one.setAttribute('data-looked-at', '')
      const title = document.getElementById(one.getAttribute('aria-labelledby') ?? '')
      return one.getAttribute('aria-label') ?? title?.textContent ?? ''
    })
    const key = `${new URL(page.url()).pathname} ${name}`.replace(/\d+/g, '0')
    if (known.has(key)) return
    known.add(key)
    console.log(`  looked at ${key}`)
    found.push(...(await validateProfile(page)).map((problem) => `${key}: ${problem}`))
  }
  return page.addLocatorHandler(dialogs.last(), checkNow, { noWaitAfter: true })
}

async function validateProfile(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const problems: string[] = []
  for (const width of widths) {
    const mobile = width === narrow
    const size = { width, height: 900, deviceScaleFactor: 1, mobile }
    await devtools.send('Emulation.setDeviceMetricsOverride', size)
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
    await page.waitForFunction((wide) => matchMedia(`(width: ${wide}px)`).matches, width)
    await page.waitForTimeout(300)
    const axe = await axeOn(page)
    const { violations } = await axe.include(':is([role=dialog], dialog[open])').analyze()
    problems.push(
      ...violations.map(
        ({ id, nodes }) =>
          `${width} ${id}: ${nodes.map(({ target, html }) => `${target} ${html.slice(0, 100)}`).join(' ')}`
      )
    )
    if (mobile) problems.push(...(await findSmallTouchTargets(page)).map((small) => `${width} ${small}`))
  }
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await devtools.send('Emulation.clearDeviceMetricsOverride')
  await devtools.detach()
  const size = page.viewportSize()
  if (size) await page.setViewportSize(size)
  return problems
}
