import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '../support/story'
import { addressOf, publicPages } from './public_pages'

const [wide, narrow] = [1440, 390]

/** Every public page of the route table, wide and then narrow, as a careful person would look at it. */
for (const one of publicPages()) {
  const kind = one.courseType ? `, courses of type ${one.courseType},` : ''
  test(`${one.path}${kind} is complete and accessible`, async ({ page, request }) => {
    const address = await addressOf(one, request)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))

    const response = await page.goto(address, { waitUntil: 'networkidle' })

    expect(response?.status(), address).toBe(200)
    await expect(page).toHaveTitle(/筑学/)
    const hidden = (await page.locator('meta[name="robots"][content="noindex"]').count()) > 0
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(hidden ? 0 : 1)
    await inspectLayout(page, wide, address)
    await turnIntoPhone(page)
    await inspectLayout(page, narrow, address)
    expect(errors, address).toEqual([])
  })
}

async function inspectLayout(page: Page, width: number, address: string) {
  await expect(page.locator('h1')).toHaveCount(1)
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(needed, `${address} is wider than a screen of ${width}`).toBeLessThanOrEqual(width)

  // No page has frames: what looks through those, in a window of its own, is left out.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = grave.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`
  )
  expect(found, `${address} at ${width} pixels`).toEqual([])
}

/** The same page on a phone, with its narrow screen and its touch, without loading it anew. */
async function turnIntoPhone(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const size = { width: narrow, height: 844, deviceScaleFactor: 1, mobile: true }
  await devtools.send('Emulation.setDeviceMetricsOverride', size)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.waitForFunction((width) => matchMedia(`(width: ${width}px)`).matches, narrow)
}
