import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'
import { now } from '#core/time'

/** HMAC-SHA-256 over purpose, subject and expiry (unix seconds): a link is invalid for another purpose. */
export function sign(purpose: string, subject: string, expiresAt: number): string {
  return createHmac('sha256', env.get('QR_KEY')).update(`${purpose}\n${subject}\n${expiresAt}`).digest('base64url')
}

export function verify(purpose: string, subject: string, expiresAt: number, signature: string): boolean {
  const expected = Buffer.from(sign(purpose, subject, expiresAt))
  const given = Buffer.from(signature)
  const intact = expected.length === given.length && timingSafeEqual(expected, given)
  return intact && expiresAt * 1000 > now().toMillis()
}
