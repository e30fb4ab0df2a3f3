import { randomInt } from 'node:crypto'
import { now, toWireTime } from '#core/time'

/** The business time to the second, `yyMMddHHmmss`, and eight random digits. */
export function newOrderNumber(): string {
  const random = String(randomInt(100_000_000)).padStart(8, '0')
  return toWireTime(now())!.replace(/\D/g, '').slice(2) + random
}
