import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { writeNotice } from '#drivers/payment/local/wallet_webhooks'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { runConcurrently, seeded, shuffled, repeatCount } from '#tests/repeat'
import { keys, notify, transaction } from '#tests/functional/commerce/payments/notices'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { brokenInvariants } from '#tests/invariants'
import { messageKindsOf } from '#tests/message_kinds'

const orders = 40
const copies = 5
const wide = 16
const seeds = Array.from({ length: repeatCount(2, 20) }, (_, at) => `notices ${at + 1}`)

test.group('Repeated, shuffled, concurrent webhooks', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('forty orders are paid once and granted once: {$self}')
    .with(seeds)
    .run(async ({ client, assert }, seed) => {
      const random = seeded(seed)
      const learners: CreatedUser[] = []
      for (let count = 0; count < orders; count++) learners.push(await createUser())
      const goods = [await shop.course(), await shop.course({ price: 88_88 })]
      const waiting = await Promise.all(
        learners.map(async (learner, at) => {
          const courseId = goods[at % goods.length]
          const orderNo = await shop.ordered(client, learner, shop.one(courseId))
          return { courseId, merchantNo: await shop.shown(client, learner, orderNo) }
        })
      )
      const result = waiting.flatMap(({ courseId, merchantNo }) => {
        const total = courseId === goods[0] ? 100_00 : 88_88
        return Array.from({ length: copies }, () => async () => {
          const paid = await transaction(merchantNo, { amount: { total, currency: 'CNY' } })
          return (await notify(client, writeNotice(paid, await keys()))).status()
        })
      })

      const answers = await runConcurrently(wide, shuffled(result, random))

      assert.deepEqual(new Set(answers), new Set([200]))
      assert.deepEqual(await brokenInvariants(db.connection()), [])
      const paid = await db.from('orders').where('order_status', 2).count('* as count').first()
      assert.equal(Number(paid.count), orders)
      assert.deepEqual(
        await Promise.all(learners.map(shop.coursesOf)),
        waiting.map(({ courseId }) => [courseId])
      )
      assert.deepEqual(await shop.exceptions(), [])
      assert.deepEqual(
        await Promise.all(learners.map(({ user }) => messageKindsOf(user.id))),
        learners.map(() => ['orderPaid'])
      )
    })
})
