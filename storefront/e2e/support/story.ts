import { test as base } from '@playwright/test'
import { leaveMidnight } from './midnight'

export * from '@playwright/test'

/**
 * Closes every window that a story opened (a second visitor, the board): windows left open go on polling and
 * playing under every later story.
 */
export const test = base.extend<{ closeWindows: void; withinOneDay: void }>({
  withinOneDay: [
    async ({ request }, use) => {
      await leaveMidnight(request)
      await use()
    },
    { auto: true },
  ],
  closeWindows: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
