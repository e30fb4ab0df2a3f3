import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'

/** The product's time, after advancing it. */
export async function serverTime(request: APIRequestContext, advanceSeconds = 0): Promise<Date> {
  const response = await request.post('/local/clock', { data: { advanceSeconds } })
  return new Date((await response.json()).now)
}

/** Puts `Date` in the pages of a browser ahead; their timers are not changed. */
export async function followProductTime(context: BrowserContext, aheadMs: number) {
  await context.addInitScript((ahead) => {
    const machine = Date
    const later = () => machine.now() + ahead
    window.Date = new Proxy(machine, {
      construct: (_, values, newTarget) => Reflect.construct(machine, values.length ? values : [later()], newTarget),
      get: (_, name) => (name === 'now' ? later : Reflect.get(machine, name)),
    })
  }, aheadMs)
}

/** Playwright's clock, set to the product's time: `advanceTime` can advance the page's timers. */
export async function installClock(page: Page, request: APIRequestContext): Promise<void> {
  await page.clock.install({ time: await serverTime(request) })
}

/** Advances the product and the page, whose clock must be installed. */
export async function advanceTime(
  seconds: number,
  { request, page }: { request: APIRequestContext; page: Page }
): Promise<void> {
  await request.post('/local/clock', { data: { advanceSeconds: seconds } })
  await page.clock.fastForward(seconds * 1000)
}
