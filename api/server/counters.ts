/** Number of open items per key; at most `limit`. */
export class OpenCounter {
  #open = new Map<string, number>()

  constructor(private readonly limit: number) {}

  /** False, without counting, if the key is at its limit. */
  take(key: string): boolean {
    const open = this.#open.get(key) ?? 0
    if (open >= this.limit) return false
    this.#open.set(key, open + 1)
    return true
  }

  release(key: string): void {
    const open = this.#open.get(key) ?? 0
    if (open > 1) this.#open.set(key, open - 1)
    else this.#open.delete(key)
  }
}

/** Calls or bytes per key within the current window; all windows end together. */
export class WindowCounter {
  #counts = new Map<string, number>()
  #endsAt = 0

  constructor(
    private readonly windowMs: number,
    private readonly now: () => number = Date.now
  ) {}

  /** @returns the seconds to wait if the key is over its limit, otherwise 0 */
  count(key: string, limit: number, amount = 1): number {
    const now = this.now()
    if (now >= this.#endsAt) {
      this.#counts.clear()
      this.#endsAt = now + this.windowMs
    }
    const count = (this.#counts.get(key) ?? 0) + amount
    this.#counts.set(key, count)
    return count > limit ? Math.max(1, Math.ceil((this.#endsAt - now) / 1_000)) : 0
  }
}
