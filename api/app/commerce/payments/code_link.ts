import { DateTime } from 'luxon'
import type Order from '#commerce/order'
import { PayWithinMinutes } from '#commerce/terms'
import { sign, verify } from '#core/signature'
import { now } from '#core/time'

const purpose = 'order-qrcode'

/** Signed, because an `<img>` sends no token; for one provider, because opening it ends the attempt at another one. */
export function codeLink(order: Order, provider: string): string {
  const exp = Math.floor(DateTime.min(order.expiresAt, nextEnd()).toSeconds())
  const query = new URLSearchParams({
    provider,
    exp: String(exp),
    sig: sign(purpose, subject(order.orderNo, provider), exp),
  })
  return `/api/public/orders/${order.orderNo}/qrcode?${query}`
}

export function isCodeLink(
  orderNo: string,
  { provider, exp, sig }: { provider?: string; exp?: number; sig?: string }
): boolean {
  if (provider === undefined || exp === undefined || sig === undefined) return false
  return verify(purpose, subject(orderNo, provider), exp, sig)
}

const subject = (orderNo: string, provider: string) => `${orderNo}/${provider}`

/** Changes twice an hour and not with each poll of the page: a new link reloads the picture. */
function nextEnd(): DateTime {
  const seconds = PayWithinMinutes * 60
  return DateTime.fromSeconds((Math.floor(now().toSeconds() / seconds) + 2) * seconds)
}
