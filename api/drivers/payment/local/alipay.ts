import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import LocalWallet, { localWalletOptions, type WalletView } from '#drivers/payment/local/wallet'
import type { WalletKeys } from '#drivers/payment/local/wallet_keys'
import type { NoticeWriter } from '#drivers/payment/local/wallet_webhooks'
import { readNotice } from '#drivers/payment/alipay/notice'
import { sign, signedText, signType } from '#drivers/payment/alipay/signature'
import type { PayWay, PaymentWebhook, ProviderPayment, RawWebhook } from '#drivers/payment/payment_gateway'
import type { WechatTransaction } from '#drivers/payment/wechat/transaction'
import { fenToYuan } from '#drivers/payment/yuan'

/**
 * Behaves as Alipay where it differs from WeChat Pay: its webhooks, no webhook about a refund, and a code that is
 * unknown, and cannot be closed, until somebody scans it.
 */
export default class LocalAlipay extends LocalWallet {
  override readonly provider = 'local-alipay'
  override readonly noticeAnswer = 'success'
  override readonly canBePaidAfterClosing = true

  constructor(options = localWalletOptions('local-alipay')) {
    super(options)
  }

  override get ways(): readonly PayWay[] {
    return this.hasPages ? ['native', 'page', 'h5'] : ['native']
  }

  override get bridgeUrl(): string | null {
    return null
  }

  override async keys(): Promise<WalletKeys> {
    return { ...(await super.keys()), merchantId: '2088000000000001', appId: '2021000000000001' }
  }

  override async find(merchantNo: string): Promise<ProviderPayment | null> {
    const found = await super.find(merchantNo)
    return found?.state === 'open' && !(await this.book.isScanned(merchantNo)) ? null : found
  }

  override async close(merchantNo: string): Promise<ProviderPayment | null> {
    return (await this.find(merchantNo)) && super.close(merchantNo)
  }

  override async view(merchantNo: string): Promise<WalletView | null> {
    const order = await super.view(merchantNo)
    if (order) await this.book.recordScan(merchantNo)
    return order
  }

  override async readNotice(raw: RawWebhook): Promise<PaymentWebhook> {
    return readNotice(raw, await this.keys())
  }

  protected override paymentNotice(transaction: WechatTransaction, keys: WalletKeys): NoticeWriter {
    return ({ at = new Date(), privateKey = keys.privateKey } = {}) => {
      const fields = noticeFields(transaction, at)
      const text = signedText(fields, { without: ['sign_type'] })
      const body = new URLSearchParams({ ...fields, sign: sign(text, privateKey) }).toString()
      return { body, headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' } }
    }
  }

  protected override refundNotice(): null {
    return null
  }
}

function noticeFields(transaction: WechatTransaction, at: Date): Record<string, string> {
  const time = (iso: string) => DateTime.fromISO(iso, { zone: 'Asia/Shanghai' }).toFormat('yyyy-MM-dd HH:mm:ss')
  const yuan = fenToYuan(transaction.amount!.total)
  return {
    notify_id: randomUUID().replaceAll('-', ''),
    notify_type: 'trade_status_sync',
    notify_time: time(at.toISOString()),
    charset: 'utf-8',
    version: '1.0',
    sign_type: signType,
    app_id: transaction.appid,
    seller_id: transaction.mchid,
    out_trade_no: transaction.out_trade_no,
    trade_no: transaction.transaction_id!,
    trade_status: 'TRADE_SUCCESS',
    total_amount: yuan,
    receipt_amount: yuan,
    gmt_payment: time(transaction.success_time!),
  }
}
