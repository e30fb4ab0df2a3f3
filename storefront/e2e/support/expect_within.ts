import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'

/**
 * Public pages change within a second (docs/product.md): every request that starts a second later, or after that, reads
 * the new page. How long the response takes does not count.
 */
export async function expectFreshWithinASecond<T>(read: () => Promise<T>, isNew: (found: T) => boolean): Promise<void> {
  const over = performance.now() + 1_000
  for (;;) {
    const isLate = performance.now() >= over
    const isThere = isNew(await read())
    if (isThere) return
    expect(isLate, 'the old page was served a second later').toBe(false)
    await pause(100)
  }
}
