import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { writeNotice } from '#drivers/payment/local/wallet_webhooks'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { seeded, shuffled, repeatCount } from '#tests/repeat'
import { keys, notify, transaction as result } from '#tests/functional/commerce/payments/notices'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { brokenInvariants } from '#tests/invariants'
import { closeStaleOrders, settleMissedPayments } from '#tests/functional/commerce/use_cases'

const seeds = Array.from({ length: repeatCount(20, 200) }, (_, at) => `order ${at + 1}`)

interface Waiting {
  learner: CreatedUser
  orderNo: string
  merchantNo: string
}

/** All that can happen to an order during its payment. */
const events = {
  async notice(client: ApiClient, { merchantNo }: Waiting) {
    const providerPayment = await (await shop.wallet()).find(merchantNo)
    if (providerPayment?.state !== 'paid') return
    const paid = await result(merchantNo, { transaction_id: providerPayment.transactionId! })
    await notify(client, writeNotice(paid, await keys()))
  },
  async pay(_: ApiClient, { merchantNo }: Waiting) {
    // After closing, the QR code no longer works.
    await (await shop.wallet()).pay(merchantNo, 'lose').catch(() => undefined)
  },
  async delete(client: ApiClient, { learner, orderNo }: Waiting) {
    await client.delete(`/api/user/orders/${orderNo}`).as(learner)
  },
  async poll(client: ApiClient, { learner, orderNo }: Waiting) {
    await client.get(`/api/orders/${orderNo}`).as(learner)
  },
  async expire(_: ApiClient, { orderNo }: Waiting) {
    const over = toStored(now().minus({ seconds: 1 }))
    await transaction((trx) =>
      trx.from('orders').where({ order_no: orderNo, order_status: 1 }).update({ expires_at: over })
    )
    await closeStaleOrders()
  },
  async sweep() {
    await settleMissedPayments()
  },
}

test.group('Order races', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('an order ends paid or closed, its money accounted for: {$self}')
    .with(seeds)
    .run(async ({ client, assert }, seed) => {
      const random = seeded(seed)
      const learner = await createUser()
      const courseId = await shop.course()
      const orderNo = await shop.ordered(client, learner, shop.one(courseId))
      const order = { learner, orderNo, merchantNo: await shop.shown(client, learner, orderNo) }
      // The job queries attempts that are older than 20 seconds.
      const before = toStored(now().minus({ minutes: 1 }))
      await db.from('payments').update({ created_at: before })
      if (random() < 0.5) await events.pay(client, order)

      const drawn = shuffled([...Object.values(events), events.notice, events.notice, events.poll], random)
      const happened = await Promise.allSettled(
        drawn.map(async (event) => {
          await pause(random() * 15)
          await event(client, order)
        })
      )
      for (const one of happened) if (one.status === 'rejected') throw one.reason
      await settleMissedPayments()

      assert.deepEqual(await brokenInvariants(db.connection()), [])
      const status = await shop.statusOf(orderNo)
      const providerPayment = (await (await shop.wallet()).find(order.merchantNo))!
      if (providerPayment.state === 'paid') {
        const booked = status === 2 ? [] : ['late']
        assert.deepEqual(
          (await shop.exceptions()).map(({ kind }) => kind),
          booked
        )
      } else {
        assert.deepEqual(await shop.exceptions(), [])
      }
      assert.deepEqual(await shop.coursesOf(learner), status === 2 ? [courseId] : [])
      if (status === 2) assert.equal(providerPayment.state, 'paid')
      else assert.notEqual(status, 1)
    })
})
