import { randomInt } from 'node:crypto'
import type { DateTime } from 'luxon'
import { now } from '#core/time'
import type { RefundRequest } from '#drivers/payment/payment_gateway'
import type { WalletBook, WalletRefund } from '#drivers/payment/local/wallet_store'
import { walletError } from '#drivers/payment/local/wallet_orders'
import type { WechatRefund } from '#drivers/payment/wechat/refund'

/** Creates the refund, or finds the one with its number. The sum never exceeds the payment. */
export async function recordRefund(
  book: WalletBook,
  request: RefundRequest
): Promise<{ refund: WechatRefund; isNew: boolean }> {
  const { merchantNo, refundNo, refundFen, reason } = request
  if (!/^[\w\-|*@]{1,64}$/.test(refundNo)) throw walletError('PARAM_ERROR: refund number')
  const end = await book.outcomeOf(merchantNo)
  if (end?.state !== 'paid' || end.amountFen !== request.totalFen) throw walletError('INVALID_REQUEST')

  for (;;) {
    const before = await book.refunds(merchantNo)
    const same = before.find((refund) => refund.refundNo === refundNo)
    if (same && same.refundFen !== refundFen) throw walletError('INVALID_REQUEST')
    if (same) return { refund: toWechatRefund(merchantNo, end, same), isNew: false }

    const sum = before.reduce((all, refund) => all + refund.refundFen, refundFen)
    if (refundFen < 1 || sum > end.amountFen) throw walletError('NOT_ENOUGH')
    if ((await book.claimRefund(refundNo, merchantNo)) !== merchantNo) throw walletError('INVALID_REQUEST')

    const at = now().setZone('Asia/Shanghai')
    const refund = { refundNo, refundFen, reason, refundId: newId(at), at: at.toISO()! }
    if (await book.addRefund(merchantNo, before.length + 1, refund)) {
      return { refund: toWechatRefund(merchantNo, end, refund), isNew: true }
    }
  }
}

export async function findRefund(book: WalletBook, refundNo: string): Promise<WechatRefund | null> {
  const merchantNo = await book.orderOfRefund(refundNo)
  const end = merchantNo && (await book.outcomeOf(merchantNo))
  if (!merchantNo || !end) return null
  const refund = (await book.refunds(merchantNo)).find((one) => one.refundNo === refundNo)
  return refund ? toWechatRefund(merchantNo, end, refund) : null
}

function toWechatRefund(
  merchantNo: string,
  { transactionId, amountFen }: { transactionId: string | null; amountFen: number },
  refund: WalletRefund
): WechatRefund {
  return {
    out_trade_no: merchantNo,
    out_refund_no: refund.refundNo,
    refund_id: refund.refundId,
    transaction_id: transactionId!,
    status: 'SUCCESS',
    success_time: refund.at,
    amount: { refund: refund.refundFen, total: amountFen, currency: 'CNY' },
  }
}

/** In WeChat Pay's format: 5030, the day, sixteen digits. */
function newId(at: DateTime): string {
  const serial = Array.from({ length: 16 }, () => randomInt(10)).join('')
  return `5030${at.toFormat('yyyyMMdd')}${serial}`
}
