/**
 * The local provider sends webhooks over HTTP while a test continues. A test waits here until
 * they have arrived.
 */
const pendingWebhooks = new Set<Promise<unknown>>()
let isWatched = false

export function watchWebhooks(): void {
  if (isWatched) return
  isWatched = true
  const { fetch } = globalThis
  globalThis.fetch = (target, options) => {
    const answer = fetch(target, options)
    if (/\/api\/pay\/[a-z-]+\/notify$/.test(String(target))) {
      pendingWebhooks.add(answer)
      const arrive = () => pendingWebhooks.delete(answer)
      answer.then(arrive, arrive)
    }
    return answer
  }
}

/** Waits until all webhooks are answered. The provider sends one before `pay` or `refund` returns. */
export async function waitForWebhooks(): Promise<void> {
  while (pendingWebhooks.size) await Promise.allSettled(pendingWebhooks)
}
