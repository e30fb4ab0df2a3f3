/**
 * Sends the newest value under each key, one call at a time and with a pause between two: ten clicks on a plus are
 * two calls, and the last value wins. After a failed call what waited under that key is dropped.
 */
export function coalesceWrites<Value>(
  send: (value: Value) => Promise<void>,
  onFailure: (error: unknown) => void,
  pauseMs = 400
) {
  const waiting = new Map<number, Value>()
  const busy = new Set<number>()

  async function sendWaiting(key: number) {
    busy.add(key)
    try {
      for (let value = takeWaiting(key); value !== undefined; value = takeWaiting(key)) {
        await send(value)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    } catch (error) {
      waiting.delete(key)
      onFailure(error)
    } finally {
      busy.delete(key)
    }
  }

  function takeWaiting(key: number): Value | undefined {
    const value = waiting.get(key)
    waiting.delete(key)
    return value
  }

  return (key: number, value: Value): void => {
    waiting.set(key, value)
    if (!busy.has(key)) void sendWaiting(key)
  }
}
