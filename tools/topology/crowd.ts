import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Buyers } from '../bench/support/buyers.js'
import { Candidates, type Begun } from '../bench/support/candidates.js'
import { get } from '../bench/support/get.js'
import { post } from '../bench/support/post.js'
import type { Sat } from '../bench/support/rush_check.js'
import type { MadeScene, WatchingPerson } from './scene.js'

/** One call of a person; undefined when it came to nothing. What `isOnce` is not tried again, whoever tries again. */
export type Attempt = <T>(
  what: string,
  work: () => Promise<T>,
  how?: { isOnce: boolean }
) => Promise<T | undefined>

interface Beats {
  sent: number
  acknowledged: number
}

/** People who buy, watch, sit a test and read pages until it is over, and what they were told. */
export class Crowd {
  readonly paid: string[] = []
  /** Orders that were asked for, each under a key of its own. */
  asked = 0
  readonly beats = new Map<number, Beats>()
  readonly candidates: Candidates
  #agent = new Agent({ keepAlive: true, maxSockets: 64 })
  #isOver = false

  private constructor(
    readonly url: string,
    private readonly scene: MadeScene,
    private readonly buyers: Buyers,
    private readonly attempt: Attempt
  ) {
    this.candidates = new Candidates(scene.exam, 32)
  }

  static async of(scene: MadeScene, url: string, attempt: Attempt): Promise<Crowd> {
    return new Crowd(url, scene, await Buyers.read(scene.buyers), attempt)
  }

  get buyerIds(): number[] {
    return this.scene.buyers.tokens.map(({ userId }) => userId)
  }

  end(): void {
    this.#isOver = true
  }

  /** @returns the tests that were handed in, when everybody has gone */
  async act({ buyers, visitors }: { buyers: number; visitors: number }): Promise<Sat[]> {
    const lanes = [
      ...Array.from({ length: buyers }, () => this.#buy()),
      ...Array.from({ length: visitors }, () => this.#visit()),
      ...this.scene.watching.map((one) => this.#watch(one)),
    ]
    const sitting = this.scene.exam.people.map(({ token }) => this.#sit(token))
    const sat = (await Promise.all(sitting)).filter((one) => one !== undefined)
    await Promise.all(lanes)
    return sat
  }

  async #buy(): Promise<void> {
    const { url, buyers, attempt } = this
    while (!this.#isOver) {
      const { person, courseId } = buyers.nextPair()
      await attempt('quote', () => buyers.quote(url, person, courseId))
      const key = randomUUID()
      this.asked++
      const orderNo = await attempt('order', () => buyers.order(url, person, courseId, key))
      if (!orderNo) continue
      const code = `/api/public/orders/${orderNo}/qrcode`
      const shown = await attempt('payment code', () => this.#read(code, person.token))
      if (shown === undefined) continue
      const transactionId = `4200${randomUUID().slice(0, 28)}`
      const isSettled = await attempt('notice', () => buyers.notify(url, orderNo, transactionId))
      if (isSettled) this.paid.push(orderNo)
      await pause(100 + Math.random() * 200)
    }
  }

  async #watch(one: WatchingPerson): Promise<void> {
    const began = performance.now()
    const { token, sessionId, courseId, chapterId, videoId, coursePlayId } = one
    const beats = { sent: 0, acknowledged: 0 }
    this.beats.set(sessionId, beats)
    while (!this.#isOver) {
      const played = Math.floor((performance.now() - began) / 1000)
      const body = {
        ...{ courseId, videoId, courseChapterId: chapterId, coursePlayId, totalPlayTime: played },
        ...{ position: played, rate: 1, visible: true },
      }
      const path = `${this.url}/api/vod/upload-play-time`
      beats.sent++
      const send = () => post(this.#agent, path, { authorization: token }, body)
      // The next beat tells the whole time, so that none is sent twice.
      if (await this.attempt('beat', send, { isOnce: true })) beats.acknowledged++
      await pause(400 + Math.random() * 400)
    }
  }

  async #sit(token: string): Promise<Sat | undefined> {
    const { url, candidates } = this
    const begun = await this.attempt('start of a test', () => candidates.start(url, token))
    if (!begun) return undefined
    const letters = await this.#answer(begun)
    const score = await this.attempt('handing in', () => candidates.handIn(url, begun))
    return score === undefined ? undefined : { begun, letters, score }
  }

  async #answer(begun: Begun): Promise<Map<number, string>> {
    const letters = new Map<number, string>()
    for (let at = 0; !this.#isOver; at++) {
      const questionId = begun.questionIds[at % begun.questionIds.length]
      const letter = 'ABCD'[Math.floor(Math.random() * 4)]
      const saved = await this.attempt('answer', () =>
        this.candidates.save(this.url, begun, new Map([[questionId, letter]]))
      )
      if (saved) letters.set(questionId, letter)
      await pause(200 + Math.random() * 400)
    }
    return letters
  }

  async #visit(): Promise<void> {
    const shown = this.scene.buyers.courses.slice(0, 3)
    const pages = ['/', '/index', '/index/courses?courseType=1', '/login', '/admin-login']
    const some = [
      ...pages,
      ...shown.map((id) => `/index/course-info/${id}`),
      ...shown.map((id) => `/api/public/courses/${id}`),
    ]
    while (!this.#isOver) {
      for (const path of some) {
        await this.attempt('page', () => this.#read(path))
        await pause(20)
      }
    }
  }

  #read(path: string, authorization?: string): Promise<string> {
    return get(this.#agent, this.url + path, authorization)
  }
}
