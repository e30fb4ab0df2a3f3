import { createHmac } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { serverTime } from './clock'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of an authenticator app (RFC 6238) at an offset from the product's clock, which tests advance. */
export async function totpCode(request: APIRequestContext, base32: string, offsetSeconds = 0): Promise<string> {
  const seconds = (await serverTime(request)).getTime() / 1000 + offsetSeconds
  const bits = [...base32].map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0'))
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2))
  )
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / 30)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0x0f) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
