import type { KeyObject } from 'node:crypto'
import {
  InvalidWebhookSignature,
  UnknownWebhookEvent,
  type PaymentWebhook,
  type RawWebhook,
} from '#drivers/payment/payment_gateway'
import { verifyResponse } from '#drivers/payment/wechat/verify_response'
import { decryptResource } from '#drivers/payment/wechat/cipher'
import { readRefund } from '#drivers/payment/wechat/refund'
import { readTransaction, requireTexts } from '#drivers/payment/wechat/transaction'

/** During a key change several serials are valid. */
export interface NoticeKeys {
  bySerial: Map<string, KeyObject>
  apiKey: string
  merchantId: string
}

/** Returns payments to other merchants too, because received money must be recorded. */
export function readNotice(raw: RawWebhook, keys: NoticeKeys, nowMs = Date.now()): PaymentWebhook {
  verifyResponse(raw, { bySerial: keys.bySerial, now: () => nowMs })
  return readContent(raw.body, keys)
}

function readContent(body: string, { apiKey, merchantId }: NoticeKeys): PaymentWebhook {
  try {
    const { id, event_type: event, resource } = JSON.parse(body)
    const { original_type: type, ciphertext, nonce } = resource
    requireTexts({ id, event }, ['id'], ['event'])
    if (!['transaction', 'refund'].includes(type)) return { id, event, payment: null, refund: null }

    const aad = resource.associated_data ?? ''
    const content = JSON.parse(decryptResource(ciphertext, { apiKey, nonce, aad }))
    if (type === 'transaction') return { id, event, payment: readTransaction(content), refund: null }

    if (content.mchid !== merchantId) throw new Error('of another merchant')
    return { id, event, payment: null, refund: readRefund(content) }
  } catch (error) {
    if (error instanceof UnknownWebhookEvent) throw error
    throw new InvalidWebhookSignature(`content (${(error as Error).message})`)
  }
}
