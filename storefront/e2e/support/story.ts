import { test as base } from '@playwright/test'

export * from '@playwright/test'

/**
 * Closes every window that a story opened (a second visitor, the board): windows left open go on polling and
 * playing under every later story.
 */
export const test = base.extend<{ closeWindows: void }>({
  closeWindows: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
