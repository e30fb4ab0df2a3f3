import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** WeChat Pay API v3: SHA256-with-RSA, base64, over lines that all end in a line feed. */

/** `pathAndQuery` exactly as sent; `body` is empty for GET. */
export function requestMessage(request: {
  method: string
  pathAndQuery: string
  timestamp: string
  nonce: string
  body: string
}): string {
  const { method, pathAndQuery, timestamp, nonce, body } = request
  return lines(method, pathAndQuery, timestamp, nonce, body)
}

export function responseMessage(answer: { timestamp: string; nonce: string; body: string }): string {
  return lines(answer.timestamp, answer.nonce, answer.body)
}

/** `package` includes its `prepay_id=`. */
export function bridgeMessage(call: { appId: string; timeStamp: string; nonceStr: string; package: string }): string {
  return lines(call.appId, call.timeStamp, call.nonceStr, call.package)
}

export function sign(message: string, privateKey: KeyObject): string {
  return createSign('RSA-SHA256').update(message).sign(privateKey, 'base64')
}

/** Also false for malformed signatures, such as `WECHATPAY/SIGNTEST/` probes. */
export function isValidSignature(message: string, signature: string, publicKey: KeyObject): boolean {
  return createVerify('RSA-SHA256').update(message).verify(publicKey, signature, 'base64')
}

export function authorization(token: {
  merchantId: string
  serial: string
  timestamp: string
  nonce: string
  signature: string
}): string {
  const fields = {
    mchid: token.merchantId,
    nonce_str: token.nonce,
    signature: token.signature,
    timestamp: token.timestamp,
    serial_no: token.serial,
  }
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`
}

function lines(...parts: string[]): string {
  return parts.map((part) => `${part}\n`).join('')
}
