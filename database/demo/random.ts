/** A small seeded generator (mulberry32): the same seed gives the same data on every machine. */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** An integer from `from` to `to`, both inclusive. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]
  }

  /** A weighted choice; not all weights may be 0. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T {
    let rest = this.next() * list.reduce((sum, item) => sum + weight(item), 0)
    return list.find((item) => (rest -= weight(item)) < 0) ?? list[list.length - 1]
  }
}
