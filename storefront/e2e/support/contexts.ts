import type { Browser, BrowserContext } from '@playwright/test'

/** Does something with a context and with all that a story opens later, until what it answers is called. */
export async function withContexts(
  browser: Browser,
  context: BrowserContext,
  visit: (one: BrowserContext) => unknown
): Promise<() => void> {
  const newContext = browser.newContext
  browser.newContext = async (options) => {
    const other = await newContext.call(browser, options)
    await visit(other)
    return other
  }
  await visit(context)
  return () => {
    browser.newContext = newContext
  }
}
