/** People who check out as fast as they are served, each in the same words to whoever serves. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import type { RowDataPacket } from 'mysql2'
import LocalWallet from '../../../api/drivers/payment/local/wallet.js'
import { writeNotice } from '../../../api/drivers/payment/local/wallet_notices.js'
import { post } from './post.js'
import { get } from './get.js'
import { database } from './database.js'

const atOnce = 16

interface Buyer {
  userId: number
  token: string
}

interface Ordered {
  person: Buyer
  orderNo: string
}

type Notice = ReturnType<typeof writeNotice>
type Wallet = Awaited<ReturnType<LocalWallet['keys']>>

export class Buyers {
  #next = 0
  #looks = 0
  #agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  #account!: { appId: string; merchantId: string }
  #keys!: Wallet

  private constructor(
    readonly people: Buyer[],
    private readonly courses: number[]
  ) {}

  static async read(made: { tokens: { userId: number; token: string }[]; courses: number[] }) {
    const buyers = new Buyers(made.tokens, made.courses)
    const wallet = new LocalWallet()
    buyers.#account = await wallet.account()
    buyers.#keys = await wallet.keys()
    return buyers
  }

  /** Never the same person with the same course twice: every purchase is a first one. */
  nextPair() {
    const at = this.#next++
    const person = this.people[at % this.people.length]
    const round = Math.floor(at / this.people.length)
    if (round >= this.courses.length) throw new Error('everybody has bought everything')
    return { person, courseId: this.courses[(at + round) % this.courses.length] }
  }

  /** Into the cart, the price, the order, its payment code. */
  async buy(url: string, count: number) {
    const orders: Ordered[] = []
    const seconds = await this.#all(this.#pairs(count), async ({ person, courseId }) => {
      await this.add(url, person, courseId)
      await this.quote(url, person, courseId)
      const orderNo = await this.order(url, person, courseId, randomUUID())
      await get(this.#agent, `${url}/api/public/orders/${orderNo}/qrcode`, person.token)
      orders.push({ person, orderNo })
    })
    return { orders, seconds }
  }

  /** The wallet tells of each, and its buyer reads that it is paid. The notices are written before: signing is the wallet's. */
  async settle(url: string, orders: Ordered[]) {
    const withNotices = orders.map((one) => {
      const transactionId = `4200${randomUUID().slice(0, 28)}`
      return { ...one, transactionId, notice: this.#notice(one.orderNo, transactionId) }
    })
    const seconds = await this.#all(withNotices, async (one) => {
      await this.#sendNotice(url, one)
      await get(this.#agent, `${url}/api/orders/${one.orderNo}`, one.person.token)
    })
    return { seconds }
  }

  /** Course pages of people who are signed in. */
  async look(url: string, count: number) {
    const seconds = await this.#all(this.#pairs(count, this.#looked), ({ person, courseId }) =>
      get(this.#agent, `${url}/api/public/courses/${courseId}`, person.token)
    )
    return { seconds }
  }

  async addToCart(url: string, count: number) {
    const seconds = await this.#all(this.#pairs(count), ({ person, courseId }) =>
      this.add(url, person, courseId)
    )
    return { seconds }
  }

  quote(url: string, { token }: Buyer, courseId: number) {
    return post(
      this.#agent,
      `${url}/api/user/orders/fresh-price`,
      { authorization: token },
      {
        products: [{ courseId, courseCount: 1 }],
      }
    )
  }

  async order(url: string, { token }: Buyer, courseId: number, key: string): Promise<string> {
    const answer = await post(
      this.#agent,
      `${url}/api/user/orders/buy`,
      { 'authorization': token, 'idempotency-key': key },
      {
        products: [{ courseId, courseCount: 1 }],
        ...{ orderType: 'single', tradeType: 'NATIVE', renew: [courseId] },
      }
    )
    return (JSON.parse(answer) as { orderId: string }).orderId
  }

  add(url: string, { token }: Buyer, courseId: number) {
    const wish = { courseId, courseCount: 1 }
    return post(this.#agent, `${url}/api/user/cart-items`, { authorization: token }, wish)
  }

  /** @returns the id of the notice */
  async notify(url: string, orderNo: string, transactionId: string): Promise<string> {
    const notice = this.#notice(orderNo, transactionId)
    await this.#sendNotice(url, { orderNo, transactionId, notice })
    return (JSON.parse(notice.body) as { id: string }).id
  }

  /** @throws when an order of either side is not paid, or somebody lacks what was paid for */
  async checkAllPaid(): Promise<void> {
    const [[found]] = await (
      await database()
    ).query<RowDataPacket[]>(
      `select sum(order_status <> 2) as unpaid, (select count(*) from orders) as orders,
       (select count(*) from user_courses) as granted from orders`
    )
    if (Number(found.unpaid) !== 0 || Number(found.orders) !== Number(found.granted))
      throw new Error(`not everything is settled: ${JSON.stringify(found)}`)
  }

  #pairs(count: number, next = () => this.nextPair()) {
    return Array.from({ length: count }, next)
  }

  /** Looking is no purchase: anybody, again and again. */
  #looked = () => ({
    person: this.people[this.#looks % this.people.length],
    courseId: this.courses[this.#looks++ % this.courses.length],
  })

  /** The seconds until the last of them was answered. */
  async #all<T>(work: T[], each: (one: T) => Promise<unknown>): Promise<number> {
    const began = performance.now()
    let at = 0
    const hands = Array.from({ length: atOnce }, async () => {
      while (at < work.length) await each(work[at++])
    })
    await Promise.all(hands)
    return (performance.now() - began) / 1000
  }

  #notice(orderNo: string, transactionId: string): Notice {
    const { appId, merchantId } = this.#account
    return writeNotice(
      {
        appid: appId,
        mchid: merchantId,
        out_trade_no: `${orderNo}_1`,
        transaction_id: transactionId,
        trade_state: 'SUCCESS',
        success_time: new Date().toISOString(),
        amount: { total: 100_00, currency: 'CNY' },
      },
      this.#keys
    )
  }

  #sendNotice(url: string, result: { orderNo: string; transactionId: string; notice: Notice }) {
    const { orderNo, transactionId, notice } = result
    return post(
      this.#agent,
      `${url}/api/pay/wechat/notify`,
      { ...notice.headers, 'x-order': orderNo, 'x-transaction': transactionId },
      notice.body
    )
  }
}
