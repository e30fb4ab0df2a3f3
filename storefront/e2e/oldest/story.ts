import { join } from 'node:path'
import { expect, test as base, type Page } from '../support/story'

export { expect, type Page } from '../support/story'

const widths = [1440, 390]
/** As WeChat and Android let people choose it. */
const largeText = '150%'
/** A folder for pictures of all browsers side by side: `npm run test:full -- --pictures`. */
const pictures = process.env.BROWSER_PICTURES
const browserName = process.env.OLD_BROWSER ?? 'current'

interface Look {
  look: (page: Page, name: string) => Promise<void>
}

/** Stories in which no script may fail; `look` checks the layout of a page and takes its picture. */
export const test = base.extend<Look>({
  look: async ({ context }, use) => {
    const faults: string[] = []
    context.on('weberror', (error) =>
      faults.push(`${error.page()?.url()}: ${error.error().message}`)
    )
    await use(look)
    expect(faults, 'scripts that failed').toEqual([])
  },
})

/** Wide, narrow, and narrow with large text: nothing lies beside the screen. */
async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()!
  await expect(page.getByText('浏览器版本太旧')).toBeHidden()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await lookOnce(page, `${name}-${width}`)
  }
  await setFontSize(page, largeText)
  await lookOnce(page, `${name}-large`)
  await setFontSize(page, '')
  await page.setViewportSize(before)
}

async function lookOnce(page: Page, name: string) {
  const beside = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(beside, `${name} is wider than its screen`).toBeLessThanOrEqual(0)
  if (!pictures) return
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await page.screenshot({ path: join(pictures, `${name}-${browserName}.png`), fullPage: true })
}

const setFontSize = (page: Page, size: string) =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size), size)
