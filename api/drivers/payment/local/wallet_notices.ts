import { generateKeyPairSync, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RawNotice } from '#drivers/payment/payment_gateway'
import { seal } from '#drivers/payment/wechat/cipher'
import { answerMessage, sign } from '#drivers/payment/wechat/signature'
import type { WechatRefund } from '#drivers/payment/wechat/refund'
import type { WechatTransaction } from '#drivers/payment/wechat/transaction'
import type { WalletKeys } from '#drivers/payment/local/wallet_keys'
import type { WalletFault } from '#drivers/payment/local/wallet_faults'

const answerWithinMs = 5000
/** WeChat Pay's own schedule, in seconds after the call before. */
const retrySeconds = [
  15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10800, 10800, 10800, 21600, 21600,
]
export const delaySeconds = 8
const copiesOfADuplicate = 5

/** When a notice is written and who signs it, where a fault wants it otherwise. */
interface Writing {
  at?: Date
  privateKey?: KeyObject
}
type Notice = RawNotice & { headers: Record<string, string> }

/** A notice of a payment as WeChat Pay v3 sends it: sealed resource, signature in the headers. */
export function writeNotice(
  transaction: WechatTransaction,
  keys: WalletKeys,
  writing: Writing = {}
): Notice {
  const event = { event_type: 'TRANSACTION.SUCCESS', summary: '支付成功' }
  return write({ type: 'transaction', event, told: transaction }, keys, writing)
}

/** A notice of a refund. Its state is called `refund_status` here and nowhere else. */
export function writeRefundNotice(
  { status, ...refund }: WechatRefund,
  keys: WalletKeys,
  writing: Writing = {}
): Notice {
  const event = { event_type: `REFUND.${status}`, summary: '退款成功' }
  const told = { mchid: keys.merchantId, ...refund, refund_status: status }
  return write({ type: 'refund', event, told }, keys, writing)
}

function write(
  { type, event, told }: { type: string; event: object; told: object },
  keys: WalletKeys,
  { at = new Date(), privateKey = keys.privateKey }: Writing
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
      ciphertext: seal(JSON.stringify(told), {
        apiKey: keys.apiKey,
        nonce: cipherNonce,
        aad,
      }),
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
      'wechatpay-signature': sign(answerMessage({ timestamp, nonce, body }), privateKey),
    },
  }
}

/**
 * Tells the merchant of a payment until it answers 2xx, in the way the fault asks for. Retries live in
 * this process; after a restart the merchant asks by itself, as it has to with the real wallet.
 */
export async function deliver(
  url: string,
  transaction: WechatTransaction,
  keys: WalletKeys,
  fault: WalletFault | null
): Promise<void> {
  const notice = () => writeNotice(transaction, keys)
  if (fault === 'lose') return
  if (fault === 'delay') await pause(delaySeconds * 1000, undefined, { ref: false })
  if (fault === 'duplicate') {
    await Promise.all(Array.from({ length: copiesOfADuplicate }, () => post(url, notice())))
    return
  }
  if (fault === 'forge') {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await post(url, writeNotice(transaction, keys, { privateKey }))
    return
  }
  if (fault === 'old') {
    await post(url, writeNotice(transaction, keys, { at: new Date(Date.now() - 600_000) }))
    return
  }

  await repeat(url, notice)
}

/** Tells the merchant that a refund is done, until it answers 2xx. */
export function deliverRefund(url: string, refund: WechatRefund, keys: WalletKeys): Promise<void> {
  return repeat(url, () => writeRefundNotice(refund, keys))
}

async function repeat(url: string, notice: () => Notice): Promise<void> {
  for (const seconds of [0, ...retrySeconds]) {
    if (seconds) await pause(seconds * 1000, undefined, { ref: false })
    if (await post(url, notice())) return
  }
}

async function post(url: string, notice: Notice): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      ...notice,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
