import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import * as billing from './invoice_helpers.js'

test.group('Sending of invoices', (group) => {
  let learner: CreatedUser
  let admin: CreatedUser
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    learner = await createUser()
    admin = await createUser(Role.Admin)
  })

  test('an admin sends an electronic invoice, which its owner sees', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)

    const answer = await billing.send(client, admin, id)

    assert.equal(answer.body().msg, '发票状态已修改为已发送')
    const seen = (await billing.invoiceOf(client, learner, orderNo)).body().invoice
    assert.include(seen, { invoiceStatus: 2, expressCompany: null, expressOrderNo: null })
    assert.match(seen.sendTime, /^\d{4}-/)
    assert.include(await billing.lastAudit(), {
      action: 'invoice.send',
      object: `invoice:${id}`,
      actor_id: admin.user.id,
    })
  })

  test('a paper invoice needs its tracking number', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo, billing.paper)

    const without = await billing.send(client, admin, id)
    const blank = await billing.send(client, admin, id, { expressOrderNo: '  ' })
    const right = await billing.send(client, admin, id, { expressOrderNo: 'SF1234567890123' })

    for (const refused of [without, blank]) {
      assert.deepInclude(refused.body().errors, { field: 'expressOrderNo', rule: 'refused', msg: '请输入快递单号' })
    }
    assert.include(right.body().invoice, {
      invoiceStatus: 2,
      expressCompany: '顺丰速运',
      expressOrderNo: 'SF1234567890123',
    })
  })

  test('courier and tracking number have a maximum length')
    .with([
      [{ expressOrderNo: '1'.repeat(20) }, true],
      [{ expressOrderNo: '1'.repeat(21) }, false],
      [{ expressOrderNo: '1', expressCompany: '快'.repeat(50) }, true],
      [{ expressOrderNo: '1', expressCompany: '快'.repeat(51) }, false],
    ] as const)
    .run(async ({ client, assert }, [body, fits]) => {
      const orderNo = await billing.paidOrder(client, learner)
      const id = await billing.requestInvoice(client, learner, orderNo, billing.paper)

      const answer = await billing.send(client, admin, id, body)

      assert.equal(answer.body().code, fits ? '200' : 'error')
      assert.equal((await billing.rowOf(orderNo)).invoice_status, fits ? 2 : 1)
    })

  test('five concurrent calls send an invoice once', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)

    const answers = await Promise.all(Array.from({ length: 5 }, () => billing.send(client, admin, id)))

    const result = answers.map((answer) => answer.body().msg).sort()
    assert.deepEqual(result, [...Array(4).fill('发票已经发送过了'), '发票状态已修改为已发送'].sort())
    const sendings = await db.from('audit_logs').where({ action: 'invoice.send', object: `invoice:${id}` })
    assert.lengthOf(sendings, 1)
  })

  test('an unsubmitted invoice is not sent', async ({ client, assert }) => {
    const products = shop.one(await shop.course())
    const orderNo = await shop.ordered(client, learner, products, { invoice: billing.company })
    const { id } = await billing.rowOf(orderNo)

    const answer = await billing.send(client, admin, id)

    assert.equal(answer.body().msg, '订单还没有支付，发票尚未提交')
    assert.equal((await billing.rowOf(orderNo)).invoice_status, 0)
  })

  test('an invoice is readable by its owner and admins only', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)
    const read = (caller: CreatedUser) => client.get(`/api/invoices/${id}`).as(caller)

    const [own, asAdmin, other] = [await read(learner), await read(admin), await read(await createUser())]

    assert.equal(own.body().invoice.payerEmail, 'finance@example.com')
    assert.deepEqual(asAdmin.body().invoice, own.body().invoice)
    other.assertStatus(404)
  })
})
