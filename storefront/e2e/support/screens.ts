import { expect, type Page } from '@playwright/test'

/** The board is one page with screens; of the shop each page is loaded. */
const screen = /^\/board\/(?!user\/)/

/** Within the board where it stands already, which costs a third of loading it. */
export async function openScreen(page: Page, path: string) {
  const now = new URL(page.url())
  const next = new URL(path, now.protocol === 'about:' ? 'http://localhost' : now)
  const isSame = next.pathname === now.pathname
  if (isSame || !screen.test(next.pathname) || !screen.test(now.pathname)) {
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
