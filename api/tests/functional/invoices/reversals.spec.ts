import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as billing from './invoice_helpers.js'

test.group('Invoices of refunded orders', (group) => {
  let learner: CreatedUser
  let admin: CreatedUser
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    learner = await createUser()
    admin = await createUser(Role.Admin)
  })

  const reverse = (client: ApiClient, id: number, form: object = { reason: 2 }) =>
    client.post(`/api/admin/invoices/${id}/reversal`).as(admin).json(form)
  const read = async (client: ApiClient, orderNo: string) =>
    (await billing.invoiceOf(client, learner, orderNo)).body().invoice

  test('an unsent invoice follows the refunded amount', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner, { invoice: billing.company })

    await billing.release(orderNo, 25_50)

    assert.include(await read(client, orderNo), { invoiceAmt: 74.5, invoiceStatus: 1, reversal: 'none' })
  })

  test('an invoice is withdrawn when the order is refunded completely', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const invoiceId = await billing.requestInvoice(client, learner, orderNo)
    await billing.release(orderNo, 40_00)
    await billing.release(orderNo, 60_00)

    const sent = await billing.send(client, admin, invoiceId)
    const corrected = await billing.ask(client, learner, orderNo, { ...billing.company, invoiceId })

    const seen = await read(client, orderNo)
    assert.include(seen, { invoiceAmt: 0, invoiceStatus: 1 })
    assert.match(seen.withdrawTime, /^\d{4}-/)
    for (const answer of [sent, corrected]) {
      assert.equal(answer.body().msg, '订单已全部退款，发票申请已撤回')
    }
  })

  test('a withdrawn invoice is not sent with the parcel', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner, { book: true, invoice: billing.company })
    const { amount_fen: amount } = await db.from('orders').where('order_no', orderNo).first()
    await billing.release(orderNo, Number(amount))

    const answer = await billing.deliver(client, admin, orderNo, { trackingNo: 'SF1' })

    assert.isFalse(answer.body().invoiceSent)
    assert.equal((await billing.rowOf(orderNo)).invoice_status, 1)
  })

  test('a sent invoice needs a credit note after a refund', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)
    await billing.send(client, admin, id)

    await billing.release(orderNo, 30_00)
    const waiting = await read(client, orderNo)
    const done = await reverse(client, id)

    assert.include(waiting, { invoiceAmt: 100, reversal: 'needed', reversedTime: null })
    assert.equal(waiting.order.refundedAmt, 30)
    assert.equal(done.body().msg, '发票已标记为部分冲红')
    assert.include(done.body().invoice, { validAmt: 70, refundToReverseAmt: 0 })
    const reversed = await read(client, orderNo)
    assert.include(reversed, { reversal: 'done', isPartlyReversed: true })
    assert.containsSubset(reversed.redInvoices, [{ redAmt: 30, redState: 'issued', redNumber: null }])
    assert.include(await billing.lastAudit(), { action: 'invoice.reverse', object: `invoice:${id}` })
  })

  test('a second refund needs a second credit note', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)
    await billing.send(client, admin, id)
    await billing.release(orderNo, 30_00)
    await reverse(client, id)

    await billing.release(orderNo, 30_00)

    assert.include(await read(client, orderNo), { reversal: 'needed' })
  })

  test('concurrent sending and refunding leave a consistent invoice', async ({ client, assert }) => {
    for (let round = 1; round <= 8; round++) {
      const orderNo = await billing.paidOrder(client, learner)
      const id = await billing.requestInvoice(client, learner, orderNo)

      await Promise.all([
        billing.send(client, admin, id),
        billing.release(orderNo, round * 10_00),
        billing.send(client, admin, id),
      ])

      const { invoiceStatus, invoiceAmt, reversal } = await read(client, orderNo)
      const late = reversal === 'needed'
      assert.equal(invoiceStatus, 2)
      assert.equal(invoiceAmt, late ? 100 : 100 - round * 10)
    }
  })

  test('an invoice without refund cannot be reversed', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)

    const answer = await reverse(client, id)

    assert.equal(answer.body().msg, '该发票不需要冲红')
  })

  test('a sent invoice without refund is reversed only as wrong', async ({ client, assert }) => {
    const { id } = await sentInvoice(client)

    const answers = [await reverse(client, id), await reverse(client, id, {}), await reverse(client, id, { reason: 5 })]

    assert.deepEqual(
      answers.map((answer) => answer.body().errors?.map(({ msg }: { msg: string }) => msg)),
      [['订单没有退款，只能以“开票有误”冲红'], ['请选择冲红原因'], ['请选择冲红原因']]
    )
  })

  test('a wrong invoice is reversed, and what is left requested again', async ({ client, assert }) => {
    const { id, orderNo } = await sentInvoice(client)
    await billing.release(orderNo, 30_00)

    const answer = await reverse(client, id, { reason: 1, redNumber: '2637 2000 0000 1234 5678' })

    assert.equal(answer.body().msg, '发票已冲红，已生成新的开票申请，请买家核对信息后重新开具')
    assert.containsSubset(answer.body().invoice, {
      reversal: 'done',
      isPartlyReversed: false,
      isReplaced: true,
      redInvoices: [{ redAmt: 100, redNumber: '26372000000012345678' }],
    })
    const next = await read(client, orderNo)
    assert.include(next, { invoiceAmt: 70, invoiceStatus: 1, reversal: 'none', payerName: billing.company.payerName })
    assert.notEqual(next.invoiceId, id)
    assert.lengthOf(await db.from('messages').where('kind', 'invoiceReplaced'), 1)
    const corrected = await billing.ask(client, learner, orderNo, { ...billing.personal, invoiceId: next.invoiceId })
    assert.equal(corrected.body().msg, '发票信息已保存成功')
    assert.equal((await reverse(client, id, { reason: 1 })).body().msg, '该发票不需要冲红')
    await billing.release(orderNo, 20_00)
    assert.include(await read(client, orderNo), { invoiceAmt: 50, reversal: 'none' })
  })

  test('a wrong invoice of a refunded order is not requested again', async ({ client, assert }) => {
    const { id, orderNo } = await sentInvoice(client)
    await billing.release(orderNo, 100_00)

    await reverse(client, id, { reason: 1 })

    assert.include(await read(client, orderNo), { invoiceId: id, reversal: 'done', isReplaced: false })
    assert.lengthOf(await db.from('invoices'), 1)
  })

  test('two admins who reverse a wrong invoice make one new request', async ({ client, assert }) => {
    const { id, orderNo } = await sentInvoice(client)

    const answers = await Promise.all([1, 2, 3].map(() => reverse(client, id, { reason: 1 })))

    assert.lengthOf(
      answers.filter((answer) => answer.body().code === '200'),
      1
    )
    assert.lengthOf(await db.from('invoices'), 2)
    assert.include(await read(client, orderNo), { invoiceStatus: 1, reversal: 'none' })
  }).tags(['@engine'])

  async function sentInvoice(client: ApiClient) {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)
    await billing.send(client, admin, id)
    return { id, orderNo }
  }
})
