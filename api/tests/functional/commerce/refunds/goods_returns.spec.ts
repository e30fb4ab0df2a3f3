import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { messages } from '#commerce/refunds/terms'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { deliver } from '#tests/functional/invoices/invoice_helpers'

/** One of two books of a shipped parcel was refunded, marked as not returned. */
async function refunded(client: ApiClient) {
  const admin = await createUser(Role.Admin)
  const learner = await createUser()
  const book = await shop.course({ type: 3, price: 30_00 })
  const addrId = await shop.address(learner)
  const products = [{ courseId: book, courseCount: 2 }]
  const orderNo = await shop.ordered(client, learner, products, { addrId })
  await shop.pay(client, learner, orderNo)
  await shop.paid(orderNo)
  await deliver(client, admin, orderNo, { trackingNo: 'SF202611230001' })
  const lines = await calls.linesOf(orderNo, 1, { goodsReturn: 'not-returned' })
  const answer = await calls.refund(client, admin, { orderNo, lines })
  const { refundNo, lines: refundLines } = answer.body().refund
  return { admin, learner, orderNo, refundNo, line: refundLines[0] }
}

const change = (
  client: ApiClient,
  { token }: CreatedUser,
  { orderNo, refundNo, line }: { orderNo: string; refundNo: string; line: { orderItemId: number } },
  more: object = {}
) =>
  client
    .post(`/api/admin/orders/${orderNo}/goods-returns`)
    .as(token)
    .json({ refundNo, orderItemId: line.orderItemId, earlier: 'not-returned', goodsReturn: 'returned', ...more })

const history = async (client: ApiClient, { token }: CreatedUser, orderNo: string) =>
  (await client.get(`/api/admin/orders/${orderNo}/history`).as(token)).body().rows as {
    text: string
    detail: string | null
    actor: string | null
  }[]

test.group('Goods returns', (group) => {
  shop.resetShopEachTest(group)

  test('a changed return is shown to its buyer', async ({ client, assert }) => {
    const made = await refunded(client)
    const { admin, learner, orderNo } = made
    const before = await calls.orderRow(orderNo)

    const answer = await change(client, admin, made, { reason: '11月28日收到退件' })

    assert.containSubset(answer.body(), { code: '200', msg: messages.returnSaved })
    const mine = await client.get(`/api/orders/${orderNo}`).as(learner)
    assert.equal(mine.body().order.refunds[0].lines[0].goodsReturn, 'returned')
    assert.equal((await calls.orderRow(orderNo)).refunded_fen, before.refunded_fen)
  })

  test('the history keeps each former answer', async ({ client, assert }) => {
    const made = await refunded(client)
    const { admin, orderNo, line } = made

    await change(client, admin, made, { reason: '收到退件' })
    await change(client, admin, made, { earlier: 'returned', goodsReturn: 'not-needed' })

    const rows = await history(client, admin, orderNo)
    const of = (text: string) => rows.filter((row) => row.text === text)
    const changes = of('更正书是否退回').map(({ detail }) => detail)
    assert.sameMembers(changes, [
      `${line.orderItemName}：书未退回 → 书已退回；收到退件`,
      `${line.orderItemName}：书已退回 → 不需退回`,
    ])
    const [requested] = of('发起退款 30.00 元')
    assert.include(requested.detail!, `${line.orderItemName} 1 份 30.00 元，书未退回`)
    const entries = await db
      .from('audit_logs')
      .where({ action: 'order.change-goods-return', object: `order:${orderNo}` })
      .orderBy('id')
    assert.deepEqual(
      entries.map((entry) => [JSON.parse(entry.before), entry.reason]),
      [
        [{ goodsReturn: 'not-returned' }, '收到退件'],
        [{ goodsReturn: 'returned' }, null],
      ]
    )
  })

  test('a stale or unchanged answer is rejected', async ({ client, assert }) => {
    const made = await refunded(client)
    const { admin, orderNo } = made

    const [one, other] = await Promise.all([
      change(client, admin, made),
      change(client, admin, made, { goodsReturn: 'not-needed' }),
    ])
    const same = await change(client, admin, made, { earlier: 'returned' })
    const unchanged = await db.from('refund_lines').select('goods_return').firstOrFail()

    assert.sameMembers(
      [one, other].map((answer) => answer.body().code === '200'),
      [true, false]
    )
    assert.containSubset(same.body().errors, [{ field: 'goodsReturn' }])
    const now = unchanged.goods_return
    const again = await change(client, admin, made, { earlier: now, goodsReturn: now })
    assert.containSubset(again.body().errors, [{ msg: messages.returnUnchanged }])
    const stored = await db.from('audit_logs').where('object', `order:${orderNo}`)
    assert.lengthOf(
      stored.filter(({ action }) => action === 'order.change-goods-return'),
      1
    )
  })

  test('another order’s refund and an unasked return are rejected', async ({ client, assert }) => {
    const made = await refunded(client)
    const other = await refunded(client)
    const anotherUser = await change(client, made.admin, { ...made, orderNo: other.orderNo })
    await db.from('refund_lines').update({ goods_return: null })

    const unasked = await change(client, made.admin, made)

    anotherUser.assertStatus(404)
    const msg = messages.returnNotAsked(made.line.orderItemName)
    assert.containSubset(unasked.body().errors, [{ msg }])
  })
})
