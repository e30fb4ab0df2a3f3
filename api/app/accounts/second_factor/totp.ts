import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app supports it: SHA-1, six digits, thirty seconds. */
const period = 30
const tolerance = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: '筑学', label, period, digits: 6, secret: Secret.fromBase32(secret) })

/** 160 bits, as base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function totpUri(secret: string, loginName: string): string {
  return totpOf(secret, loginName).toString()
}

export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: tolerance })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}
