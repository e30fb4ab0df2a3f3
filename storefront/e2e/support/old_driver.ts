import type { BrowserContext, Page } from '@playwright/test'

/** Set by `npm run test:full`. */
export const isOldBrowser = Boolean(process.env.OLD_BROWSER)

/** Playwright calls this function of elements, which Chromium has since 105. */
const checkVisibility = `Element.prototype.checkVisibility ||= function () {
  for (let one = this; one; one = one.parentElement)
    if (getComputedStyle(one).display === 'none') return false
  return true
}`

/** Adds it for Playwright in every page of the context, also in windows that open later. */
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

/** Only Playwright's isolated world gets the function; the scripts of the page run without it. */
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
