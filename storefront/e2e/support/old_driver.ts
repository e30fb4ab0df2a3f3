import type { BrowserContext, Page } from '@playwright/test'

/** Of `npm run test:full`. */
export const isOldBrowser = Boolean(process.env.OLD_BROWSER)

/** Playwright asks elements by this function, which Chromium has since 105. */
const checkVisibility = `Element.prototype.checkVisibility ||= function () {
  for (let one = this; one; one = one.parentElement)
    if (getComputedStyle(one).display === 'none') return false
  return true
}`

/** Gives it to Playwright in every page of the context. A story that waits for a new window gets it prepared. */
export function helpDriver(context: BrowserContext): void {
  const prepared = new WeakMap<Page, Promise<void>>()
  context.on('page', (page) => prepared.set(page, preparePage(page)))
  const waitForEvent = context.waitForEvent as (...args: unknown[]) => Promise<Page>
  const waitForPrepared = async (...args: unknown[]) => {
    const result = await waitForEvent.apply(context, args)
    await prepared.get(result)
    return result
  }
  context.waitForEvent = waitForPrepared as BrowserContext['waitForEvent']
}

/** Playwright's own world gets the function: the scripts of the page do without. */
async function preparePage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const added = new Set<Promise<unknown>>()
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (!context.name.startsWith('__playwright')) return
    const expression = checkVisibility
    added.add(session.send('Runtime.evaluate', { contextId: context.id, expression }).catch(() => {}))
  })
  await session.send('Runtime.enable')
  await Promise.all(added)
}
