import type { KeyObject } from 'node:crypto'
import { InvalidWebhookSignature, type RawWebhook } from '#drivers/payment/payment_gateway'
import { responseMessage, isValidSignature } from '#drivers/payment/wechat/signature'

const maxAgeSeconds = 300

/** At most five minutes old and signed over the raw body; `WECHATPAY/SIGNTEST/` probes fail. */
export function verifyResponse(
  raw: RawWebhook,
  { bySerial, now }: { bySerial: Map<string, KeyObject>; now: () => number }
): void {
  const header = (name: string) => singleHeader(raw.headers[name], name)
  const timestamp = header('wechatpay-timestamp')
  const nonce = header('wechatpay-nonce')
  const serial = header('wechatpay-serial')
  const signature = header('wechatpay-signature')

  if (!/^\d{1,12}$/.test(timestamp)) throw new InvalidWebhookSignature('timestamp')
  if (Math.abs(now() / 1000 - Number(timestamp)) > maxAgeSeconds) throw new InvalidWebhookSignature('too old')

  const key = bySerial.get(serial)
  if (!key) throw new InvalidWebhookSignature('unknown serial')
  const message = responseMessage({ timestamp, nonce, body: raw.body })
  if (!isValidSignature(message, signature, key)) throw new InvalidWebhookSignature('signature')
}

function singleHeader(value: string | string[] | undefined, name: string): string {
  if (typeof value !== 'string' || value === '') throw new InvalidWebhookSignature(`no ${name}`)
  return value
}
