import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { publicUrl } from '#config/app'
import { localPages } from '#config/drivers'
import { now } from '#core/time'
import {
  PaymentGateway,
  type BridgeCall,
  type PagePlace,
  type PaymentAttempt,
  type PaymentWebhook,
  type PayWay,
  type RawWebhook,
} from '#drivers/payment/payment_gateway'
import type {
  ProviderReportLine,
  ProviderPayment,
  ProviderRefund,
  RefundRequest,
} from '#drivers/payment/payment_gateway'
import { dayBill } from '#drivers/payment/local/wallet_bill'
import { WalletBook, type WalletOrder } from '#drivers/payment/local/wallet_store'
import type { WalletFailure } from '#drivers/payment/local/simulated_faults'
import { walletKeys, type WalletKeys } from '#drivers/payment/local/wallet_keys'
import {
  deliverPayment,
  deliverRefund,
  writeNotice,
  writeRefundNotice,
  type NoticeWriter,
} from '#drivers/payment/local/wallet_webhooks'
import { bridgeCall } from '#drivers/payment/wechat/bridge_call'
import { LocalAuthorizations, localOpenid } from '#drivers/payment/local/wallet_authorizations'
import {
  isExpired,
  isSameOrder,
  newOrder,
  newPayment,
  walletError,
  type OpenedWay,
} from '#drivers/payment/local/wallet_orders'
import { recordRefund, findRefund } from '#drivers/payment/local/wallet_refunds'
import { readNotice } from '#drivers/payment/wechat/notice'
import { readRefund, type WechatRefund } from '#drivers/payment/wechat/refund'
import { bridgeMessage, isValidSignature } from '#drivers/payment/wechat/signature'
import { readTransaction, type WechatTransaction } from '#drivers/payment/wechat/transaction'

interface WalletOptions {
  directory: string
  notifyUrl: string
  /** Prefix of `/local/wallet/{merchantNo}` in a QR code. */
  publicUrl: string
  /** Whether the pages that simulate phone and WeChat exist (never in production). */
  hasPages?: boolean
}

export interface WalletView extends WalletOrder {
  state: 'open' | 'paid' | 'closed' | 'expired'
}

/** Sends the signed and encrypted webhooks of WeChat Pay v3. A file `stopped` in DATA_DIR/wallet makes every call fail. */
export default class LocalWallet extends PaymentGateway {
  readonly provider: string = 'local'
  #options: WalletOptions
  protected book: WalletBook
  #keys?: Promise<WalletKeys>
  readonly authorizations = new LocalAuthorizations()

  constructor(options: WalletOptions = localWalletOptions('local')) {
    super()
    this.#options = options
    this.book = new WalletBook(options.directory)
  }

  get ways(): readonly PayWay[] {
    return this.hasPages ? ['native', 'h5', 'jsapi'] : ['native']
  }

  protected get hasPages(): boolean {
    return this.#options.hasPages ?? false
  }

  get bridgeUrl(): string | null {
    return this.hasPages ? '/local/wallet-bridge.js' : null
  }

  async account() {
    const { merchantId, appId } = await this.keys()
    return { merchantId, appId }
  }

  async createCode(attempt: PaymentAttempt): Promise<{ codeUrl: string }> {
    await this.#open(attempt, { way: 'native', payerContext: null })
    return { codeUrl: this.#pageOf(attempt) }
  }

  async createPage(
    attempt: PaymentAttempt,
    { way, address, returnUrl }: PagePlace
  ): Promise<{ codeUrl: string; pageUrl: string }> {
    await this.#open(attempt, { way, payerContext: address })
    const pageUrl = `${this.#pageOf(attempt)}?${new URLSearchParams({ redirect_url: returnUrl })}`
    return { codeUrl: pageUrl, pageUrl }
  }

  async createBridgeCall(
    attempt: PaymentAttempt,
    { openid }: { openid: string }
  ): Promise<{ codeUrl: string; call: BridgeCall }> {
    await this.#open(attempt, { way: 'jsapi', payerContext: openid })
    const { appId, privateKey } = await this.keys()
    const prepayId = `local_${attempt.merchantNo}`
    return { codeUrl: prepayId, call: bridgeCall({ appId, prepayId, privateKey, at: Date.now() }) }
  }

  authorizeUrl({ returnUrl, state }: { returnUrl: string; state: string }): string {
    const query = new URLSearchParams({ redirect_uri: returnUrl, state })
    return `${this.#options.publicUrl}/local/wallet-authorization?${query}`
  }

  async readOpenid(code: string): Promise<string> {
    await this.#failWhenStopped()
    return this.authorizations.redeem(code)
  }

  /** Simulates WeChat's payment window: pays a call that the merchant signed within the last two hours, for this user. */
  async payCall(call: BridgeCall): Promise<WalletView | null> {
    const { appId, publicKey } = await this.keys()
    const merchantNo = /^prepay_id=local_(.+)$/.exec(call.package)?.[1]
    const order = merchantNo ? await this.book.order(merchantNo) : null
    const isSigned = isValidSignature(bridgeMessage(call), call.paySign, publicKey)
    const isFresh = Math.abs(Date.now() / 1000 - Number(call.timeStamp)) < 7200
    if (!order || !isSigned || !isFresh || call.appId !== appId) return null
    return order.way === 'jsapi' && order.payerContext === localOpenid ? this.pay(order.merchantNo) : null
  }

  async readNotice(raw: RawWebhook): Promise<PaymentWebhook> {
    const { serial, publicKey, apiKey, merchantId } = await this.keys()
    return readNotice(raw, { bySerial: new Map([[serial, publicKey]]), apiKey, merchantId })
  }

  async find(merchantNo: string): Promise<ProviderPayment | null> {
    await this.#failWhenStopped()
    const order = await this.book.order(merchantNo)
    return order && readTransaction(await this.#transaction(order))
  }

  async close(merchantNo: string): Promise<ProviderPayment | null> {
    await this.#failWhenStopped()
    const order = await this.book.order(merchantNo)
    if (!order) return null
    await this.book.recordOutcome(merchantNo, {
      state: 'closed',
      at: now().toISO()!,
      transactionId: null,
      amountFen: order.amountFen,
    })
    return this.find(merchantNo)
  }

  async refund(request: RefundRequest): Promise<ProviderRefund> {
    await this.#failWhenStopped()
    const { refund, isNew } = await recordRefund(this.book, request)
    const notice = isNew ? this.refundNotice(refund, await this.keys()) : null
    if (notice) void deliverRefund(this.#options.notifyUrl, notice)
    return readRefund(refund)
  }

  async findRefund(refundNo: string): Promise<ProviderRefund | null> {
    await this.#failWhenStopped()
    const refund = await findRefund(this.book, refundNo)
    return refund && readRefund(refund)
  }

  async tradeBill(day: string): Promise<ProviderReportLine[]> {
    await this.#failWhenStopped()
    return dayBill(this.book, day)
  }

  async view(merchantNo: string): Promise<WalletView | null> {
    const order = await this.book.order(merchantNo)
    if (!order) return null
    const end = await this.book.outcomeOf(merchantNo)
    return { ...order, state: end?.state ?? (isExpired(order) ? 'expired' : 'open') }
  }

  /** The webhook follows the response, as with real providers; null for an unknown order. */
  async pay(merchantNo: string, failure: WalletFailure | null = null): Promise<WalletView | null> {
    await this.#failWhenStopped()
    const view = await this.view(merchantNo)
    if (!view || view.state === 'paid') return view
    if (view.state !== 'open' && failure !== 'late') return view

    const payment = newPayment(failure === 'amount' ? view.amountFen - 1 : view.amountFen)
    if (failure === 'late') await this.book.overwriteOutcome(merchantNo, payment)
    const end = await this.book.recordOutcome(merchantNo, payment)
    if (end.state === 'paid') {
      void deliverPayment(
        this.#options.notifyUrl,
        this.paymentNotice(await this.#transaction(view), await this.keys()),
        failure
      )
    }
    return this.view(merchantNo)
  }

  async importPayment(order: WalletOrder, paid: { transactionId: string; at: string }): Promise<void> {
    await this.book.open(order)
    const { merchantNo, amountFen } = order
    await this.book.recordOutcome(merchantNo, { state: 'paid', amountFen, ...paid })
  }

  async setStopped(stopped: boolean): Promise<void> {
    const file = join(this.#options.directory, 'stopped')
    await mkdir(this.#options.directory, { recursive: true })
    if (stopped) await writeFile(file, '')
    else await rm(file, { force: true })
  }

  keys(): Promise<WalletKeys> {
    return (this.#keys ??= walletKeys(this.#options.directory))
  }

  protected paymentNotice(transaction: WechatTransaction, keys: WalletKeys): NoticeWriter {
    return (options) => writeNotice(transaction, keys, options)
  }

  /** Null for a provider that sends none. */
  protected refundNotice(refund: WechatRefund, keys: WalletKeys): NoticeWriter | null {
    return (options) => writeRefundNotice(refund, keys, options)
  }

  async #open(attempt: PaymentAttempt, opened: OpenedWay): Promise<void> {
    await this.#failWhenStopped()
    const requested = newOrder(attempt, opened)
    const order = await this.book.open(requested)
    if (!isSameOrder(order, requested)) throw walletError('INVALID_REQUEST')
    if (await this.book.outcomeOf(order.merchantNo)) throw walletError('ORDER_CLOSED')
  }

  #pageOf({ merchantNo }: PaymentAttempt): string {
    return `${this.#options.publicUrl}/local/wallet/${merchantNo}`
  }

  async #failWhenStopped(): Promise<void> {
    const stopped = await stat(join(this.#options.directory, 'stopped')).catch(() => null)
    if (stopped) throw walletError('the wallet is stopped')
  }

  async #transaction(order: WalletOrder): Promise<WechatTransaction> {
    const { merchantId, appId } = await this.keys()
    const end = await this.book.outcomeOf(order.merchantNo)
    const refunds = end?.state === 'paid' ? await this.book.refunds(order.merchantNo) : []
    const paid = refunds.length ? 'REFUND' : 'SUCCESS'
    return {
      appid: appId,
      mchid: merchantId,
      out_trade_no: order.merchantNo,
      trade_type: tradeTypes[order.way ?? 'native'],
      trade_state: end ? { paid, closed: 'CLOSED' }[end.state] : 'NOTPAY',
      ...(end?.transactionId && { transaction_id: end.transactionId, success_time: end.at }),
      amount: { total: end?.amountFen ?? order.amountFen, currency: 'CNY' },
    }
  }
}

const tradeTypes = { native: 'NATIVE', h5: 'MWEB', page: 'PAGE', jsapi: 'JSAPI', transfer: 'NATIVE' } as const

/** Each simulated provider has its own folder and webhook URL. */
export function localWalletOptions(provider: 'local' | 'local-alipay'): WalletOptions {
  const host = ['0.0.0.0', '::'].includes(env.get('HOST')) ? '127.0.0.1' : env.get('HOST')
  return {
    directory: join(env.get('DATA_DIR'), provider === 'local' ? 'wallet' : provider),
    notifyUrl: `http://${host}:${env.get('PORT')}/api/pay/${provider}/notify`,
    publicUrl,
    hasPages: localPages,
  }
}
