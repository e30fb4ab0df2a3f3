import { join } from 'node:path'
import { loading } from '../support/screens'
import { expect, test as base, type Page } from '../support/fixtures'

export { expect, type Page } from '../support/fixtures'

/** As much of a page as a screenshot shows. */
const sizes = [
  { width: 1440, height: 1200 },
  { width: 390, height: 1300 },
]
/** One and a half times the default size, an option of WeChat and Android. */
const textSizes = { usual: 16, large: 24 }
/** A folder for screenshots of all browsers side by side: `npm run test:full -- --pictures`. */
const pictures = process.env.BROWSER_PICTURES
const browserName = process.env.OLD_BROWSER ?? 'current'

interface LookFixture {
  checkLayout: (page: Page, name: string) => Promise<void>
}

/** Tests in which no script may fail; `look` checks the layout of a page and takes a screenshot. */
export const test = base.extend<LookFixture>({
  checkLayout: async ({ context }, use) => {
    const errors: string[] = []
    context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`))
    await use(checkLayoutAtAllSizes)
    expect(errors, 'scripts that failed').toEqual([])
  },
})

/** Wide, narrow, and narrow with large text: nothing overflows the screen. */
async function checkLayoutAtAllSizes(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()!
  await expect(page.getByText('浏览器版本太旧')).toBeHidden()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await checkLayoutOnce(page, `${name}-${size.width}`)
  }
  await setTextSize(page, textSizes.large)
  await checkLayoutOnce(page, `${name}-large`)
  await setTextSize(page, textSizes.usual)
  await page.setViewportSize(before)
}

async function checkLayoutOnce(page: Page, name: string) {
  const overflowing = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(overflowing, `${name} is wider than its screen`).toBeLessThanOrEqual(0)
  if (!pictures) return
  // Lazy images, and islands that depend on the width.
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(pictures, `${name}-${browserName}.png`) })
}

/** Old Chromium only partly re-lays out an open page, so it is reloaded; typed text is lost. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  if ((await page.getByRole('dialog').count()) || (await page.getByRole('textbox').count()) > 1) return
  await page.reload()
  await expect(page.getByRole('main').locator(loading)).toHaveCount(0)
}
