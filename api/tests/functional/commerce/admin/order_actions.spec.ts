import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'

import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { clearCourseCaches, order, parcelAddress } from '#tests/functional/commerce/admin/admin_orders'
import { adminRequests, lastAuditEntry } from '#tests/functional/accounts/admin_requests'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { tamper } from '#tests/open_audit_log'

test.group('Admin actions on an order', (group) => {
  let admin: CreatedUser
  shop.resetShopEachTest(group)
  group.setup(async () => {
    clearCourseCaches()
    admin = await createUser(Role.Admin)
  })
  group.each.setup(async () => void (await tamper(() => db.from('audit_logs').delete())))

  async function waiting(client: ApiClient) {
    const learner = await createUser()
    const courseId = await shop.course()
    const orderNo = await shop.ordered(client, learner, shop.one(courseId))
    return { learner, courseId, orderNo, merchantNo: await shop.shown(client, learner, orderNo) }
  }
  const row = (orderNo: string) => db.from('orders').where('order_no', orderNo).firstOrFail()

  test('an admin deletes an unpaid order and closes its payment', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await waiting(client)

    const answer = await adminRequests(client, admin).delete(`orders/${orderNo}`)

    answer.assertBodyContains({ code: '200', msg: '删除成功!' })
    assert.include(await row(orderNo), { order_status: 3, close_reason: 'removed' })
    assert.equal((await (await shop.wallet()).find(merchantNo))!.state, 'closed')
    assert.include(await lastAuditEntry(), { action: 'order.delete', object: `order:${orderNo}` })
  })

  test('an order is not deleted when it is {what}')
    .with([
      { what: 'already deleted', status: 3, msg: '删除失败' },
      { what: 'already paid', status: 2, msg: '订单已支付，不能删除，需要时请退款' },
    ])
    .run(async ({ client, assert }, { status, msg }) => {
      const orderNo = await order({ status })

      const answer = await adminRequests(client, admin).delete(`orders/${orderNo}`)

      answer.assertBodyContains({ code: 'error', msg })
      assert.include(await row(orderNo), { order_status: status })
      assert.isEmpty(await db.from('audit_logs'))
    })

  test('a missed payment is settled instead of deleting the order', async ({ client, assert }) => {
    const { learner, courseId, orderNo, merchantNo } = await waiting(client)
    await (await shop.wallet()).pay(merchantNo, 'lose')

    const answer = await adminRequests(client, admin).delete(`orders/${orderNo}`)

    answer.assertBodyContains({ code: 'error', msg: '订单已支付，不能删除，需要时请退款' })
    assert.equal(await shop.statusOf(orderNo), 2)
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
  })

  test('an order cannot be deleted while the payment provider is down', async ({ client, assert }) => {
    const { orderNo } = await waiting(client)
    await (await shop.wallet()).setStopped(true)

    const answer = await adminRequests(client, admin).delete(`orders/${orderNo}`)

    answer.assertBodyContains({ code: 'error', msg: '支付服务暂时不可用，请稍后再试' })
    assert.equal(await shop.statusOf(orderNo), 1)
    assert.isEmpty(await db.from('audit_logs'))
  })

  test('a payment check settles a missed payment', async ({ client, assert }) => {
    const { learner, courseId, orderNo, merchantNo } = await waiting(client)
    await (await shop.wallet()).pay(merchantNo, 'lose')

    const answer = await adminRequests(client, admin).post(`orders/${orderNo}/wallet-checks`, {})

    answer.assertBodyContains({ orderStatus: 2, answers: [{ merchantNo, state: 'paid', outcome: 'settled' }] })
    assert.deepEqual(await shop.coursesOf(learner), [courseId])
    assert.equal((await lastAuditEntry()).action, 'order.check-payment')
    const again = await adminRequests(client, admin).post(`orders/${orderNo}/wallet-checks`, {})
    assert.equal(again.body().answers[0].outcome, 'already')
  })

  test('an order without a payment attempt cannot be checked', async ({ client }) => {
    const orderNo = await order({ status: 1 })

    const answer = await adminRequests(client, admin).post(`orders/${orderNo}/wallet-checks`, {})

    answer.assertBodyContains({ code: 'error', msg: '订单没有生成过付款码，不需要核对' })
  })

  test('an order is shown with its payments and masked numbers', async ({ client, assert }) => {
    const code = await shop.code()
    const learner = await createUser()
    const [video, book] = [await shop.course(), await shop.course({ type: 3, price: 20_00 })]
    const addrId = await shop.address(learner)
    const orderNo = await shop.ordered(client, learner, shop.one(video, book), { exclusiveCode: code, addrId })
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)

    const answer = await adminRequests(client, admin).get(`orders/${orderNo}`)

    const shown = answer.body().order
    assert.include(shown, {
      orderId: orderNo,
      orderStatus: 2,
      exclusiveCode: code,
      exclusiveDiscount: 0.95,
      channelName: '测试人员',
      refundState: 'none',
      toShip: true,
      userId: learner.user.id,
    })
    assert.deepEqual(shown.addr, {
      name: '王**',
      telephone: '139****0000',
      regionText: '山东省 济南市 历下区',
      address: null,
    })
    assert.lengthOf(shown.orderItems, 2)
    assert.containsSubset(shown.payments, [{ merchantNo: `${orderNo}_1`, status: 'paid' }])
    assert.deepEqual([shown.exceptions, shown.refunds], [[], []])
    assert.notInclude(answer.text(), '经十路1号')
    assert.notInclude(answer.text(), learner.user.telephone!)
  })

  test('the seats of a bulk order are counted by line item', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await order({ buyer, type: 'package', count: 5, refundedCount: 1 })
    const { id } = await row(orderNo)
    const item = await db.from('order_items').where('order_id', id).firstOrFail()
    for (const [seat, userId] of [
      [1, buyer.user.id],
      [2, null],
    ] as const) {
      await db
        .table('user_courses')
        .insert({
          course_id: item.course_id,
          user_id: userId,
          telephone: `1390000000${seat}`,
          source: 'assignment',
          order_item_id: item.id,
          order_id: id,
          seat_no: seat,
          grant_key: `seat:${seat}`,
          created_at: '2026-01-01 00:00:00',
        })
    }

    const answer = await adminRequests(client, admin).get(`orders/${orderNo}`)

    assert.deepEqual(answer.body().order.orderItems[0].seats, { bought: 4, assigned: 2, waiting: 1 })
  })

  test('an admin unmasks telephone and address with an audited reason', async ({ client, assert }) => {
    const buyer = await createUser()
    const orderNo = await order({ buyer, courseTypes: [3] })

    const bare = await adminRequests(client, admin).post(`orders/${orderNo}/reveal`, {})
    const answer = await adminRequests(client, admin).post(`orders/${orderNo}/reveal`, { reason: '核对收件地址' })

    bare.assertBodyContains({ code: 'error', msg: '请填写查看原因（至少2个字符）' })
    answer.assertBodyContains({ telephone: buyer.user.telephone, addr: parcelAddress })
    assert.include(await lastAuditEntry(), { action: 'order.reveal', reason: '核对收件地址' })
    assert.lengthOf(await db.from('audit_logs'), 1)
  })

  test('parcels to ship are listed oldest first and audited', async ({ client, assert }) => {
    const later = await order({ courseTypes: [3], paidAt: '2026-03-02 00:00:00' })
    const first = await order({ courseTypes: [1, 4], paidAt: '2026-03-01 00:00:00', name: '教材' })
    await order({ courseTypes: [3], trackingNo: 'SF1' })

    const answer = await adminRequests(client, admin).post('parcels', {})

    assert.deepEqual(
      answer.body().parcels.map(({ orderId }: { orderId: string }) => orderId),
      [first, later]
    )
    assert.include(answer.body(), { total: 2 })
    assert.deepInclude(answer.body().parcels[0], { addr: parcelAddress, contents: [{ itemName: '教材', count: 1 }] })
    const entry = await lastAuditEntry()
    assert.equal(entry.action, 'order.list-parcels')
    assert.deepEqual(JSON.parse(entry.after).orders, [first, later])
  })
})
