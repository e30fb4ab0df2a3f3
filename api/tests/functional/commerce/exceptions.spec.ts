import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { messages } from '#commerce/exceptions/terms'
import { messages as refundSays } from '#commerce/refunds/terms'
import { Role } from '#core/roles'
import { businessDay } from '#learning/entitlements/validity'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { tamper } from '#tests/open_audit_log'

/** A payment after its order was closed. */
async function latePayment(client: ApiClient) {
  const learner = await createUser()
  const courseId = await shop.course()
  const orderNo = await shop.ordered(client, learner, shop.one(courseId))
  const merchantNo = await shop.shown(client, learner, orderNo)
  await client.delete(`/api/user/orders/${orderNo}`).as(learner)
  await (await shop.wallet()).pay(merchantNo, 'late')
  await shop.until(async () => (await shop.exceptions()).length === 1)
  return { learner, courseId, orderNo, merchantNo, id: await only() }
}

/** Two paid QR codes of one order. */
async function doublePayment(client: ApiClient) {
  const learner = await createUser()
  const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
  const first = await shop.shown(client, learner, orderNo)
  await db.from('payments').update({ status: 'closed', open_key: null })
  const second = await shop.pay(client, learner, orderNo)
  await shop.paid(orderNo)
  await (await shop.wallet()).pay(first)
  await shop.until(async () => (await shop.exceptions()).length === 1)
  return { learner, orderNo, first, second, id: await only() }
}

const only = async () => Number((await db.from('payment_exceptions').firstOrFail()).id)
const statusOf = async (id: number) => (await db.from('payment_exceptions').where('id', id).firstOrFail()).status

function perform(
  client: ApiClient,
  { token }: CreatedUser,
  options: { id: number; noun: string; body?: object; key?: string }
) {
  const request = client
    .post(`/api/admin/payment-exceptions/${options.id}/${options.noun}`)
    .as(token)
    .json(options.body ?? {})
  return options.key ? request.header('idempotency-key', options.key) : request
}

const list = (client: ApiClient, { token }: CreatedUser, qs: object = {}) =>
  client.get('/api/admin/payment-exceptions').as(token).qs(qs)

test.group('Payment exceptions', (group) => {
  shop.resetShopEachTest(group)
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  test('an exception shows expected and received amount', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { orderNo } = await latePayment(client)

    const all = await list(client, admin)
    const none = await list(client, admin, { kind: 'double' })
    const done = await list(client, admin, { exceptionStatus: 'refunded' })
    const byOrder = await list(client, admin, { orderId: orderNo, exceptionStatus: 'open' })

    assert.containSubset(all.body(), { total: 1, openCount: 1 })
    assert.containSubset(all.body().exceptions[0], {
      kind: 'late',
      amount: 100,
      orderId: orderNo,
      expected: '付款码已经失效，不应再收款',
      came: '到账 100.00 元，到账时订单已关闭',
      mayRefund: true,
      maySettle: true,
    })
    assert.equal(none.body().total, 0)
    assert.equal(done.body().total, 0)
    assert.equal(byOrder.body().total, 1)
  })

  test('a double payment is refunded once and the order stays', async ({ client, assert }) => {
    const admins = [await createUser(Role.Admin), await createUser(Role.Admin)]
    const { learner, orderNo, first, second, id } = await doublePayment(client)
    const body = { reason: '重复付款' }

    const answers = await Promise.all(
      admins.map((admin, at) => perform(client, admin, { id, noun: 'refunds', body, key: `k${at}` }))
    )

    const codes = answers.map((answer) => answer.body().code).sort()
    assert.deepEqual(codes, ['200', 'error'])
    assert.equal(answers.find((one) => one.body().code === 'error')!.body().msg, messages.refundStarted)
    assert.equal(await statusOf(id), 'refunded')
    assert.deepEqual(await calls.refundedOrder(first, businessDay()), [100_00])
    assert.deepEqual(await calls.refundedOrder(second, businessDay()), [])
    assert.equal(await shop.statusOf(orderNo), 2)
    assert.lengthOf(await shop.coursesOf(learner), 1)
  })

  test('an order and its double payment can both be refunded', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { orderNo, first, second, id } = await doublePayment(client)

    await perform(client, admin, { id, noun: 'refunds', body: { reason: '重复付款' } })
    await calls.refund(client, admin, { orderNo })

    assert.deepEqual(await calls.refundedOrder(first, businessDay()), [100_00])
    assert.deepEqual(await calls.refundedOrder(second, businessDay()), [100_00])
  })

  test('a late payment settles its closed order once', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { learner, courseId, orderNo, id } = await latePayment(client)

    const answers = await Promise.all([
      perform(client, admin, { id, noun: 'settlements' }),
      perform(client, admin, { id, noun: 'settlements' }),
    ])

    const codes = answers.map((answer) => answer.body().code).sort()
    assert.deepEqual(codes, ['200', 'error'])
    assert.equal(await shop.statusOf(orderNo), 2)
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
    assert.equal(await statusOf(id), 'settled')
    const refused = await perform(client, admin, { id, noun: 'refunds', body: { reason: '不要了' } })
    assert.equal(refused.body().msg, messages.notOpen)
    await calls.refund(client, admin, { orderNo })
    assert.deepEqual(await calls.refunds(), [{ status: 'done', fen: 100_00 }])
  })

  test('a late payment is either refunded or settled', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { learner, orderNo, id } = await latePayment(client)

    await Promise.all([
      perform(client, admin, { id, noun: 'settlements' }),
      perform(client, admin, { id, noun: 'refunds', body: { reason: '超时付款' } }),
    ])

    const settled = (await shop.statusOf(orderNo)) === 2
    assert.equal((await shop.coursesOf(learner)).length, settled ? 1 : 0)
    assert.lengthOf(await calls.refunds(), settled ? 0 : 1)
  })

  test('an order cannot be settled when it is {what}')
    .with([
      { what: 'already paid', order: { order_status: 2 }, result: messages.orderNotClosed },
      { what: 'of another amount', order: { amount_fen: 90_00 }, result: messages.otherAmount },
    ])
    .run(async ({ client, assert }, { order, result }) => {
      const admin = await createUser(Role.Admin)
      const { learner, orderNo, id } = await latePayment(client)
      await db.from('orders').where('order_no', orderNo).update(order)

      const answer = await perform(client, admin, { id, noun: 'settlements' })

      assert.equal(answer.body().msg, result)
      assert.deepEqual(await shop.coursesOf(learner), [])
      const before = { order_status: 3, amount_fen: 100_00 }
      await db.from('orders').where('order_no', orderNo).update(before)
    })

  test('only late payments can be settled', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { id } = await doublePayment(client)

    const answer = await perform(client, admin, { id, noun: 'settlements' })

    assert.equal(answer.body().msg, messages.onlyLate)
  })

  test('a resolved exception can still be refunded', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { id } = await latePayment(client)

    const withoutNote = await perform(client, admin, { id, noun: 'resolutions', body: { note: ' ' } })
    const done = await perform(client, admin, { id, noun: 'resolutions', body: { note: '已联系' } })
    const again = await perform(client, admin, { id, noun: 'resolutions', body: { note: '再来' } })

    assert.containSubset(withoutNote.body().errors, [{ field: 'note', msg: messages.noteNeeded }])
    assert.containSubset(done.body().exception, {
      exceptionStatus: 'handled',
      resolution: '已联系',
      mayRefund: true,
      maySettle: false,
    })
    assert.equal(again.body().msg, messages.notOpen)
    await perform(client, admin, { id, noun: 'refunds', body: { reason: '还是退回' } })
    assert.equal(await statusOf(id), 'refunded')
  })

  test('an admin sees the current state at the payment provider', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { id } = await latePayment(client)

    const paid = await perform(client, admin, { id, noun: 'wallet-checks' })
    await perform(client, admin, { id, noun: 'refunds', body: { reason: '超时付款' } })
    const refundedState = await perform(client, admin, { id, noun: 'wallet-checks' })
    await (await shop.wallet()).setStopped(true)
    const silent = await perform(client, admin, { id, noun: 'wallet-checks' })

    assert.containSubset(paid.body(), { walletState: 'paid', walletAmt: 100 })
    assert.equal(refundedState.body().walletState, 'refunded')
    silent.assertStatus(503)
    assert.lengthOf(await shop.exceptions(), 1)
  })

  test('an exception of another provider cannot be refunded here', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { id } = await latePayment(client)
    for (const table of ['payments', 'payment_exceptions']) {
      await db.from(table).update({ provider: 'wechat' })
    }

    const answer = await perform(client, admin, { id, noun: 'refunds', body: { reason: '超时付款' } })

    assert.equal(answer.body().msg, refundSays.otherWallet)
    assert.equal(await statusOf(id), 'open')
  })

  test('each action on an exception is audited', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    await tamper(() => db.from('audit_logs').delete())
    const { id } = await latePayment(client)

    await perform(client, admin, { id, noun: 'wallet-checks' })
    await perform(client, admin, { id, noun: 'resolutions', body: { note: '已联系' } })
    await perform(client, admin, { id, noun: 'refunds', body: { reason: '超时付款' } })

    const rows = await db.from('audit_logs').orderBy('id').select('action', 'object', 'reason')
    assert.deepEqual(
      rows.map(({ action, object, reason }) => [action, object, reason]),
      [
        ['payment-exception.check', `payment-exception:${id}`, null],
        ['payment-exception.handle', `payment-exception:${id}`, '已联系'],
        ['payment-exception.refund', `payment-exception:${id}`, '超时付款'],
      ]
    )
  })
})
