import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from './story'
import { addressesOf, publicPages, someOfEach } from './every_page'

/** Every public page of the route table, wide and narrow, as a careful person would look at it. */
for (const width of [1440, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({
      viewport: { width, height: width > 700 ? 900 : 844 },
      isMobile: width < 700,
      hasTouch: width < 700,
    })

    for (const path of publicPages()) {
      test(`${path} is whole, quiet and open to everybody`, async ({ page, request }) => {
        for (const address of addressesOf(path, await someOfEach(request))) {
          await test.step(address, () => inspect(page, address, width))
        }
      })
    }
  })
}

async function inspect(page: Page, address: string, width: number) {
  const complaints: string[] = []
  const hear = (text: string) => complaints.push(text)
  page.removeAllListeners('console').removeAllListeners('pageerror')
  page.on('console', (message) => message.type() === 'error' && hear(message.text()))
  page.on('pageerror', (error) => hear(error.message))

  const answer = await page.goto(address, { waitUntil: 'networkidle' })

  expect(answer?.status(), address).toBe(200)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).toHaveTitle(/筑学/)
  const hidden = (await page.locator('meta[name="robots"][content="noindex"]').count()) > 0
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(hidden ? 0 : 1)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, `${address} is wider than the screen`).toBeLessThanOrEqual(width)

  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
  expect(told, address).toEqual([])
  expect(complaints, address).toEqual([])
}
