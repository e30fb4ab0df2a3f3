/**
 * The local provider sends webhooks over HTTP while a test continues. A test waits here until
 * they have arrived.
 */
const underway = new Set<Promise<unknown>>()
let isWatched = false

export function watchNotices(): void {
  if (isWatched) return
  isWatched = true
  const { fetch } = globalThis
  globalThis.fetch = (target, options) => {
    const answer = fetch(target, options)
    if (String(target).endsWith('/api/pay/wechat/notify')) {
      underway.add(answer)
      const arrive = () => underway.delete(answer)
      answer.then(arrive, arrive)
    }
    return answer
  }
}

/** Waits until all webhooks are answered. The provider sends one before `pay` or `refund` returns. */
export async function noticesArrived(): Promise<void> {
  while (underway.size) await Promise.allSettled(underway)
}
