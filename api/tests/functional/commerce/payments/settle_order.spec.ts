import { generateKeyPairSync } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'

import { setClock } from '#core/time'
import { DateTime } from 'luxon'
import type { RawWebhook } from '#drivers/payment/payment_gateway'
import { writeNotice } from '#drivers/payment/local/wallet_webhooks'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import { keys, notify, transaction } from '#tests/functional/commerce/payments/notices'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { settleMissedPayments, settleOrder } from '#tests/functional/commerce/use_cases'

test.group('Settlement of an order', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)
  group.each.teardown(() => setClock(null))
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  async function waiting(client: ApiClient) {
    const learner = await createUser()
    const courseId = await shop.course({ price: 100_00 })
    const orderNo = await shop.ordered(client, learner, shop.one(courseId))
    return { learner, courseId, orderNo, merchantNo: await shop.shown(client, learner, orderNo) }
  }

  const poll = (client: ApiClient, { token }: CreatedUser, orderNo: string) =>
    client.get(`/api/orders/${orderNo}`).as(token)

  test('five concurrent copies of a webhook are one payment', async ({ client, assert }) => {
    const { learner, courseId, orderNo, merchantNo } = await waiting(client)

    await (await shop.wallet()).pay(merchantNo, 'duplicate')
    await shop.until(async () => Number((await db.from('payment_notices').count('* as n'))[0].n) === 5)

    assert.equal(await shop.statusOf(orderNo), 2)
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
    assert.deepEqual(await shop.exceptions(), [])
    const outcomes = await db.from('payment_notices').select('outcome')
    assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), [
      'already',
      'already',
      'already',
      'already',
      'settled',
    ])
  })

  test('polling recovers a payment whose webhook was lost', async ({ client, assert }) => {
    const { learner, courseId, orderNo, merchantNo } = await waiting(client)
    await (await shop.wallet()).pay(merchantNo, 'lose')

    const seen = await poll(client, learner, orderNo)

    assert.equal(seen.body().order.orderStatus, 2)
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
  })

  test('the job recovers a payment whose webhook was lost', async ({ client, assert }) => {
    const { learner, courseId, merchantNo } = await waiting(client)
    await (await shop.wallet()).pay(merchantNo, 'lose')
    setClock(() => DateTime.utc().plus({ minutes: 1 }))

    assert.equal(await settleMissedPayments(), 1)
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
    assert.equal(await settleMissedPayments(), 0)
  })

  test('a wrong amount is an exception, and the order stays payable', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await waiting(client)
    await (await shop.wallet()).pay(merchantNo, 'amount')
    await shop.until(async () => (await shop.exceptions()).length === 1)

    assert.equal(await shop.statusOf(orderNo), 1)
    assert.deepEqual(await shop.exceptions(), [{ kind: 'amount', amount_fen: 99_99 }])
    assert.deepEqual(await shop.coursesOf(learner), [])

    const next = await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)
    assert.notEqual(next, merchantNo)
    assert.lengthOf(await shop.exceptions(), 1)
  })

  test('a late payment is an exception and grants nothing', async ({ client, assert }) => {
    const { learner, orderNo, merchantNo } = await waiting(client)
    await client.delete(`/api/user/orders/${orderNo}`).as(learner)

    await (await shop.wallet()).pay(merchantNo, 'late')
    await shop.until(async () => (await shop.exceptions()).length === 1)

    assert.equal(await shop.statusOf(orderNo), 3)
    assert.deepEqual(await shop.exceptions(), [{ kind: 'late', amount_fen: 100_00 }])
    assert.deepEqual(await shop.coursesOf(learner), [])
  })

  test('two paid QR codes are one purchase and one exception', async ({ client, assert }) => {
    const { learner, courseId, orderNo, merchantNo } = await waiting(client)
    await (await shop.wallet()).close(merchantNo)
    await db.from('payments').where('merchant_no', merchantNo).update({ status: 'closed', open_key: null })
    const second = await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)

    await (await shop.wallet()).pay(merchantNo, 'late')
    await shop.until(async () => (await shop.exceptions()).length === 1)

    assert.equal(second, `${orderNo}_2`)
    assert.deepEqual(await shop.exceptions(), [{ kind: 'double', amount_fen: 100_00 }])
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
  })

  test('an unknown merchant number is recorded once as orphan', async ({ client, assert }) => {
    const result = await transaction('26010100000012345678_1')
    for (let time = 0; time < 3; time++) {
      const answer = await notify(client, writeNotice(result, await keys()))
      answer.assertStatus(200)
    }
    assert.deepEqual(await shop.exceptions(), [{ kind: 'orphan', amount_fen: 100_00 }])
  })

  test('a signed payment with {what} settles nothing')
    .with([
      { what: 'another merchant', change: { mchid: '1900009999' }, kind: 'orphan' },
      { what: 'another app', change: { appid: 'wx0000000000000000' }, kind: 'orphan' },
      { what: 'one fen less', change: { amount: { total: 99_99, currency: 'CNY' } }, kind: 'amount' },
      { what: 'dollars', change: { amount: { total: 100_00, currency: 'USD' } }, kind: 'amount' },
    ])
    .run(async ({ client, assert }, { change, kind }) => {
      const { learner, orderNo, merchantNo } = await waiting(client)

      await notify(client, writeNotice(await transaction(merchantNo, change), await keys()))

      assert.equal(await shop.statusOf(orderNo), 1)
      assert.deepEqual(
        (await shop.exceptions()).map((exception) => exception.kind),
        [kind]
      )
      assert.deepEqual(await shop.coursesOf(learner), [])
    })

  test('a webhook with {what} gets 401 and changes nothing')
    .with([
      { what: 'a changed byte', change: (raw: RawWebhook) => ({ ...raw, body: `${raw.body} ` }) },
      {
        what: 'no signature',
        change: (raw: RawWebhook) => ({ ...raw, headers: { ...raw.headers, 'wechatpay-signature': undefined } }),
      },
      {
        what: 'a probing signature',
        change: (raw: RawWebhook) => ({
          ...raw,
          headers: { ...raw.headers, 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' },
        }),
      },
      {
        what: 'an unknown serial',
        change: (raw: RawWebhook) => ({ ...raw, headers: { ...raw.headers, 'wechatpay-serial': 'ABCDEF' } }),
      },
      { what: 'no body', change: (raw: RawWebhook) => ({ ...raw, body: '' }) },
    ])
    .run(async ({ client, assert }, { change }) => {
      const { learner, orderNo, merchantNo } = await waiting(client)
      const notice = writeNotice(await transaction(merchantNo), await keys())

      const answer = await notify(client, change(notice))

      answer.assertStatus(401)
      assert.equal(await shop.statusOf(orderNo), 1)
      assert.deepEqual(await shop.coursesOf(learner), [])
      assert.deepEqual(await shop.exceptions(), [])
    })

  test('old and wrongly signed webhooks get 401', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await waiting(client)
    const result = await transaction(merchantNo)
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const old = writeNotice(result, await keys(), { at: new Date(Date.now() - 301_000) })
    const forged = writeNotice(result, await keys(), { privateKey })

    ;(await notify(client, old)).assertStatus(401)
    ;(await notify(client, forged)).assertStatus(401)
    assert.equal(await shop.statusOf(orderNo), 1)
  })

  test('a webhook whose commit failed is not confirmed', async ({ client, assert }) => {
    const { orderNo, merchantNo, learner } = await waiting(client)
    const notice = writeNotice(await transaction(merchantNo), await keys())
    await db.rawQuery('alter table user_courses rename to user_courses_away')

    const failed = await notify(client, notice)
    await db.rawQuery('alter table user_courses_away rename to user_courses')

    assert.isAtLeast(failed.status(), 500)
    assert.equal(await shop.statusOf(orderNo), 1)
    ;(await notify(client, notice)).assertStatus(200)
    assert.equal(await shop.statusOf(orderNo), 2)
    assert.lengthOf(await shop.coursesOf(learner), 1)
  })

  test('a hundred shuffled webhooks of twenty orders settle each once', async ({ client, assert }) => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => waiting(client)))
    const providerPayments = await Promise.all(
      orders.map(async ({ merchantNo }) => {
        await (await shop.wallet()).pay(merchantNo, 'lose')
        return (await (await shop.wallet()).find(merchantNo))!
      })
    )
    const result = [
      ...providerPayments,
      ...providerPayments,
      ...providerPayments,
      ...providerPayments,
      ...providerPayments,
    ].sort(() => Math.random() - 0.5)

    const outcomes = await Promise.all(result.map((providerPayment) => settleOrder(providerPayment)))

    assert.lengthOf(
      outcomes.filter((outcome) => outcome === 'settled'),
      20
    )
    for (const { learner, courseId } of orders) {
      assert.deepEqual(await shop.coursesOf(learner), [courseId])
    }
  })
})
