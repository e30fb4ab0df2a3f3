import { randomInt } from 'node:crypto'
import { BusinessZone, now } from '#core/time'

/** The public number of an order: `yyMMddHHmmss` of the business and eight random digits. */
export function newOrderNumber(): string {
  const random = String(randomInt(100_000_000)).padStart(8, '0')
  return now().setZone(BusinessZone).toFormat('yyMMddHHmmss') + random
}
