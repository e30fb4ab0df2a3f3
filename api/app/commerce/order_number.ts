import { randomInt } from 'node:crypto'
import { BusinessZone, now } from '#core/time'

export function newOrderNumber(): string {
  const random = String(randomInt(100_000_000)).padStart(8, '0')
  return now().setZone(BusinessZone).toFormat('yyMMddHHmmss') + random
}
