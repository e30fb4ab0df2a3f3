import { createHash, randomInt } from 'node:crypto'
import env from '#start/env'
import { now } from '#core/time'
import { callVendor, failureReason } from '#drivers/call_vendor'
import { DriverFailure } from '#drivers/driver_failure'
import { courierCode, couriersNeedingTelephone } from '#drivers/express/couriers'
import { rightAnswer, settingsOnly, type ProbeOptions, type ProbeResult } from '#drivers/probe'
import { ExpressTracker, type Shipment, type Track, type TrackState } from '#drivers/express/express_tracker'

export interface Kuaidi100Options {
  customer: string
  key: string
  endpoint?: string
}

/** "Not known yet, ask later": a response, not a failure. */
const noRouteYet = '500'
const maxRoutes = 200

export default class Kuaidi100 extends ExpressTracker {
  #options: Kuaidi100Options

  constructor(options: Kuaidi100Options = fromSettings()) {
    super()
    this.#options = options
  }

  async track(shipment: Shipment): Promise<Track> {
    const com = courierCode(shipment.company)
    if (!com) return fail(`no courier is called ${shipment.company}`)
    const { customer, key, endpoint = 'https://poll.kuaidi100.com' } = this.#options
    const param = JSON.stringify({
      com,
      num: shipment.trackingNo,
      ...(couriersNeedingTelephone.has(com) && shipment.telephone ? { phone: shipment.telephone } : {}),
      show: '0',
      order: 'desc',
    })
    const form = new URLSearchParams({ customer, sign: signOf(param, key, customer), param })
    const response = await callVendor(`${endpoint}/poll/query.do`, { method: 'POST', body: form }).catch((error) =>
      fail(failureReason(error))
    )
    if (!response.ok) return fail(`HTTP ${response.status}`)
    return trackFrom(response.text)
  }

  /** A number asked twice within half an hour is locked, so each probe asks another. */
  override async probe({ isPaid }: ProbeOptions): Promise<ProbeResult> {
    if (!isPaid) return settingsOnly()
    const trackingNo = `YT${randomInt(1e12, 1e13)}`
    const { state } = await this.track({
      company: '圆通速递',
      trackingNo,
      telephone: null,
      destination: null,
      shippedAt: now(),
    })
    return rightAnswer(`${trackingNo} is ${state}`)
  }
}

/** `UPPER(md5(param + key + customer))` */
export function signOf(param: string, key: string, customer: string): string {
  return createHash('md5')
    .update(param + key + customer)
    .digest('hex')
    .toUpperCase()
}

function trackFrom(text: string): Track {
  const body = parsed(text)
  if (body.result === false && String(body.returnCode) === noRouteYet) {
    return { state: 'unknown', routes: [] }
  }
  if (body.message !== 'ok' || !Array.isArray(body.data)) {
    return fail(`${body.returnCode ?? body.status}: ${body.message}`)
  }
  const routes = body.data
    .map((step: any) => ({ acceptTime: String(step.ftime ?? step.time), remark: step.context }))
    .filter(({ acceptTime, remark }: any) => isTime(acceptTime) && typeof remark === 'string')
    .sort((one: any, other: any) => other.acceptTime.localeCompare(one.acceptTime))
    .slice(0, maxRoutes)
  return { state: routes.length ? stateOf(String(body.state)) : 'unknown', routes }
}

function parsed(text: string): Record<string, any> {
  try {
    const body = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : fail('not an object')
  } catch (error) {
    return fail(failureReason(error))
  }
}

/** 10 to 13 are customs steps. */
function stateOf(code: string): TrackState {
  const states: Record<string, TrackState> = {
    0: 'moving',
    1: 'accepted',
    2: 'problem',
    3: 'signed',
    4: 'returned',
    5: 'delivering',
    6: 'returned',
    7: 'moving',
    14: 'problem',
  }
  return states[code] ?? 'moving'
}

const isTime = (text: string) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)

function fail(reason: string): never {
  throw new DriverFailure('express', { cause: reason })
}

function fromSettings(): Kuaidi100Options {
  const [customer, key] = [env.get('KUAIDI100_CUSTOMER'), env.get('KUAIDI100_KEY')]
  if (!customer || !key) {
    throw new Error('KUAIDI100_CUSTOMER and KUAIDI100_KEY must be set for EXPRESS_DRIVER=kuaidi100')
  }
  return { customer, key }
}
