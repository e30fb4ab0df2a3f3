import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { PlaceOrder } from '#commerce/checkout/place_order'
import { MaxRefundsOfPayment, messages } from '#commerce/refunds/terms'
import { Role } from '#core/roles'
import { businessDay } from '#learning/entitlements/validity'
import { FaultyPrices } from '#tests/functional/commerce/pricing/faulty_prices'
import { createUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { messageKindsOf } from '#tests/message_kinds'

const rights = async (orderNo: string) => {
  const { id } = await calls.orderRow(orderNo)
  const rows = await db.from('user_courses').where('order_id', id).orderBy('id')
  return rows.map((row) => [row.user_course_status, row.refunded_at !== null])
}
const soldOf = shop.orderCountOf

test.group('Refunds of a whole order', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  test('a whole refund returns the money and ends the entitlements', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const courseId = await shop.course({ price: 88_00 })
    const { learner, orderNo, merchantNo } = await calls.bought(client, shop.one(courseId))
    assert.equal(await soldOf(courseId), 1)

    const seen = await calls.preview(client, admin, { orderNo })
    const answer = await calls.refund(client, admin, { orderNo, reason: '重复购买' })

    assert.containSubset(seen.body().preview, { whole: true, refundAmt: 88, refusal: null })
    assert.containSubset(answer.body().refund, { refundAmt: 88, refundStatus: 'done' })
    assert.deepEqual(await calls.refundedOrder(merchantNo, businessDay()), [88_00])
    assert.containSubset(await calls.orderRow(orderNo), { order_status: 2, refunded_fen: 88_00 })
    assert.deepEqual(await rights(orderNo), [['expired', true]])
    assert.equal(await soldOf(courseId), 0)
    assert.deepEqual(await messageKindsOf(learner.user.id), ['orderPaid', 'refundDone'])

    const mine = await client.get('/api/user/courses').as(learner)
    assert.deepEqual(mine.body().courses, [])
    const bought = await client.get(`/api/user/courses/${courseId}/bought`).as(learner)
    assert.equal(bought.body().bought, false)
    const entry = await db.from('audit_logs').where('action', 'order.refund').firstOrFail()
    assert.containSubset(entry, { object: `order:${orderNo}`, reason: '重复购买' })
  })

  test('the same course from another order stays', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const courseId = await shop.course()
    const products = shop.one(courseId)
    const { learner, orderNo } = await calls.bought(client, products)
    const second = await shop.ordered(client, learner, products, { renew: [courseId] })
    await shop.pay(client, learner, second)
    await shop.paid(second)

    await calls.refund(client, admin, { orderNo })

    const mine = await client.get('/api/user/courses').as(learner)
    assert.lengthOf(mine.body().courses, 1)
    assert.equal(mine.body().courses[0].userCourseStatus, 'valid')
  })

  test('a refunded customer pays the price of a new customer', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const courseId = await shop.course({ price: 100_00, rules: { '01': 90_00 } })
    const { learner, orderNo } = await calls.bought(client, shop.one(courseId))
    const price = async () => {
      const answer = await client
        .post('/api/user/orders/fresh-price')
        .as(learner)
        .json({ products: shop.one(courseId) })
      return answer.body().orderAmt
    }

    const before = await price()
    await calls.refund(client, admin, { orderNo })

    assert.equal(before, 90)
    assert.equal(await price(), 100)
  })

  test('shipping is refunded only before the parcel is sent', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const book = await shop.course({ type: 3, price: 50_00, freight: 8_00 })
    const orders = []
    for (const shipped of [false, true]) {
      const learner = await createUser()
      const addrId = await shop.address(learner)
      const orderNo = await shop.ordered(client, learner, shop.one(book), { addrId })
      await shop.pay(client, learner, orderNo)
      await shop.paid(orderNo)
      if (shipped) await db.from('orders').where('order_no', orderNo).update({ tracking_no: 'SF1' })
      orders.push(orderNo)
    }

    const lines = await calls.linesOf(orders[1]!, 1, { goodsReturn: 'returned' })
    const shippedPreview = await calls.preview(client, admin, { orderNo: orders[1]!, lines })
    await calls.refund(client, admin, { orderNo: orders[0]! })
    await calls.refund(client, admin, { orderNo: orders[1]!, lines })

    assert.containSubset(shippedPreview.body().preview, { refundAmt: 50, freightAmt: 0, freightKept: 8 })
    assert.deepEqual(
      (await calls.refunds()).map(({ fen }) => fen),
      [58_00, 50_00]
    )
    await db.from('addresses').delete()
  })

  test('a refund of 0.00 ends entitlements without the provider', async ({ client, assert, cleanup }) => {
    const [learner, admin] = [await createUser(), await createUser(Role.Admin)]
    const courseId = await shop.course({ price: 10_00 })
    app.container.swap(PlaceOrder, (resolver) => resolver.make(FaultyPrices))
    cleanup(() => app.container.restore(PlaceOrder))
    const placed = await shop.buy(client, learner, shop.one(courseId), { orderAmt: 0 })
    const orderNo = placed.body().orderId
    const { id } = await db.from('payment_exceptions').firstOrFail()
    await client.post(`/api/admin/payment-exceptions/${id}/settlements`).as(admin).json({})
    await (await shop.wallet()).setStopped(true)

    const answer = await calls.refund(client, admin, { orderNo })
    const again = await calls.refund(client, admin, { orderNo, earlierRefunds: 1 })

    assert.containSubset(answer.body().refund, { refundAmt: 0, refundStatus: 'done' })
    assert.deepEqual(await rights(orderNo), [['expired', true]])
    assert.equal(again.body().msg, messages.nothingLeft)
  })

  test('two concurrent refunds by admins are one refund', async ({ client, assert }) => {
    const admins = [await createUser(Role.Admin), await createUser(Role.Admin)]
    const { orderNo, merchantNo } = await calls.bought(client, shop.one(await shop.course()))

    const answers = await Promise.all(
      admins.map((admin, at) => calls.refund(client, admin, { orderNo, key: `key-${at}` }))
    )

    const codes = answers.map((answer) => answer.body().code).sort()
    assert.deepEqual(codes, ['200', 'error'])
    assert.deepEqual(await calls.refunds(), [{ status: 'done', fen: 100_00 }])
    assert.deepEqual(await calls.refundedOrder(merchantNo, businessDay()), [100_00])
  })

  test('five requests with one key are one refund', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { orderNo } = await calls.bought(client, shop.one(await shop.course()))

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => calls.refund(client, admin, { orderNo, key: 'one' }))
    )

    assert.deepEqual(
      new Set(answers.map((answer) => answer.body().refund?.refundNo)).size,
      1,
      answers.map((answer) => answer.text()).join('\n')
    )
    assert.lengthOf(await calls.refunds(), 1)
  })

  test('an order that is {what} cannot be refunded')
    .with([
      {
        what: 'not paid',
        given: (orderNo: string) => db.from('orders').where('order_no', orderNo).update({ order_status: 3 }),
        result: messages.notPaid,
      },
      {
        what: 'paid through another provider',
        given: () => db.from('payments').update({ provider: 'wechat' }),
        result: messages.otherWallet,
      },
    ])
    .run(async ({ client, assert }, { given, result }) => {
      const admin = await createUser(Role.Admin)
      const { orderNo } = await calls.bought(client, shop.one(await shop.course()))
      await given(orderNo)

      const answer = await calls.refund(client, admin, { orderNo })

      assert.equal(answer.body().msg, result)
      assert.deepEqual(await calls.refunds(), [])
      await db.from('payments').update({ provider: 'local' })
      await db.from('orders').update({ order_status: 2 })
    })

  test('{what} is rejected at its field')
    .with([
      { what: 'a missing reason', reason: '   ', result: messages.reasonNeeded },
      { what: 'a reason of 81 characters', reason: '原'.repeat(81), result: messages.reasonTooLong },
    ])
    .run(async ({ client, assert }, { reason, result }) => {
      const admin = await createUser(Role.Admin)
      const { orderNo } = await calls.bought(client, shop.one(await shop.course()))

      const answer = await calls.refund(client, admin, { orderNo, reason })

      assert.containSubset(answer.body().errors, [{ field: 'reason', msg: result }])
      assert.deepEqual(await calls.refunds(), [])
    })

  test('a learner gets 403, an unknown order 404', async ({ client }) => {
    const { learner, orderNo } = await calls.bought(client, shop.one(await shop.course()))
    const admin = await createUser(Role.Admin)

    ;(await calls.refund(client, learner, { orderNo })).assertStatus(403)
    ;(await calls.refund(client, admin, { orderNo: '20'.repeat(10) })).assertStatus(404)
  })
})

test.group('Refunds of seats', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('three refunds of one seat add up to the whole order', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const made = await calls.centre(client, 3, { price: 33_33 })
    await db.from('orders').update({ amount_fen: 100_00, ware_fen: 100_00 })
    await db.from('order_items').update({ amount_fen: 100_00 })
    await db.from('payments').update({ amount_fen: 100_00 })
    // The provider was paid 99.99; this test reads the tables of the shop only.
    await (await shop.wallet()).setStopped(true)

    for (const earlierRefunds of [0, 1, 2]) {
      const lines = [{ orderItemId: made.orderItemId, copies: 1 }]
      await calls.refund(client, admin, { orderNo: made.orderNo, lines, earlierRefunds })
    }

    const fens = (await calls.refunds()).map(({ fen }) => fen)
    assert.deepEqual(fens, [33_34, 33_33, 33_33])
    assert.containSubset(await calls.orderRow(made.orderNo), { refunded_fen: 100_00 })
    assert.equal(await soldOf(made.courseId), 0)
  })

  test('only unassigned seats are refunded', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { learner, orderNo, orderItemId } = await calls.centre(client, 5)
    const given = await calls.assign(client, learner, {
      orderNo,
      orderItemId,
      telephones: ['13911110001', '13911110002'],
    })
    assert.equal(given.body().code, '200')

    const whole = await calls.refund(client, admin, { orderNo })
    const four = [{ orderItemId, copies: 4 }]
    const tooMany = await calls.refund(client, admin, { orderNo, lines: four })
    const three = [{ orderItemId, copies: 3 }]
    const right = await calls.refund(client, admin, { orderNo, lines: three })

    assert.equal(whole.body().msg, messages.seatsTaken)
    const { item_name: name } = await db.from('order_items').where('id', orderItemId).firstOrFail()
    assert.equal(tooMany.body().msg, messages.tooManySeats(name, 3, 2))
    assert.containSubset(right.body().refund, { refundAmt: 300, scope: 'part', lines: [{ copies: 3 }] })
    const late = await calls.assign(client, learner, { orderNo, orderItemId, telephones: ['13911110003'] })
    assert.notEqual(late.body().code, '200')
    assert.deepEqual(await rights(orderNo), [
      ['valid', false],
      ['valid', false],
    ])
  })

  test('a seat is never both refunded and assigned', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    for (let round = 0; round < 6; round++) {
      const { learner, orderNo, orderItemId } = await calls.centre(client, 3)
      const lines = [{ orderItemId, copies: 2 }]
      const telephones = ['13911110001', '13911110002']

      const [refundResponse, assignResponse] = await Promise.all([
        calls.refund(client, admin, { orderNo, lines }),
        calls.assign(client, learner, { orderNo, orderItemId, telephones }),
      ])

      const item = await db.from('order_items').where('id', orderItemId).firstOrFail()
      const seats = (await rights(orderNo)).length
      assert.isAtMost(seats + item.refunded_count, 3)
      const wins = [refundResponse, assignResponse].filter((answer) => answer.body().code === '200')
      assert.lengthOf(wins, 1, `${refundResponse.text()} ${assignResponse.text()}`)
    }
  })

  test('a concurrent refund of the same seats is rejected', async ({ client, assert }) => {
    const admins = [await createUser(Role.Admin), await createUser(Role.Admin)]
    const { orderNo, orderItemId } = await calls.centre(client, 10)
    const lines = [{ orderItemId, copies: 2 }]

    const answers = await Promise.all(
      admins.map((admin, at) => calls.refund(client, admin, { orderNo, lines, key: `k${at}` }))
    )

    const refused = answers.filter((answer) => answer.body().code === 'error')
    assert.deepEqual(
      refused.map((answer) => answer.body().msg),
      [messages.changed]
    )
    assert.deepEqual(await calls.refunds(), [{ status: 'done', fen: 200_00 }])
  })

  test('refunds beyond the provider’s limit are rejected', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { orderNo, orderItemId } = await calls.centre(client, 60)
    const payment = await db.from('payments').firstOrFail()
    const of = { payment_id: payment.id, provider: payment.provider }
    const row = { ...of, amount_fen: 0, reason: '-', status: 'done' }
    for (let at = 0; at < MaxRefundsOfPayment; at++) {
      const more = { refund_no: `before-${at}`, created_at: '2026-01-01 00:00:00' }
      await db.table('refunds').insert({ ...row, ...more })
    }

    const lines = [{ orderItemId, copies: 1 }]
    const earlierRefunds = MaxRefundsOfPayment
    const answer = await calls.refund(client, admin, { orderNo, lines, earlierRefunds })

    assert.equal(answer.body().msg, messages.tooManyRefunds)
  })
})
