import { createHmac } from 'node:crypto'
import type { KnownDevice } from '#accounts/sessions/known_device'
import type { Budget } from '#core/http/budgets'
import { addressOf, siteOf } from '#core/http/network'
import env from '#start/env'

export interface Visitor {
  ip: string
  device: KnownDevice | null
}

/** Little for one telephone or device, more for an address, behind which a whole office may sit (docs/decisions/0029). */
type Limited = 'register' | 'reset'

export function budgetsOf(kind: Limited, telephone: string, visitor: Visitor): Budget[] {
  return [
    { key: `${kind}:telephone:${keyOf(telephone)}`, calls: 10, every: '1 hour' },
    visitorBudget(kind, visitor),
  ]
}

export function codeBudgets(visitor: Visitor, perDay: number): Budget[] {
  const hourly = visitorBudget('sms', visitor)
  if (visitor.device) {
    return [hourly, { key: `sms-day:device:${visitor.device.id}`, calls: 20, every: '1 day' }]
  }
  const share = Math.max(leastShare, Math.floor(perDay / shares))
  return [hourly, { key: `sms-day:site:${siteOf(visitor.ip)}`, calls: share, every: '1 day' }]
}

export function visitorBudget(kind: Limited | 'sms', { ip, device }: Visitor): Budget {
  if (device) return { key: `${kind}:device:${device.id}`, calls: 10, every: '1 hour' }
  return { key: `${kind}:address:${addressOf(ip)}`, calls: 60, every: '1 hour' }
}

/** Of the day's codes, so that ten addresses spend half of them at most. */
const shares = 20
const leastShare = 20

/** Telephones do not stand among the counters. */
function keyOf(telephone: string): string {
  return createHmac('sha256', env.get('INDEX_KEY')).update(`budget\n${telephone}`).digest('hex')
}
