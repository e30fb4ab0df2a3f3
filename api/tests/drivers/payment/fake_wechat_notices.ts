import { randomUUID, type KeyObject } from 'node:crypto'
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { merchant, wallet, walletKey } from '#tests/drivers/payment/fake_wechat_keys'
import type { RawWebhook } from '#drivers/payment/payment_gateway'

export type Notice = RawWebhook & { headers: Record<string, string> }
export interface NoticeChanges {
  event?: string
  serial?: string
  key?: KeyObject
  /** Milliseconds. */
  at?: number
  apiKey?: string
}

/** The provider's seconds between the attempts of a notice. */
export const schedule = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10800, 10800, 10800, 21600, 21600]

const { AesGcm } = Aes as unknown as {
  AesGcm: { encrypt(text: string, key: string, nonce: string, aad: string): string }
}

/** A notice as the provider writes it, encrypted and signed by the official library. */
export function writeNotice(
  type: 'transaction' | 'refund',
  facts: object,
  changes: NoticeChanges & { at: number }
): Notice {
  const { event = 'TRANSACTION.SUCCESS', serial = wallet.publicKeyId, at } = changes
  const { apiKey = merchant.apiKey, key = walletKey(serial).privateKey } = changes
  const sealNonce = Formatter.nonce(12)
  const body = JSON.stringify({
    id: randomUUID(),
    create_time: new Date(at).toISOString(),
    resource_type: 'encrypt-resource',
    event_type: event,
    summary: '支付成功',
    resource: {
      original_type: type,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: AesGcm.encrypt(JSON.stringify(facts), apiKey, sealNonce, type),
      associated_data: type,
      nonce: sealNonce,
    },
  })
  return { body, headers: { 'content-type': 'application/json', ...signed(body, serial, key, at) } }
}

/** The signature headers of the provider's responses and notices. */
export function signed(body: string, serial: string, key: KeyObject, at: number) {
  const timestamp = String(Math.floor(at / 1000))
  const nonce = Formatter.nonce()
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    'wechatpay-signature': Rsa.sign(Formatter.response(timestamp, nonce, body), key),
  }
}
