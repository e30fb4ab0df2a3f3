import type { Page } from '@playwright/test'

/** Of `npm run test:full`. */
export const isOldBrowser = Boolean(process.env.OLD_BROWSER)

/** Playwright asks elements by this function, which Chromium has since 105. */
const checkVisibility = `Element.prototype.checkVisibility ||= function () {
  for (let one = this; one; one = one.parentElement)
    if (getComputedStyle(one).display === 'none') return false
  return true
}`

/** Gives it to Playwright's own world alone: the scripts of the page do without. */
export async function helpDriver(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (!context.name.startsWith('__playwright')) return
    const expression = checkVisibility
    void session.send('Runtime.evaluate', { contextId: context.id, expression }).catch(() => {})
  })
  await session.send('Runtime.enable')
}
