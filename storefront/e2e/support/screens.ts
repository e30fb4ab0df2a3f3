import { expect, type Page } from '@playwright/test'

/** Shown while something loads. */
export const loading = '.ant-spin-spinning, .ant-skeleton, .skeleton, [aria-busy=true], [data-loading=true]'

/** The board is one page with screens; of the shop each page is loaded. */
const screen = /^\/board\/(?!user\/)/

/** Within the board where the page stands in it already: loading it costs more than a screen. */
export async function openScreen(page: Page, path: string) {
  const now = new URL(page.url()).pathname
  const [next] = path.split(/[?#]/)
  if (next === now || !screen.test(path) || !screen.test(now)) {
    await page.goto(path)
    return
  }
  await page.evaluate((path) => {
    document.querySelector('h1')!.dataset.left = ''
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('h1:not([data-left])'), 'the next screen has come').toBeVisible()
}
