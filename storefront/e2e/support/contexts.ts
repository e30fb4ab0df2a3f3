import type { Browser, BrowserContext } from '@playwright/test'

/** Calls `visit` with a context and with each that a test opens later. The resolved function ends that. */
export async function visitContexts(
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
