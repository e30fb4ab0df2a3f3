import type { KeyObject } from 'node:crypto'
import { BadNotice, type PaymentNotice, type RawNotice } from '#drivers/payment/payment_gateway'
import { unseal } from '#drivers/payment/wechat_cipher'
import { answerMessage, isSigned } from '#drivers/payment/wechat_signature'
import { readRefund } from '#drivers/payment/wechat_refund'
import { readTransaction } from '#drivers/payment/wechat_transaction'

/** What is needed to believe a notice. During a change of keys several serials are good at once. */
export interface NoticeKeys {
  /** Certificate serial or `PUB_KEY_ID_...` to the wallet's public key. */
  bySerial: Map<string, KeyObject>
  /** The merchant's APIv3 key, 32 characters. */
  apiKey: string
}

const maxAgeSeconds = 300

/**
 * Reads a notice of WeChat Pay v3, in this order: age, serial, signature over the raw body, and only then
 * its content.
 * @throws BadNotice
 */
export function readNotice(raw: RawNotice, keys: NoticeKeys, nowMs = Date.now()): PaymentNotice {
  const header = (name: string) => single(raw.headers[name], name)
  const timestamp = header('wechatpay-timestamp')
  const nonce = header('wechatpay-nonce')
  const serial = header('wechatpay-serial')
  const signature = header('wechatpay-signature')

  if (!/^\d{1,12}$/.test(timestamp)) throw new BadNotice('timestamp')
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > maxAgeSeconds) throw new BadNotice('too old')

  const key = keys.bySerial.get(serial)
  if (!key) throw new BadNotice('unknown serial')
  const message = answerMessage({ timestamp, nonce, body: raw.body })
  if (!isSigned(message, signature, key)) throw new BadNotice('signature')

  return readContent(raw.body, keys.apiKey)
}

function readContent(body: string, apiKey: string): PaymentNotice {
  try {
    const { id, event_type: event, resource } = JSON.parse(body)
    const { original_type: type, ciphertext, nonce } = resource
    if (!['transaction', 'refund'].includes(type)) return { id, event, payment: null, refund: null }

    const aad = resource.associated_data ?? ''
    const told = JSON.parse(unseal(ciphertext, { apiKey, nonce, aad }))
    return type === 'refund'
      ? { id, event, payment: null, refund: readRefund(told) }
      : { id, event, payment: readTransaction(told), refund: null }
  } catch (error) {
    throw new BadNotice(`content (${(error as Error).message})`)
  }
}

function single(value: string | string[] | undefined, name: string): string {
  if (typeof value !== 'string' || value === '') throw new BadNotice(`no ${name}`)
  return value
}
