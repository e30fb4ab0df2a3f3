/**
 * One request at a time with a pause in between: the last value wins. A failed request drops the pending values of its
 * key.
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
