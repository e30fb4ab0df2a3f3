import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'
import { now } from '#core/time'

/**
 * Signs what a link may do until a moment: HMAC-SHA-256 over purpose, subject and expiry, so that one
 * link can never be used for another thing.
 */
export function sign(purpose: string, subject: string, expiresAt: number): string {
  return createHmac('sha256', env.get('QR_KEY'))
    .update(`${purpose}\n${subject}\n${expiresAt}`)
    .digest('base64url')
}

/** True when the signature is ours for just this and the moment (unix seconds) has not passed. */
export function verify(
  purpose: string,
  subject: string,
  expiresAt: number,
  signature: string
): boolean {
  const wanted = Buffer.from(sign(purpose, subject, expiresAt))
  const given = Buffer.from(signature)
  const intact = wanted.length === given.length && timingSafeEqual(wanted, given)
  return intact && expiresAt * 1000 > now().toMillis()
}
