import { generateKeyPairSync, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RawWebhook } from '#drivers/payment/payment_gateway'
import { encryptResource } from '#drivers/payment/wechat/cipher'
import { responseMessage, sign } from '#drivers/payment/wechat/signature'
import type { WechatRefund } from '#drivers/payment/wechat/refund'
import type { WechatTransaction } from '#drivers/payment/wechat/transaction'
import type { WalletKeys } from '#drivers/payment/local/wallet_keys'
import type { WalletFailure } from '#drivers/payment/local/simulated_faults'

const responseTimeoutMs = 5000
/** WeChat Pay's schedule, in seconds after the previous attempt. */
const retrySeconds = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10800, 10800, 10800, 21600, 21600]
export const delaySeconds = 8
const duplicateCount = 5

export interface NoticeOptions {
  at?: Date
  privateKey?: KeyObject
}
export type NoticeWriter = (options?: NoticeOptions) => Notice
export type Notice = RawWebhook & { headers: Record<string, string> }

export function writeNotice(transaction: WechatTransaction, keys: WalletKeys, options: NoticeOptions = {}): Notice {
  const event = { event_type: 'TRANSACTION.SUCCESS', summary: '支付成功' }
  return signedNotice({ type: 'transaction', event, content: transaction }, keys, options)
}

/** Only in webhooks the state is called `refund_status`. */
export function writeRefundNotice(
  { status, ...refund }: WechatRefund,
  keys: WalletKeys,
  options: NoticeOptions = {}
): Notice {
  const event = { event_type: `REFUND.${status}`, summary: '退款成功' }
  const content = { mchid: keys.merchantId, ...refund, refund_status: status }
  return signedNotice({ type: 'refund', event, content }, keys, options)
}

function signedNotice(
  { type, event, content }: { type: string; event: object; content: object },
  keys: WalletKeys,
  { at = new Date(), privateKey = keys.privateKey }: NoticeOptions
): Notice {
  const cipherNonce = randomBytes(6).toString('hex')
  const aad = type
  const body = JSON.stringify({
    id: randomUUID(),
    create_time: at.toISOString(),
    ...event,
    resource_type: 'encrypt-resource',
    resource: {
      original_type: type,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: encryptResource(JSON.stringify(content), { apiKey: keys.apiKey, nonce: cipherNonce, aad }),
      associated_data: aad,
      nonce: cipherNonce,
    },
  })
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': keys.serial,
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
      'wechatpay-signature': sign(responseMessage({ timestamp, nonce, body }), privateKey),
    },
  }
}

/** Retries live in this process: after a restart the merchant polls, as with a real provider. */
export async function deliverPayment(url: string, notice: NoticeWriter, failure: WalletFailure | null): Promise<void> {
  if (failure === 'lose') return
  if (failure === 'delay') await pause(delaySeconds * 1000, undefined, { ref: false })
  if (failure === 'duplicate') {
    await Promise.all(Array.from({ length: duplicateCount }, () => post(url, notice())))
    return
  }
  if (failure === 'forge') {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await post(url, notice({ privateKey }))
    return
  }
  if (failure === 'old') {
    await post(url, notice({ at: new Date(Date.now() - 600_000) }))
    return
  }

  await deliverWithRetries(url, notice)
}

export function deliverRefund(url: string, notice: NoticeWriter): Promise<void> {
  return deliverWithRetries(url, notice)
}

async function deliverWithRetries(url: string, notice: () => Notice): Promise<void> {
  for (const seconds of [0, ...retrySeconds]) {
    if (seconds) await pause(seconds * 1000, undefined, { ref: false })
    if (await post(url, notice())) return
  }
}

async function post(url: string, notice: Notice): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...notice,
      redirect: 'error',
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
