/** Longer than a learner thinks about one question without touching the page. */
const maxSeconds = 600

/** Seconds in front of each question, sent with its next answer; question statistics use them. */
export class TimeSpent {
  readonly #now: () => number
  readonly #seconds = new Map<number, number>()
  #viewed: { questionId: number; since: number } | null = null

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.#now = now
  }

  view(questionId: number): void {
    if (this.#viewed?.questionId === questionId) return
    this.#count()
    this.#viewed = { questionId, since: this.#now() }
  }

  /** Unsent whole seconds. */
  take(questionId: number): number {
    this.#count()
    const seconds = Math.floor(this.#seconds.get(questionId) ?? 0)
    this.#seconds.set(questionId, 0)
    return seconds
  }

  /** The sent seconds did not arrive. */
  release(questionId: number, seconds: number): void {
    this.#seconds.set(questionId, (this.#seconds.get(questionId) ?? 0) + seconds)
  }

  #count(): void {
    if (!this.#viewed) return
    const { questionId, since } = this.#viewed
    const passed = Math.min(maxSeconds, (this.#now() - since) / 1000)
    this.#seconds.set(questionId, (this.#seconds.get(questionId) ?? 0) + passed)
    this.#viewed = { questionId, since: this.#now() }
  }
}
