import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { publicUrl } from '#config/app'
import { now } from '#core/time'
import {
  PaymentGateway,
  type PaymentAttempt,
  type RawNotice,
} from '#drivers/payment/payment_gateway'
import type {
  BillLine,
  PaymentFact,
  RefundFact,
  RefundRequest,
} from '#drivers/payment/payment_gateway'
import { billOf } from '#drivers/payment/local/wallet_bill'
import { WalletBook, type WalletOrder } from '#drivers/payment/local/wallet_book'
import type { WalletFault } from '#drivers/payment/local/wallet_faults'
import { walletKeys, type WalletKeys } from '#drivers/payment/local/wallet_keys'
import { deliver, deliverRefund } from '#drivers/payment/local/wallet_notices'
import { isOver, newOrder, newPayment, refused } from '#drivers/payment/local/wallet_orders'
import { bookRefund, findRefund } from '#drivers/payment/local/wallet_refunds'
import { readNotice } from '#drivers/payment/wechat/notice'
import { readRefund } from '#drivers/payment/wechat/refund'
import { readTransaction, type WechatTransaction } from '#drivers/payment/wechat/transaction'

interface WalletOptions {
  directory: string
  /** Where notices are sent. */
  notifyUrl: string
  /** What stands before `/local/wallet/{merchantNo}` in a QR code. */
  publicUrl: string
}

/** What the wallet's own page shows of an order. */
export interface WalletView extends WalletOrder {
  state: 'open' | 'paid' | 'closed' | 'expired'
}

/**
 * A wallet of our own on the same machine, for development, demonstrations and tests: it takes orders,
 * shows a page with 付款, and sends the same signed and sealed notices as WeChat Pay v3. Both ends of the
 * wire live here, but the merchant's end believes nothing that it did not verify.
 *
 * A file named `stopped` in its folder (DATA_DIR/wallet) makes every call fail, as when the wallet is down.
 */
export default class LocalWallet extends PaymentGateway {
  readonly provider = 'local'
  #options: WalletOptions
  #book: WalletBook
  #keys?: Promise<WalletKeys>

  constructor(options: WalletOptions = defaults()) {
    super()
    this.#options = options
    this.#book = new WalletBook(options.directory)
  }

  async account() {
    const { merchantId, appId } = await this.keys()
    return { merchantId, appId }
  }

  async createCode(attempt: PaymentAttempt): Promise<{ codeUrl: string }> {
    await this.#refuseWhenStopped()
    const wanted = newOrder(attempt)
    const order = await this.#book.open(wanted)
    const fixed = ['title', 'amountFen', 'expiresAt'] as const
    if (fixed.some((name) => order[name] !== wanted[name])) throw refused('INVALID_REQUEST')
    if (await this.#book.ended(order.merchantNo)) throw refused('ORDER_CLOSED')
    return { codeUrl: `${this.#options.publicUrl}/local/wallet/${order.merchantNo}` }
  }

  async readNotice(raw: RawNotice) {
    const { serial, publicKey, apiKey, merchantId } = await this.keys()
    return readNotice(raw, { bySerial: new Map([[serial, publicKey]]), apiKey, merchantId })
  }

  async find(merchantNo: string): Promise<PaymentFact | null> {
    await this.#refuseWhenStopped()
    const order = await this.#book.order(merchantNo)
    return order && readTransaction(await this.#transaction(order))
  }

  async close(merchantNo: string): Promise<PaymentFact | null> {
    await this.#refuseWhenStopped()
    const order = await this.#book.order(merchantNo)
    if (!order) return null
    await this.#book.end(merchantNo, {
      state: 'closed',
      at: now().toISO()!,
      transactionId: null,
      amountFen: order.amountFen,
    })
    return this.find(merchantNo)
  }

  async refund(request: RefundRequest): Promise<RefundFact> {
    await this.#refuseWhenStopped()
    const { refund, isNew } = await bookRefund(this.#book, request)
    if (isNew) void deliverRefund(this.#options.notifyUrl, refund, await this.keys())
    return readRefund(refund)
  }

  async findRefund(refundNo: string): Promise<RefundFact | null> {
    await this.#refuseWhenStopped()
    const refund = await findRefund(this.#book, refundNo)
    return refund && readRefund(refund)
  }

  async tradeBill(day: string): Promise<BillLine[]> {
    await this.#refuseWhenStopped()
    return billOf(this.#book, day)
  }

  /** The wallet's own side: what its page shows. */
  async look(merchantNo: string): Promise<WalletView | null> {
    const order = await this.#book.order(merchantNo)
    if (!order) return null
    const end = await this.#book.ended(merchantNo)
    return { ...order, state: end?.state ?? (isOver(order) ? 'expired' : 'open') }
  }

  /**
   * The buyer presses 付款. The notice is sent behind the answer, as wallets do.
   * @returns the state afterwards, or null for an order nobody made
   */
  async pay(merchantNo: string, fault: WalletFault | null = null): Promise<WalletView | null> {
    await this.#refuseWhenStopped()
    const view = await this.look(merchantNo)
    if (!view || view.state === 'paid') return view
    if (view.state !== 'open' && fault !== 'late') return view

    const payment = newPayment(fault === 'amount' ? view.amountFen - 1 : view.amountFen)
    if (fault === 'late') await this.#book.overrule(merchantNo, payment)
    const end = await this.#book.end(merchantNo, payment)
    if (end.state === 'paid') {
      void deliver(this.#options.notifyUrl, await this.#transaction(view), await this.keys(), fault)
    }
    return this.look(merchantNo)
  }

  /** Takes a payment of the past into its books, once: what a demonstration begins with. */
  async remember(order: WalletOrder, paid: { transactionId: string; at: string }): Promise<void> {
    await this.#book.open(order)
    const { merchantNo, amountFen } = order
    await this.#book.end(merchantNo, { state: 'paid', amountFen, ...paid })
  }

  /** Makes the wallet fail or work again, for every process on this folder. */
  async stop(stopped: boolean): Promise<void> {
    const file = join(this.#options.directory, 'stopped')
    await mkdir(this.#options.directory, { recursive: true })
    if (stopped) await writeFile(file, '')
    else await rm(file, { force: true })
  }

  keys(): Promise<WalletKeys> {
    return (this.#keys ??= walletKeys(this.#options.directory))
  }

  async #refuseWhenStopped(): Promise<void> {
    const stopped = await stat(join(this.#options.directory, 'stopped')).catch(() => null)
    if (stopped) throw refused('the wallet is stopped')
  }

  async #transaction(order: WalletOrder): Promise<WechatTransaction> {
    const { merchantId, appId } = await this.keys()
    const end = await this.#book.ended(order.merchantNo)
    const refunds = end?.state === 'paid' ? await this.#book.refunds(order.merchantNo) : []
    const paid = refunds.length ? 'REFUND' : 'SUCCESS'
    return {
      appid: appId,
      mchid: merchantId,
      out_trade_no: order.merchantNo,
      trade_type: 'NATIVE',
      trade_state: end ? { paid, closed: 'CLOSED' }[end.state] : 'NOTPAY',
      ...(end?.transactionId && { transaction_id: end.transactionId, success_time: end.at }),
      amount: { total: end?.amountFen ?? order.amountFen, currency: 'CNY' },
    }
  }
}

function defaults(): WalletOptions {
  const host = ['0.0.0.0', '::'].includes(env.get('HOST')) ? '127.0.0.1' : env.get('HOST')
  return {
    directory: join(env.get('DATA_DIR'), 'wallet'),
    notifyUrl: `http://${host}:${env.get('PORT')}/api/pay/wechat/notify`,
    publicUrl,
  }
}
