import type { KeyObject } from 'node:crypto'
import {
  InvalidWebhookSignature,
  UnknownWebhookEvent,
  type PaymentWebhook,
  type RawWebhook,
} from '#drivers/payment/payment_gateway'
import { isValidSignature, signedText, signType } from '#drivers/payment/alipay/signature'
import { readTrade } from '#drivers/payment/alipay/trade'

/**
 * A form, decoded once: decoding twice would fail for a percent sign. Returns payments to other sellers too, because
 * received money must be recorded. Alipay repeats a webhook for 25 hours, so its age proves nothing.
 */
export function readNotice({ body }: RawWebhook, { publicKey }: { publicKey: KeyObject }): PaymentWebhook {
  const fields = Object.fromEntries(new URLSearchParams(body)) as Record<string, string>
  const { sign, sign_type: kind = signType } = fields
  if (!sign) throw new InvalidWebhookSignature('no signature')
  if (kind !== signType) throw new InvalidWebhookSignature('another kind of signature')
  const text = signedText(fields, { without: ['sign', 'sign_type'] })
  if (!isValidSignature(text, sign, publicKey)) throw new InvalidWebhookSignature('signature')

  const { notify_id: id, notify_type: type, app_id: appId, seller_id: merchantId } = fields
  if (!id) throw new UnknownWebhookEvent('no notify_id')
  if (type !== 'trade_status_sync') return { id, event: type ?? '', payment: null, refund: null }
  if (!appId || !merchantId) throw new UnknownWebhookEvent('no app_id or seller_id')
  try {
    const payment = readTrade(fields, { merchantId, appId })
    return { id, event: fields.trade_status, payment, refund: null }
  } catch (error) {
    throw new UnknownWebhookEvent((error as Error).message)
  }
}
