import type { ApiClient } from '@japa/api-client'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Parcel from '#commerce/parcels/parcel'
import { Role } from '#core/roles'
import { setClock, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { ExpressTracker, type Shipment, type Track } from '#drivers/express/express_tracker'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'

const shippedAt = DateTime.fromISO('2026-03-02T15:20:00+08:00')
const step = (acceptTime: string, remark: string) => ({ acceptTime, remark })
const moving: Track = { state: 'moving', routes: [step('2026-03-02 18:00:00', '快件已发车')] }
const signed: Track = { state: 'signed', routes: [step('2026-03-04 11:00:00', '快件已签收'), ...moving.routes] }

/** Returns the given track and records the requests. */
class FakeTracker extends ExpressTracker {
  shipments: Shipment[] = []
  response: Track | 'nothing' = moving

  async track(shipment: Shipment) {
    this.shipments.push(shipment)
    await pause(20)
    if (this.response === 'nothing') throw new DriverFailure('express', { cause: 'silence' })
    return this.response
  }
}

test.group('Parcel tracking', (group) => {
  shop.resetShopEachTest(group)
  let tracker: FakeTracker
  group.each.setup(async () => {
    tracker = new FakeTracker()
    app.container.swap(ExpressTracker, () => tracker)
    await db.from('parcels').delete()
    return () => {
      app.container.restore(ExpressTracker)
      setClock(null)
    }
  })
  const minutesLater = (minutes: number) => setClock(() => shippedAt.plus({ minutes }))

  async function sent(client: ApiClient, buyer: CreatedUser, trackingNo = 'SF1234567890') {
    const addrId = await shop.address(buyer)
    const book = await shop.course({ type: 3 })
    const orderNo = await shop.ordered(client, buyer, shop.one(book), { addrId })
    await db
      .from('orders')
      .where('order_no', orderNo)
      .update({
        order_status: 2,
        paid_at: toStored(shippedAt.minus({ days: 1 })),
        express_company: '顺丰速运',
        tracking_no: trackingNo,
        delivered_at: toStored(shippedAt),
      })
    return orderNo
  }

  const getTracking = (client: ApiClient, { token }: CreatedUser, orderNo: string) =>
    client.get(`/api/orders/${orderNo}/tracking-logs`).as(token)

  test('tracking is for owner and admin; others get 404', async ({ client, assert }) => {
    const [buyer, anotherUser, admin] = [await createUser(), await createUser(), await createUser(Role.Admin)]
    const orderNo = await sent(client, buyer)
    minutesLater(0)

    for (const viewer of [buyer, admin]) {
      const answer = await getTracking(client, viewer, orderNo)
      assert.containsSubset(answer.body(), {
        code: '200',
        state: 'moving',
        routes: moving.routes,
        expressCompany: '顺丰速运',
        trackingNo: 'SF1234567890',
        notice: null,
        checkedTime: '2026-03-02 15:20:00',
      })
    }
    const foreign = await getTracking(client, anotherUser, orderNo)
    const missing = await getTracking(client, anotherUser, '26010100000000000000')
    assert.equal(foreign.status(), 404)
    assert.equal(foreign.text(), missing.text())
  })

  test('destination and telephone are sent to the tracker', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await sent(client, buyer)
    minutesLater(0)

    await getTracking(client, buyer, orderNo)

    const [{ telephone, destination, company }] = tracker.shipments
    assert.deepEqual([telephone, destination, company], ['13900000000', '山东省 济南市 历下区', '顺丰速运'])
    assert.equal(tracker.shipments[0].shippedAt.toMillis(), shippedAt.toMillis())
  })

  test('an unshipped order sends no query', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await shop.ordered(client, buyer, shop.one(await shop.course()))

    const answer = await getTracking(client, buyer, orderNo)

    assert.containsSubset(answer.body(), { routes: [], state: 'unknown', trackingNo: null })
    assert.isEmpty(tracker.shipments)
  })

  test('twenty concurrent requests share one query', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await sent(client, buyer)
    minutesLater(0)

    const answers = await Promise.all(Array.from({ length: 20 }, () => getTracking(client, buyer, orderNo)))

    for (const answer of answers) assert.deepEqual(answer.body().routes, moving.routes)
    assert.lengthOf(tracker.shipments, 1)
  })

  test('the tracker is queried every half hour at most', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await sent(client, buyer)
    minutesLater(0)
    await getTracking(client, buyer, orderNo)
    tracker.response = signed

    minutesLater(29)
    assert.equal((await getTracking(client, buyer, orderNo)).body().state, 'moving')
    minutesLater(31)
    assert.equal((await getTracking(client, buyer, orderNo)).body().state, 'signed')
    assert.lengthOf(tracker.shipments, 2)
  })

  test('a signed parcel is not queried again', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await sent(client, buyer)
    tracker.response = signed
    minutesLater(0)
    await getTracking(client, buyer, orderNo)

    minutesLater(600)
    assert.deepEqual((await getTracking(client, buyer, orderNo)).body().routes, signed.routes)
    assert.lengthOf(tracker.shipments, 1)
  })

  test('known steps stay while the tracker fails', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await sent(client, buyer)
    minutesLater(0)
    await getTracking(client, buyer, orderNo)
    tracker.response = 'nothing'
    minutesLater(40)

    for (let times = 0; times < 3; times++) {
      const answer = await getTracking(client, buyer, orderNo)
      assert.containsSubset(answer.body(), {
        code: '200',
        routes: moving.routes,
        state: 'moving',
        notice: '物流信息暂时无法更新',
        checkedTime: '2026-03-02 15:20:00',
      })
    }
    assert.lengthOf(tracker.shipments, 2)

    tracker.response = signed
    minutesLater(71)
    const healed = await getTracking(client, buyer, orderNo)
    assert.containsSubset(healed.body(), { state: 'signed', notice: null })
  })

  test('an empty track does not replace known steps', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await sent(client, buyer)
    minutesLater(0)
    await getTracking(client, buyer, orderNo)
    tracker.response = { state: 'unknown', routes: [] }
    minutesLater(40)

    const answer = await getTracking(client, buyer, orderNo)

    assert.containsSubset(answer.body(), { state: 'moving', routes: moving.routes, notice: null })
    assert.lengthOf(tracker.shipments, 2)
  })

  test('one of twenty processes queries the tracker', async ({ assert }) => {
    const seen = await Promise.all(Array.from({ length: 20 }, () => Parcel.of('顺丰速运', 'SF1234567890')))

    const taken = await Promise.all(seen.map((parcel) => parcel.claimTracking()))

    assert.equal(new Set(seen.map(({ id }) => id)).size, 1)
    assert.lengthOf(
      taken.filter((one) => one),
      1
    )
  })

  test('a changed tracking number is another parcel', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await sent(client, buyer)
    minutesLater(0)
    await getTracking(client, buyer, orderNo)
    tracker.response = signed
    await db.from('orders').where('order_no', orderNo).update({ tracking_no: 'SF9999999999' })

    assert.equal((await getTracking(client, buyer, orderNo)).body().state, 'signed')
    assert.deepEqual(
      tracker.shipments.map(({ trackingNo }) => trackingNo),
      ['SF1234567890', 'SF9999999999']
    )
  })

  test('the demo tracker adds steps over time', async ({ client, assert }) => {
    app.container.restore(ExpressTracker)
    const buyer = await createUser()
    const orderNo = await sent(client, buyer)
    const steps = []
    for (const minutes of [0, 600, 4000]) {
      minutesLater(minutes)
      steps.push((await getTracking(client, buyer, orderNo)).body().routes.length)
    }

    assert.deepEqual(steps, [1, 3, 6])
  })
})
