import { truncateBytes } from '#drivers/payment/truncate_bytes'
import type { PaymentAttempt, RefundRequest } from '#drivers/payment/payment_gateway'
import type { WechatSettings } from '#drivers/payment/wechat/settings'

const descriptionBytes = 127
const reasonBytes = 80

/** A repeated order must be identical byte by byte. */
export function orderBody(
  attempt: PaymentAttempt,
  settings: WechatSettings,
  payer: { payer: object } | { scene_info: object } | null = null
): object {
  const { appId: appid, merchantId: mchid, notifyUrl } = settings
  return {
    appid,
    mchid,
    description: truncateBytes(attempt.title, descriptionBytes),
    out_trade_no: attempt.merchantNo,
    time_expire: attempt.expiresAt.setZone('Asia/Shanghai').toFormat("yyyy-MM-dd'T'HH:mm:ssZZ"),
    notify_url: notifyUrl,
    amount: { total: attempt.amountFen, currency: 'CNY' },
    ...payer,
  }
}

export function refundBody(request: RefundRequest, { notifyUrl }: WechatSettings): object {
  return {
    out_trade_no: request.merchantNo,
    out_refund_no: request.refundNo,
    reason: truncateBytes(request.reason, reasonBytes),
    notify_url: notifyUrl,
    amount: { refund: request.refundFen, total: request.totalFen, currency: 'CNY' },
  }
}
