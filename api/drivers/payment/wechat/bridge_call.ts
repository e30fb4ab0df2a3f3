import { randomBytes, type KeyObject } from 'node:crypto'
import type { BridgeCall } from '#drivers/payment/payment_gateway'
import { bridgeMessage, sign } from '#drivers/payment/wechat/signature'

export function bridgeCall(given: {
  appId: string
  prepayId: string
  privateKey: KeyObject
  at: number
  nonce?: string
}): BridgeCall {
  const { appId, prepayId, privateKey, at, nonce = randomBytes(16).toString('hex') } = given
  const signed = { appId, timeStamp: String(Math.floor(at / 1000)), nonceStr: nonce, package: `prepay_id=${prepayId}` }
  return { ...signed, signType: 'RSA', paySign: sign(bridgeMessage(signed), privateKey) }
}
