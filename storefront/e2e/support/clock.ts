import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'

/** After so many seconds more have passed for it. */
export async function productTime(request: APIRequestContext, advanceSeconds = 0): Promise<Date> {
  const response = await request.post('/local/clock', { data: { advanceSeconds } })
  return new Date((await response.json()).now)
}

/** Pages of a browser take the product's time for the machine's; their timers run on. */
export async function followProductTime(context: BrowserContext, aheadMs: number) {
  await context.addInitScript((ahead) => {
    const machine = Date
    const later = () => machine.now() + ahead
    window.Date = new Proxy(machine, {
      construct: (_, values, asked) =>
        Reflect.construct(machine, values.length ? values : [later()], asked),
      get: (_, name) => (name === 'now' ? later : Reflect.get(machine, name)),
    })
  }, aheadMs)
}

/** From the product's time on, also its timers can be put forward. */
export async function installClock(page: Page, request: APIRequestContext): Promise<void> {
  await page.clock.install({ time: await productTime(request) })
}

/** Lets so many seconds pass for the product and for the page, whose clock must be installed. */
export async function letPass(
  seconds: number,
  { request, page }: { request: APIRequestContext; page: Page }
): Promise<void> {
  await request.post('/local/clock', { data: { advanceSeconds: seconds } })
  await page.clock.fastForward(seconds * 1000)
}
