import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { messages } from '#catalogue/terms'
import { messages as exceptionMessages } from '#commerce/exceptions/terms'
import { PlaceOrder } from '#commerce/checkout/place_order'
import { Role } from '#core/roles'
import { courseForm, adminClient, storeWithCover } from '#tests/factories/course_admin_client'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import { FaultyPrices } from '#tests/functional/commerce/pricing/faulty_prices'
import * as shop from '#tests/functional/commerce/commerce_helpers'

const asAdmin = (client: ApiClient, { token }: CreatedUser, path: string, body: object = {}) =>
  client.post(`/api/admin/${path}`).as(token).json(body)

test.group('Protection against free orders', (group) => {
  shop.resetShopEachTest(group)
  group.setup(() => storeWithCover())
  group.each.setup(() => () => app.container.restore(PlaceOrder))
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  test('a rule price of 0 is rejected at its field', async ({ client, assert }) => {
    const [admin, teacher] = [await createUser(Role.Admin), await createUser(Role.Teacher)]
    for (const discountedPrice of [0, -1, 0.001, 1_000_001]) {
      for (const author of [admin, teacher]) {
        const form = courseForm(teacher, { coursePrice: 100, discountRules: [{ ruleCode: '05', discountedPrice }] })
        const answer = await adminClient(client, author).save(form)

        assert.equal(answer.body().msg, messages.rulePriceRange, String(discountedPrice))
        assert.match(answer.body().errors[0].field, /^discountRules/)
      }
    }
  })

  test('the database rejects a rule price of 0', async ({ assert }) => {
    await assert.rejects(() => shop.course({ rules: { '05': 0 } }), /rule_price_from_one_fen/)
    const courseId = await shop.course({ rules: { '05': 1 } })
    await assert.rejects(
      () => db.from('discount_rules').where('course_id', courseId).update({ discounted_price_fen: 0 }),
      /rule_price_from_one_fen/
    )
  })

  test('a cleared price is rejected and never free', async ({ client, assert }) => {
    const [admin, teacher] = [await createUser(Role.Admin), await createUser(Role.Teacher)]
    const cleared = await adminClient(client, admin).save(
      courseForm(teacher, { coursePriceOriginal: 100, coursePrice: null })
    )
    assert.containSubset(cleared.body(), { msg: messages.priceCleared, errors: [{ field: 'coursePrice' }] })

    const saved = await adminClient(client, admin).save(
      courseForm(teacher, { coursePriceOriginal: 100, coursePrice: 90 })
    )
    const { courseId } = saved.body()
    for (const prices of [
      { coursePriceOriginal: null, coursePrice: null },
      { coursePriceOriginal: 0, coursePrice: null },
      { coursePriceOriginal: undefined, coursePrice: undefined },
      { coursePriceOriginal: null, coursePrice: undefined },
    ]) {
      const { lock_version: lockVersion } = await db.from('courses').where('id', courseId).first()
      await adminClient(client, admin).save(courseForm(teacher, { courseId, lockVersion, ...prices }))
      const { price_fen: fen } = await db.from('courses').where('id', courseId).first()
      assert.equal(Number(fen), 90_00, JSON.stringify(prices))
    }
  })

  test('an order of 0.00 grants nothing and awaits an admin', async ({ client, assert }) => {
    const [learner, admin] = [await createUser(), await createUser(Role.Admin)]
    const courseId = await shop.course({ price: 50_00 })
    app.container.swap(PlaceOrder, (resolver) => resolver.make(FaultyPrices))

    const answer = await shop.buy(client, learner, shop.one(courseId), { orderAmt: 0 })

    assert.include(answer.body(), { code: '200', orderStatus: 3 })
    assert.deepEqual(await shop.coursesOf(learner), [])
    const list = await client.get('/api/admin/payment-exceptions').as(admin)
    const [exception] = list.body().exceptions
    assert.include(exception, {
      kind: 'free',
      exceptionStatus: 'open',
      amount: 0,
      mayRefund: false,
      maySettle: true,
      mayCheck: false,
    })

    const path = `payment-exceptions/${exception.paymentExceptionId}`
    const checkResponse = await asAdmin(client, admin, `${path}/wallet-checks`)
    assert.equal(checkResponse.body().msg, exceptionMessages.nothingToAsk)
    const refundResponse = await asAdmin(client, admin, `${path}/refunds`, { reason: '误操作' }).header(
      'idempotency-key',
      `key-${courseId}-12345678901`
    )
    assert.equal(refundResponse.body().msg, exceptionMessages.nothingToRefund)
    assert.deepEqual(await shop.coursesOf(learner), [])

    const settled = await asAdmin(client, admin, `${path}/settlements`)
    assert.equal(settled.body().code, '200')
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
    const resolved = await client.get('/api/admin/payment-exceptions').as(admin)
    assert.include(resolved.body().exceptions[0], {
      mayRefund: false,
      maySettle: false,
      came: '订单金额为0元，没有收款，课程已经开通',
    })
  })

  test('a declined order of 0.00 stays closed', async ({ client, assert }) => {
    const [learner, admin] = [await createUser(), await createUser(Role.Admin)]
    const courseId = await shop.course({ price: 50_00 })
    app.container.swap(PlaceOrder, (resolver) => resolver.make(FaultyPrices))
    const products = [{ courseId, courseCount: 10_000 }]
    const { orderId } = (await shop.buy(client, learner, products, { orderType: 'package' })).body()
    const { id } = await db.from('payment_exceptions').firstOrFail()

    const done = await asAdmin(client, admin, `payment-exceptions/${id}/resolutions`, { note: '价格录入有误' })

    assert.equal(done.body().code, '200')
    assert.equal(await shop.statusOf(orderId), 3)
    const { order } = (await client.get(`/api/orders/${orderId}`).as(learner)).body()
    assert.include(order, { orderStatus: 3, closeReason: 'free' })
  })

  test('an admin sees every price of a course, the lowest marked', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const bookId = await shop.course({ type: 3, price: 40_00, name: '配套教材' })
    const courseId = await shop.course({
      price: 100_00,
      rules: { '01': 90_00, '02': 30_00, '04': 80_00, '06': null },
      relatedCourseId: bookId,
    })
    const bundleId = await shop.course({ price: 20_00, name: '两门套餐', tags: ['Package'], models: [courseId] })
    await shop.code('general', 9000)
    const internal = await shop.code('internal', 9500)

    const answer = await client.get(`/api/admin/courses/${courseId}/prices`).as(admin)

    const { offers, textbook, bundles } = answer.body()
    const eachOf = (offer: string) => offers.find((one: { offer: string }) => one.offer === offer).each
    assert.deepEqual(['newcomer', 'returning', 'ten'].map(eachOf), [100, 90, 77])
    assert.deepEqual(
      offers
        .filter((one: { lowest: boolean }) => one.lowest)
        .map((one: { exclusiveCode: string | null; ruleCode: string }) => [one.exclusiveCode, one.ruleCode]),
      offers
        .filter((one: { each: number }) => one.each === Math.min(...offers.map((o: { each: number }) => o.each)))
        .map(() => [internal, '02'])
    )
    assert.include(textbook, { courseId: bookId })
    assert.deepEqual(bundles, [{ courseId: bundleId, courseName: '两门套餐', total: 18, forSale: true }])
    for (const offer of offers) {
      assert.isAbove(offer.each, 0)
    }
  })
})
