/** The local wallet's notices travel over HTTP while a test goes on. Here a test waits for those on their way. */
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

/** Each notice sent so far has been answered. The wallet sends one before `pay` or `refund` returns. */
export async function noticesArrived(): Promise<void> {
  while (underway.size) await Promise.allSettled(underway)
}
