/**
 * Sends what is wished for under each key, one call at a time and with a pause between two, and of what was
 * wished meanwhile only the newest: ten clicks on a plus are two calls, and the last one wins.
 * @param failed is told once a call fails; what was wished meanwhile under that key is dropped
 */
export function latestOnly<Wish>(
  send: (wish: Wish) => Promise<void>,
  failed: (error: unknown) => void,
  pauseMs = 400
) {
  const waiting = new Map<number, Wish>()
  const busy = new Set<number>()

  async function work(key: number) {
    busy.add(key)
    try {
      for (let wish = next(key); wish !== undefined; wish = next(key)) {
        await send(wish)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    } catch (error) {
      waiting.delete(key)
      failed(error)
    } finally {
      busy.delete(key)
    }
  }

  function next(key: number): Wish | undefined {
    const wish = waiting.get(key)
    waiting.delete(key)
    return wish
  }

  return (key: number, wish: Wish): void => {
    waiting.set(key, wish)
    if (!busy.has(key)) void work(key)
  }
}
