import { createHash } from 'node:crypto'

/** A number in [0, 1) that is always the same for the same name. */
export function chance(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32
}

/** An integer from `from` to `to`, both inclusive. */
export function whole(name: string, from: number, to: number): number {
  return from + Math.floor(chance(name) * (to - from + 1))
}

/** `length` pseudo-random characters of a-z and 0-9. */
export function letters(name: string, length: number): string {
  const digest = createHash('sha256').update(name).digest('hex')
  return BigInt(`0x${digest}`).toString(36).slice(0, length).padStart(length, '0')
}

/** `length` digits. */
export function digits(name: string, length: number): string {
  const digest = createHash('sha256').update(name).digest('hex')
  return BigInt(`0x${digest}`).toString().slice(-length)
}
