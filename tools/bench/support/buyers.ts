/** People who check out as fast as they are served, each in the same words to whoever serves. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import type { RowDataPacket } from 'mysql2'
import LocalWallet from '../../../api/drivers/payment/local/wallet.js'
import { writeNotice } from '../../../api/drivers/payment/local/wallet_notices.js'
import { post } from './post.js'
import { database } from './database.js'

const atOnce = 16

interface Buyer {
  userId: number
  tokenId: number
  token: string
}

type Notice = ReturnType<typeof writeNotice>
type Wallet = Awaited<ReturnType<LocalWallet['keys']>>

export class Buyers {
  #next = 0
  #agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  #account!: { appId: string; merchantId: string }
  #keys!: Wallet

  private constructor(
    readonly people: Buyer[],
    private readonly courses: number[]
  ) {}

  static async read(made: { tokens: { userId: number; token: string }[]; courses: number[] }) {
    const people = made.tokens.map((one) => ({ ...one, tokenId: idOf(one.token) }))
    const buyers = new Buyers(people, made.courses)
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

  async buy(url: string, count: number) {
    const orderNos: string[] = []
    const seconds = await this.#all(this.#pairs(count), async ({ person, courseId }) => {
      await this.quote(url, person, courseId)
      orderNos.push(await this.order(url, person, courseId, randomUUID()))
    })
    return { orderNos, seconds }
  }

  /** The notices are written before the clock starts: signing them is the wallet's work. */
  async sendNotice(url: string, orderNos: string[]) {
    const result = orderNos.map((orderNo) => {
      const transactionId = `4200${randomUUID().slice(0, 28)}`
      return { orderNo, transactionId, notice: this.#notice(orderNo, transactionId) }
    })
    return { seconds: await this.#all(result, (one) => this.#tell(url, one)) }
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
    await this.#tell(url, { orderNo, transactionId, notice })
    return (JSON.parse(notice.body) as { id: string }).id
  }

  /** What looking at the QR code leaves behind, for everybody at once. */
  async showCodes(): Promise<void> {
    await (
      await database()
    ).query(
      `insert into payments (order_id, merchant_no, provider, amount_fen, status, open_key, code_url, expires_at, created_at)
       select o.id, concat(o.order_no, '_1'), 'local', o.amount_fen, 'open', o.id, 'bench', o.expires_at, o.created_at
       from orders o left join payments p on p.order_id = o.id where o.order_status = 1 and p.id is null`
    )
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

  #pairs(count: number) {
    return Array.from({ length: count }, () => this.nextPair())
  }

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

  #tell(url: string, result: { orderNo: string; transactionId: string; notice: Notice }) {
    const { orderNo, transactionId, notice } = result
    return post(
      this.#agent,
      `${url}/api/pay/wechat/notify`,
      { ...notice.headers, 'x-order': orderNo, 'x-transaction': transactionId },
      notice.body
    )
  }
}

/** A token begins with the number of its session. */
function idOf(token: string): number {
  const id = token.slice('Bearer oat_'.length).split('.')[0]
  return Number(Buffer.from(id, 'base64url').toString())
}
