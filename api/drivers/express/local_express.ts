import { createHash } from 'node:crypto'
import type { DateTime } from 'luxon'
import { BusinessZone, now, toWireTime } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { ExpressTracker, type Shipment, type Track, type TrackState } from '#drivers/express/express_tracker'

export const failingTrackingNo = 'SF0000000000'

const home = '济南市'

type Step = { at: DateTime; state: TrackState; remark: string }

/** Derives steps from shipment time and number, so they survive a restart. */
export default class LocalExpress extends ExpressTracker {
  async track(shipment: Shipment): Promise<Track> {
    if (shipment.trackingNo === failingTrackingNo) {
      throw new DriverFailure('express', { cause: 'the local courier is silent about this number' })
    }
    const passed = stepsOf(shipment).filter(({ at }) => at <= now())
    const routes = passed.map(({ at, remark }) => ({ acceptTime: toWireTime(at)!, remark }))
    return { state: passed.at(-1)?.state ?? 'unknown', routes: routes.reverse() }
  }
}

function stepsOf({ company, trackingNo, destination, shippedAt }: Shipment): Step[] {
  const [city, area] = cityAndDistrict(destination)
  const chance = deterministicRandom(trackingNo)
  const hours = (count: number, spread = 20) => shippedAt.plus({ hours: count, minutes: chance(spread) })
  const morning = firstMorning(hours(19, 60))
  const onThatDay = (hour: number, minute: number) => morning.set({ hour, minute, second: 0 })
  const step = (at: DateTime, state: TrackState, remark: string): Step => ({ at, state, remark })

  const fromAfar = [
    step(hours(6), 'moving', `【济南市】快件已发车，下一站【${city}转运中心】`),
    step(hours(16), 'moving', `【${city}】快件到达【${city}转运中心】`),
  ]
  const nearby = [step(hours(6), 'moving', `【济南市】快件已发车，下一站【${area}营业点】`)]

  return [
    step(shippedAt, 'accepted', `【济南市】${company} 已收取快件`),
    step(hours(3), 'moving', '【济南市】快件到达【济南齐鲁转运中心】'),
    ...(city === home ? nearby : fromAfar),
    step(onThatDay(6, 40 + chance(15)), 'moving', `【${city}】快件到达【${area}营业点】`),
    step(onThatDay(8, 10 + chance(40)), 'delivering', `【${city}】快件正在派送途中，请保持电话畅通，准备签收`),
    step(
      onThatDay(10 + chance(6), chance(60)),
      'signed',
      `【${city}】快件已签收，感谢使用${company}，期待再次为您服务`
    ),
  ]
}

function cityAndDistrict(destination: string | null): [string, string] {
  const [province = '', city, area] = destination?.trim().split(/\s+/) ?? []
  const town = city && city !== '市辖区' ? city : province
  return [town || home, area || town || home]
}

function firstMorning(after: DateTime): DateTime {
  const sameDay = after.setZone(BusinessZone).set({ hour: 6, minute: 0, second: 0 })
  return sameDay >= after ? sameDay : sameDay.plus({ days: 1 })
}

function deterministicRandom(trackingNo: string): (limit: number) => number {
  const bytes = createHash('sha256').update(trackingNo).digest()
  let at = 0
  return (limit) => bytes[at++ % bytes.length] % limit
}
