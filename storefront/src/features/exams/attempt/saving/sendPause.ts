/** A wait that can be cut short, except for its first part. */
export class SendPause {
  #wake: (leaves: boolean) => void = () => undefined

  /** @param leastMs required by the server: only leaving cuts it short */
  last(ms: number, minMs = 0): Promise<void> {
    return new Promise((resolve) => {
      let isDue = minMs <= 0
      let isWoken = false
      const longest = Math.max(ms, minMs)
      const timers = [
        ...(isDue ? [] : [setTimeout(becomeDue, minMs)]),
        ...(Number.isFinite(longest) ? [setTimeout(end, longest)] : []),
      ]
      this.#wake = (leaves) => {
        isWoken = true
        if (leaves || isDue) end()
      }
      function becomeDue() {
        isDue = true
        if (isWoken) end()
      }
      function end() {
        for (const timer of timers) clearTimeout(timer)
        resolve()
      }
    })
  }

  wake(): void {
    this.#wake(false)
  }

  leave(): void {
    this.#wake(true)
  }
}
