import { randomUUID } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { now, toStored } from '#core/time'
import type { OrderProducts } from '#tests/functional/commerce/commerce_helpers'
import { waitForRandomKillTime, randomIntUpTo } from './random_kill_time.js'

/** One press of 提交订单 and its response; null while there is none. */
interface Entry {
  token: string
  key: string
  orderId: string | null
}

/** The buyers' view: every press with its idempotency key, and every acknowledged order. */
export class AckLog {
  readonly entries: Entry[] = []
  /** The statuses of responses without an order. */
  readonly refused: number[] = []

  constructor(
    private readonly url: string,
    private readonly products: OrderProducts
  ) {}

  get acknowledged(): Entry[] {
    return this.entries.filter(({ orderId }) => orderId !== null)
  }

  /** All buyers order simultaneously. */
  press(tokens: string[]): Promise<unknown> {
    const fresh = tokens.map((token) => ({ token, key: randomUUID(), orderId: null }))
    this.entries.push(...fresh)
    return Promise.all(fresh.map((entry) => this.#send(entry)))
  }

  /** Repeats every unanswered press with the same key. */
  async retryUnanswered(): Promise<void> {
    const open = this.entries.filter(({ orderId }) => orderId === null)
    await Promise.all(open.map((entry) => this.#send(entry)))
  }

  /** Repeats an acknowledged press. @returns the order number of the new response */
  async repeat(entry: Entry): Promise<string | null> {
    const copy = { ...entry, orderId: null }
    await this.#send(copy)
    return copy.orderId
  }

  async #send(entry: Entry): Promise<void> {
    try {
      const answer = await fetch(`${this.url}/api/user/orders/buy`, {
        method: 'POST',
        headers: { 'authorization': entry.token, 'content-type': 'application/json', 'idempotency-key': entry.key },
        // Some buyers own the course already.
        body: JSON.stringify({
          products: this.products,
          orderType: 'single',
          renew: this.products.map(({ courseId }) => courseId),
        }),
      })
      const { orderId } = (await answer.json()) as { orderId?: string }
      if (orderId) entry.orderId = orderId
      else this.refused.push(answer.status)
    } catch {
      // The connection was cut, so this buyer got no response.
    }
  }
}

/** Expires the half hour of every order, so that its buyer can order again. */
export async function expireOrders(client: QueryClientContract): Promise<void> {
  await client.from('orders').update({ expires_at: toStored(now().minus({ seconds: 1 })) })
}

/** Waits for a random number of acknowledgements and a few milliseconds more. */
export async function waitForSomeAcks(ackLog: AckLog, presses: number): Promise<void> {
  const known = ackLog.acknowledged.length
  const enough = known + randomIntUpTo(presses - 1)
  await waitForRandomKillTime(() => ackLog.acknowledged.length, enough, { spreadMs: 10 })
}
