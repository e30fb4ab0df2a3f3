import fc from 'fast-check'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { createUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'

/** Video, further education, book and textbook, with every rule and with shipping. */
async function offeredCourses() {
  const book = await shop.course({ type: 3, price: 49_99, freight: 8_00, rules: { '04': 39_99 } })
  return [
    book,
    await shop.course({ type: 4, price: 105_00, freight: 6_50, rules: { '01': 99_00 } }),
    await shop.course({ type: 1, price: 499_99, relatedCourseId: book, rules: { '06': null } }),
    await shop.course({ type: 5, price: 680_00, rules: { '02': 600_00, '06': null } }),
    await shop.course({ type: 1, price: 88_88, rules: { '03': 70_00, '05': 79_99 } }),
  ]
}

const videos = [2, 3, 4]

test.group('Quotes', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('a quote equals its order, line by line, for every cart', async ({ client, assert }) => {
    const courses = await offeredCourses()
    const codes = [await shop.code('general', 9500), await shop.code('internal', 9900), await shop.code('school', 8000)]
    const learner = await createUser()
    const addrId = await shop.address(learner)
    const line = fc.record({
      at: fc.nat({ max: courses.length - 1 }),
      copies: fc.integer({ min: 1, max: 15 }),
      withBook: fc.boolean(),
    })
    const lines = fc.uniqueArray(line, { selector: ({ at }) => at, minLength: 1 })

    await fc.assert(
      fc.asyncProperty(lines, fc.constantFrom(...codes), async (chosen, exclusiveCode) => {
        const products = chosen.map(({ at, copies, withBook }) => ({
          courseId: courses[at],
          courseCount: videos.includes(at) ? 1 : copies,
          withBook,
        }))
        const quote = await client.post('/api/user/orders/fresh-price').as(learner).json({ products, exclusiveCode })
        const { orderAmt, warePrice, freightPrice, items } = quote.body()

        const bought = await shop.buy(client, learner, products, { exclusiveCode, addrId, orderAmt })

        assert.equal(bought.body().code, '200', bought.text())
        const order = await db.from('orders').where('order_no', bought.body().orderId).first()
        const rows = await db.from('order_items').where('order_id', order.id).orderBy('position')
        assert.deepEqual(
          [order.ware_fen, order.freight_fen, order.amount_fen].map(Number),
          [warePrice, freightPrice, orderAmt].map((yuan) => Math.round(yuan * 100))
        )
        assert.deepEqual(
          rows.map((row) => [row.course_id, row.course_count, Number(row.amount_fen)]),
          items.map((item: { courseId: number; courseCount: number; orderItemAmt: number }) => [
            item.courseId,
            item.courseCount,
            Math.round(item.orderItemAmt * 100),
          ])
        )
        // A user can have at most ten unpaid orders.
        await db.from('orders').where('id', order.id).update({ order_status: 3 })
      }),
      { numRuns: 40 }
    )
  })
})
