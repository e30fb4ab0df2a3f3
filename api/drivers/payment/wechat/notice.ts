import type { KeyObject } from 'node:crypto'
import { BadNotice, type PaymentNotice, type RawNotice } from '#drivers/payment/payment_gateway'
import { verifyAnswer } from '#drivers/payment/wechat/answer'
import { unseal } from '#drivers/payment/wechat/cipher'
import { readRefund } from '#drivers/payment/wechat/refund'
import { readTransaction } from '#drivers/payment/wechat/transaction'

/** What is needed to believe a notice. During a change of keys several serials are good at once. */
export interface NoticeKeys {
  /** Certificate serial or `PUB_KEY_ID_...` to the wallet's public key. */
  bySerial: Map<string, KeyObject>
  /** The merchant's APIv3 key, 32 characters. */
  apiKey: string
  merchantId: string
}

/**
 * Reads a notice of WeChat Pay v3, in this order: age, serial, signature over the raw body, and only then
 * its content, which is sealed with the merchant's key and so meant for this merchant. A payment to another merchant
 * is told all the same, because money that somebody sent has to be written down; a refund of another one is none.
 * @throws BadNotice
 */
export function readNotice(raw: RawNotice, keys: NoticeKeys, nowMs = Date.now()): PaymentNotice {
  verifyAnswer(raw, { bySerial: keys.bySerial, now: () => nowMs })
  return readContent(raw.body, keys)
}

function readContent(body: string, { apiKey, merchantId }: NoticeKeys): PaymentNotice {
  try {
    const { id, event_type: event, resource } = JSON.parse(body)
    const { original_type: type, ciphertext, nonce } = resource
    if (!['transaction', 'refund'].includes(type)) return { id, event, payment: null, refund: null }

    const aad = resource.associated_data ?? ''
    const told = JSON.parse(unseal(ciphertext, { apiKey, nonce, aad }))
    if (type === 'transaction') return { id, event, payment: readTransaction(told), refund: null }

    if (told.mchid !== merchantId) throw new Error('of another merchant')
    return { id, event, payment: null, refund: readRefund(told) }
  } catch (error) {
    throw new BadNotice(`content (${(error as Error).message})`)
  }
}
