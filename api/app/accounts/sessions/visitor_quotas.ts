import { createHmac } from 'node:crypto'
import type { RememberedDevice } from '#accounts/sessions/known_device'
import type { Quota } from '#core/http/quotas'
import { ipBucket, sitePrefixOf } from '#core/http/ip_ranges'
import env from '#start/env'

export interface Visitor {
  ip: string
  device: RememberedDevice | null
}

type Limited = 'register' | 'reset'

/**
 * In an hour. A known device counts inside its address, because everybody who signs in gets one. Twenty colleagues of an
 * office who register and sign in by code need forty codes, so sixty are for callers without a known device; as many
 * again remain for those with one, so that strangers behind the same address cannot use up what they need.
 */
const hourly = { telephone: 10, device: 10, strangers: 60, address: 120 }

/**
 * Of the day's codes for everybody: a site gets a twentieth for strangers, so that ten sites spend half, and a tenth
 * in all. Of the usual 2,000 these are 100 and 200: a training centre registers a hundred learners in a day.
 */
const shares = { strangers: 20, site: 10 }
const leastShares = { strangers: 20, site: 40 }
const codesOfDevicePerDay = 20

export function visitorQuotas(kind: Limited, telephone: string, visitor: Visitor): Quota[] {
  return [
    { key: `${kind}:telephone:${keyOf(telephone)}`, calls: hourly.telephone, every: '1 hour' },
    ...visitorBudgets(kind, visitor),
  ]
}

export function smsCodeQuotas(visitor: Visitor, perDay: number): Quota[] {
  return [...visitorBudgets('sms', visitor), ...daily(visitor, perDay)]
}

/** What was spent of any of these counts for the work that a visitor is asked for. */
export function visitorBudgets(kind: Limited | 'sms', { ip, device }: Visitor): Quota[] {
  const address = ipBucket(ip)
  const every = '1 hour'
  return [
    device
      ? { key: `${kind}:device:${device.id}`, calls: hourly.device, every }
      : { key: `${kind}:strangers:${address}`, calls: hourly.strangers, every },
    { key: `${kind}:address:${address}`, calls: hourly.address, every },
  ]
}

function daily({ ip, device }: Visitor, perDay: number): Quota[] {
  const site = sitePrefixOf(ip)
  const share = (whose: keyof typeof shares) => Math.max(leastShares[whose], Math.floor(perDay / shares[whose]))
  const every = '1 day'
  return [
    device
      ? { key: `sms-day:device:${device.id}`, calls: codesOfDevicePerDay, every }
      : { key: `sms-day:strangers:${site}`, calls: share('strangers'), every },
    { key: `sms-day:site:${site}`, calls: share('site'), every },
  ]
}

/** Telephones do not stand among the counters. */
function keyOf(telephone: string): string {
  return createHmac('sha256', env.get('INDEX_KEY')).update(`budget\n${telephone}`).digest('hex')
}
