import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { recordSaleCounts } from '#commerce/order_counts/record_sale_counts'
import { applyOrderCounts } from '#commerce/order_counts/apply_order_counts'
import { transaction } from '#core/transaction'
import * as shop from '#tests/functional/commerce/commerce_helpers'

const note = (courseIds: number[], sales: 1 | -1) => transaction((trx) => recordSaleCounts(trx, courseIds, sales))

test.group('Order counts of courses', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('the job applies each sale once', async ({ assert }) => {
    const [one, other] = [await shop.course({ orderCount: 7 }), await shop.course()]
    await note([one, other], 1)
    await note([one], 1)
    const { order_count: before } = await db.from('courses').where('id', one).firstOrFail()
    assert.equal(Number(before), 7)

    await Promise.all([applyOrderCounts(), applyOrderCounts()])

    assert.equal(await shop.orderCountOf(one), 9)
    assert.equal(await shop.orderCountOf(other), 1)
    assert.isEmpty(await db.from('uncounted_sales'))
  })

  test('sales are added to a count that an admin changed', async ({ assert }) => {
    const courseId = await shop.course({ orderCount: 7 })
    await note([courseId], 1)
    await db.from('courses').where('id', courseId).update({ order_count: 300 })

    assert.equal(await shop.orderCountOf(courseId), 301)
  })

  test('refunds lower the count, but not below zero', async ({ assert }) => {
    const courseId = await shop.course({ orderCount: 2 })
    await note([courseId], -1)
    assert.equal(await shop.orderCountOf(courseId), 1)
    await note([courseId], -1)
    await note([courseId], -1)

    assert.equal(await shop.orderCountOf(courseId), 0)
  })

  test('sales of a deleted course are skipped', async ({ assert }) => {
    const courseId = await shop.course()
    await note([courseId, courseId + 1_000_000], 1)

    assert.equal(await shop.orderCountOf(courseId), 1)
    assert.isEmpty(await db.from('uncounted_sales'))
  })
})
