/** A clock that tests can advance; due jobs run in order. */
export class FakeClock {
  #ahead = 0
  #jobs: { at: number; work: () => Promise<unknown> }[] = []

  now = (): number => Date.now() + this.#ahead

  after(seconds: number, work: () => Promise<unknown>): void {
    this.#jobs.push({ at: this.now() + seconds * 1000, work })
  }

  /** Advances by the given seconds and runs each due job on the way. */
  async advance(seconds: number): Promise<void> {
    const until = this.now() + seconds * 1000
    for (;;) {
      const next = this.#jobs.sort((one, two) => one.at - two.at)[0]
      if (!next || next.at > until) break
      this.#jobs.shift()
      this.#ahead += Math.max(0, next.at - this.now())
      await next.work()
    }
    this.#ahead += Math.max(0, until - this.now())
  }

  get waiting(): number {
    return this.#jobs.length
  }
}
