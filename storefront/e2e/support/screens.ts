import { expect, type Page } from '@playwright/test'

/** Shown while something loads. */
export const loading = '.ant-spin-spinning, .ant-skeleton, .skeleton, [aria-busy=true], [data-loading=true]'

/** The admin is a single-page app; the storefront loads each page. */
const screen = /^\/board\/(?!user(\/|$))/

/** Navigates inside the admin if the page is there already: a page load is slower. */
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
