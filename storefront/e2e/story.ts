import { test as base } from '@playwright/test'

export * from '@playwright/test'

/**
 * A story that leaves nobody behind. Whoever else took part (a second visitor, the desk) had a window of the same
 * browser, and windows left open go on polling and playing under every later story.
 */
export const test = base.extend<{ leavesNobody: void }>({
  leavesNobody: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
