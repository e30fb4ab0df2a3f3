import type { APIRequestContext, Page } from '@playwright/test'

export async function productTime(request: APIRequestContext): Promise<Date> {
  const response = await request.post('/local/clock', { data: { advanceSeconds: 0 } })
  return new Date((await response.json()).now)
}

/** Lets so many seconds pass for the product and for the page, whose clock must be installed (`page.clock`). */
export async function letPass(
  seconds: number,
  { request, page }: { request: APIRequestContext; page: Page }
): Promise<void> {
  await request.post('/local/clock', { data: { advanceSeconds: seconds } })
  await page.clock.fastForward(seconds * 1000)
}
