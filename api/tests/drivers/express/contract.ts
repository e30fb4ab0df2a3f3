import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { setClock } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import type { ExpressTracker, Shipment } from '#drivers/express/express_tracker'

/** A courier and its fake service. */
export interface ExpressBench {
  tracker: ExpressTracker
  /** Hands over a parcel at its shipping time; the clock moves it from then on. */
  ship(shipment: Shipment): void
  /** A tracking number that the courier never answers. */
  silent: string
  close(): Promise<void>
}

export const shippedAt = DateTime.fromISO('2026-03-02T15:20:00+08:00')

export function shipment(changes: Partial<Shipment> = {}): Shipment {
  return {
    company: '顺丰速运',
    trackingNo: 'SF1234567890',
    telephone: '13900000000',
    destination: '山东省 青岛市 市南区',
    shippedAt,
    ...changes,
  }
}

/** The contract of every parcel tracker. */
export function expressContract(name: string, open: () => Promise<ExpressBench>): void {
  test.group(`Express: ${name}`, (group) => {
    let bench: ExpressBench
    group.each.setup(async () => {
      bench = await open()
      return async () => {
        setClock(null)
        await bench.close()
      }
    })
    const hoursLater = (hours: number) => setClock(() => shippedAt.plus({ hours }))

    test('routes are sorted newest first, in business time', async ({ assert }) => {
      bench.ship(shipment())
      hoursLater(80)

      const { routes } = await bench.tracker.track(shipment())

      const times = routes.map(({ acceptTime }) => acceptTime)
      assert.isAtLeast(times.length, 3)
      assert.deepEqual(times, [...times].sort().reverse())
      for (const time of times) assert.match(time, /^2026-03-0\d \d\d:\d\d:\d\d$/)
      for (const { remark } of routes) assert.match(remark, /\p{Script=Han}/u)
    })

    test('routes grow over time and end as signed for', async ({ assert }) => {
      bench.ship(shipment())
      const seen = []
      for (const hours of [1, 10, 80]) {
        hoursLater(hours)
        seen.push(await bench.tracker.track(shipment()))
      }

      assert.equal(seen[0].state, 'accepted')
      assert.equal(seen.at(-1)!.state, 'signed')
      for (const [at, { routes }] of seen.entries()) {
        if (at === 0) continue
        assert.isAbove(routes.length, seen[at - 1].routes.length)
        assert.deepEqual(routes.slice(-seen[at - 1].routes.length), seen[at - 1].routes)
      }
    })

    test('an unshipped parcel is unknown, not an error', async ({ assert }) => {
      hoursLater(-1)

      assert.deepEqual(await bench.tracker.track(shipment()), { state: 'unknown', routes: [] })
    })

    test('an unanswered request is a DriverFailure', async ({ assert }) => {
      hoursLater(1)

      await assert.rejects(() => bench.tracker.track(shipment({ trackingNo: bench.silent })), DriverFailure)
    })
  })
}
