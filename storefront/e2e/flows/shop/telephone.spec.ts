import { devices } from '@playwright/test'
import { expect, test } from '../../support/fixtures'

const { userAgent, viewport, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7 landscape']!
const screen = { viewport, isMobile, hasTouch, deviceScaleFactor }

test('a phone in landscape gets the phone layout', async ({ browser, baseURL }) => {
  const phone = await (await browser.newContext({ ...screen, userAgent, baseURL })).newPage()
  await phone.goto('/index')
  await expect.poll(() => phone.evaluate(() => window.innerWidth)).toBe(767)
  await expect(phone.locator('.desktop-only').first()).toBeHidden()
  await phone.context().close()

  const tablet = await (await browser.newContext({ ...screen, baseURL })).newPage()
  await tablet.goto('/index')
  expect(await tablet.evaluate(() => window.innerWidth)).toBeGreaterThan(767)
  await tablet.context().close()
})
