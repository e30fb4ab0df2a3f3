import { expect, test as base, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { followProductTime } from './clock'
import { visitContexts } from './contexts'
import { helpDriver, isOldBrowser } from './old_driver'
import { checkDialogs, isDialogCheckEnabled } from './dialog_watch'
import { avoidMidnight } from './avoid_midnight'

export * from '@playwright/test'

/**
 * Closes every window that a test opened (a second visitor, the admin): open windows would go on polling and playing
 * during later tests.
 */
export const test = base.extend<{ closeWindows: void; dialogs: void; withinOneDay: void; oldDriver: void }>({
  request: ({ request }, use) => use(retryLostConnections(request)),
  withinOneDay: [
    async ({ browser, context, request, serviceWorkers }, use) => {
      const ahead = await avoidMidnight(request)
      // A service worker reads the machine's clock, and its page must read the same.
      const follow = (one: BrowserContext) =>
        ahead && serviceWorkers !== 'allow' ? followProductTime(one, ahead) : undefined
      const leave = await visitContexts(browser, context, follow)
      await use()
      leave()
    },
    { auto: true },
  ],
  oldDriver: [
    async ({ browser, context }, use) => {
      if (!isOldBrowser) return use()
      const leave = await visitContexts(browser, context, helpDriver)
      await use()
      leave()
    },
    { auto: true },
  ],
  dialogs: [
    async ({ browser, context }, use) => {
      if (!isDialogCheckEnabled) return use()
      const problems: string[] = []
      const stop = await checkDialogs(browser, context, problems)
      await use()
      stop()
      expect(problems, 'what is wrong with dialogs').toEqual([])
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

const calls = new Set<string | symbol>(['fetch', 'get', 'head', 'post', 'put', 'patch', 'delete'])

/** The server may just be closing a keep-alive connection (`keepAliveMs`): then the request never arrived. */
function retryLostConnections(request: APIRequestContext): APIRequestContext {
  return new Proxy(request, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (!calls.has(name)) return value.bind(target)
      return (url: string, options = {}) => value.call(target, url, { maxRetries: 2, ...options })
    },
  })
}
