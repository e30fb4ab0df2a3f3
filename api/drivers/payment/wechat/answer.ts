import type { KeyObject } from 'node:crypto'
import { BadNotice, type RawNotice } from '#drivers/payment/payment_gateway'
import { answerMessage, isSigned } from '#drivers/payment/wechat/signature'

const maxAgeSeconds = 300

/**
 * Whatever WeChat Pay says, in a notice or in an answer, has to be of these five minutes and signed by a key
 * that we know, over the raw body. Probes that begin with `WECHATPAY/SIGNTEST/` fail like any bad signature.
 * @throws BadNotice
 */
export function verifyAnswer(
  raw: RawNotice,
  { bySerial, now }: { bySerial: Map<string, KeyObject>; now: () => number }
): void {
  const header = (name: string) => single(raw.headers[name], name)
  const timestamp = header('wechatpay-timestamp')
  const nonce = header('wechatpay-nonce')
  const serial = header('wechatpay-serial')
  const signature = header('wechatpay-signature')

  if (!/^\d{1,12}$/.test(timestamp)) throw new BadNotice('timestamp')
  if (Math.abs(now() / 1000 - Number(timestamp)) > maxAgeSeconds) throw new BadNotice('too old')

  const key = bySerial.get(serial)
  if (!key) throw new BadNotice('unknown serial')
  const message = answerMessage({ timestamp, nonce, body: raw.body })
  if (!isSigned(message, signature, key)) throw new BadNotice('signature')
}

function single(value: string | string[] | undefined, name: string): string {
  if (typeof value !== 'string' || value === '') throw new BadNotice(`no ${name}`)
  return value
}
