import { expect, type Page } from '@playwright/test'

/** Expects that nothing makes the page scroll sideways, once the browser has laid it out for its width. */
export async function expectFitsScreen(page: Page, name = page.url()): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(excess, `${name} is wider than its screen`).toBeLessThanOrEqual(0)
}
