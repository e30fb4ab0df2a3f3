import { createHmac } from 'node:crypto'
import type { RememberedDevice } from '#accounts/sessions/remembered_device'
import type { Quota } from '#core/http/quotas'
import { ipBucket, sitePrefixOf } from '#core/http/ip_ranges'
import env from '#start/env'

export interface Visitor {
  ip: string
  device: RememberedDevice | null
}

type Limited = 'register' | 'reset'

/**
 * Per hour. A remembered device also counts for its IP, because every user who signs in gets one. Twenty colleagues of
 * an office who register and sign in by code need forty codes, so sixty are for clients without a remembered device; as
 * many again remain for those with one, so that unknown clients behind the same IP cannot exhaust their quota.
 */
const hourly = { telephone: 10, device: 10, newDevices: 60, address: 120 }

/**
 * Shares of the daily codes of all clients: unknown clients of one site get a twentieth, so that ten sites use half,
 * and a site gets a tenth in all. Of the usual 2,000 these are 100 and 200: a training centre registers 100 learners a day.
 */
const shares = { newDevices: 20, site: 10 }
const minShares = { newDevices: 20, site: 40 }
const codesOfDevicePerDay = 20

export function visitorQuotas(kind: Limited, telephone: string, visitor: Visitor): Quota[] {
  return [
    { key: `${kind}:telephone:${keyOf(telephone)}`, calls: hourly.telephone, every: '1 hour' },
    ...visitorCounters(kind, visitor),
  ]
}

export function smsCodeQuotas(visitor: Visitor, perDay: number): Quota[] {
  return [...visitorCounters('sms', visitor), ...daily(visitor, perDay)]
}

/** The use of these counters, which decides whether a visitor must compute a proof of work. */
export function visitorCounters(kind: Limited | 'sms', { ip, device }: Visitor): Quota[] {
  const address = ipBucket(ip)
  const every = '1 hour'
  return [
    device
      ? { key: `${kind}:device:${device.id}`, calls: hourly.device, every }
      : { key: `${kind}:newDevices:${address}`, calls: hourly.newDevices, every },
    { key: `${kind}:address:${address}`, calls: hourly.address, every },
  ]
}

function daily({ ip, device }: Visitor, perDay: number): Quota[] {
  const site = sitePrefixOf(ip)
  const share = (whose: keyof typeof shares) => Math.max(minShares[whose], Math.floor(perDay / shares[whose]))
  const every = '1 day'
  return [
    device
      ? { key: `sms-day:device:${device.id}`, calls: codesOfDevicePerDay, every }
      : { key: `sms-day:newDevices:${site}`, calls: share('newDevices'), every },
    { key: `sms-day:site:${site}`, calls: share('site'), every },
  ]
}

/** Counters do not contain telephones. */
function keyOf(telephone: string): string {
  return createHmac('sha256', env.get('INDEX_KEY')).update(`budget\n${telephone}`).digest('hex')
}
