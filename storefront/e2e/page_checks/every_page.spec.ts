import { expect, test } from '../support/fixtures'
import { inspectLayout, isOneWidth, turnIntoPhone } from './layout'
import { inspectSmallScreens } from './small_screens'
import { ipBucket, publicPages } from './public_pages'

/** Every public page of the route table, wide and then narrow. */
for (const one of publicPages()) {
  const kind = one.courseType ? `, courses of type ${one.courseType},` : ''
  test(`${one.path}${kind} is complete and accessible`, async ({ page, request }) => {
    const address = await ipBucket(one, request)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))

    const response = await page.goto(address, { waitUntil: 'networkidle' })

    expect(response?.status(), address).toBe(200)
    expect(response?.headers()['content-security-policy-report-only']).toMatch(/^require-trusted-types-for/)
    await expect(page).toHaveTitle(/筑学/)
    const hidden = (await page.locator('meta[name="robots"][content="noindex"]').count()) > 0
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(hidden ? 0 : 1)
    if (!isOneWidth) {
      await inspectLayout(page, 1440, address)
      await page.setViewportSize({ width: 1024, height: 768 })
      await inspectLayout(page, 1024, address, { contrast: false })
      await inspectSmallScreens(page, address)
    }
    await turnIntoPhone(page)
    await inspectLayout(page, 390, address)
    expect(errors, address).toEqual([])
  })
}
