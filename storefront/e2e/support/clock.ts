import type { APIRequestContext, Page } from '@playwright/test'

/** Lets so many seconds pass for the product and for the page, whose clock must be installed (`page.clock`). */
export async function letPass(
  seconds: number,
  { request, page }: { request: APIRequestContext; page: Page }
): Promise<void> {
  await request.post('/local/clock', { data: { advanceSeconds: seconds } })
  await page.clock.fastForward(seconds * 1000)
}
