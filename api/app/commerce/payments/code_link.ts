import { DateTime } from 'luxon'
import type Order from '#commerce/order'
import { PayWithinMinutes } from '#commerce/terms'
import { sign, verify } from '#core/signature'
import { now } from '#core/time'

const purpose = 'order-qrcode'

/** Signed, because an `<img>` sends no token. */
export function codeLink(order: Order): string {
  const until = DateTime.min(order.expiresAt, now().plus({ minutes: PayWithinMinutes }))
  const exp = Math.floor(until.toSeconds())
  const sig = sign(purpose, order.orderNo, exp)
  return `/api/public/orders/${order.orderNo}/qrcode?exp=${exp}&sig=${sig}`
}

export function isCodeLink(orderNo: string, { exp, sig }: { exp?: number; sig?: string }): boolean {
  return exp !== undefined && sig !== undefined && verify(purpose, orderNo, exp, sig)
}
