import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import * as billing from './invoice_helpers.js'

test.group('Requests of an invoice', (group) => {
  billing.assertInvariantsAfterEach(group)

  test('a learner requests a company invoice over the order’s amount', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await billing.paidOrder(client, learner, { price: 399_00 })

    const answer = await billing.ask(client, learner, orderNo, {
      ...billing.company,
      invoiceAmt: 99_999,
      invoiceStatus: 2,
      userId: 1,
    })

    assert.equal(answer.body().msg, '申请已提交成功')
    assert.include(answer.body().invoice, {
      orderId: orderNo,
      invoiceStatus: 1,
      invoiceAmt: 399,
      payerName: '泉城建设工程咨询有限公司',
      payerId: '91370100MA3DEMP02X',
      payerAccount: '370012345678901',
      maillingTelephone: '13900000000',
      expressOrderNo: null,
    })
    assert.equal((await billing.rowOf(orderNo)).user_id, learner.user.id)
  })

  test('a personal invoice drops company fields', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await billing.paidOrder(client, learner)

    const answer = await billing.ask(client, learner, orderNo, {
      ...billing.company,
      ...billing.personal,
      payerId: 'not a code at all',
    })

    assert.include(answer.body().invoice, {
      payerType: 1,
      payerName: '张三',
      payerId: null,
      payerBank: null,
      payerAccount: null,
      payerAddress: null,
    })
  })

  test('a paper invoice has an address and no email', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await billing.paidOrder(client, learner)

    const answer = await billing.ask(client, learner, orderNo, billing.paper)

    assert.include(answer.body().invoice, {
      invoiceType: 2,
      maillingAddress: '济南市历下区经十路1号 3 楼财务室',
      payerEmail: null,
    })
  })

  test('an order of another user gets 404', async ({ client }) => {
    const orderNo = await billing.paidOrder(client, await createUser())

    const answers = [
      await billing.ask(client, await createUser(), orderNo),
      await billing.ask(client, await createUser(Role.Admin), orderNo),
      await billing.invoiceOf(client, await createUser(), orderNo),
    ]

    for (const answer of answers) answer.assertStatus(404)
  })

  test('an unpaid order cannot have an invoice', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))

    const answer = await billing.ask(client, learner, orderNo)

    assert.equal(answer.body().msg, '订单支付后才可以申请发票')
    assert.isNull((await billing.invoiceOf(client, learner, orderNo)).body().invoice)
  })

  test('a teacher cannot request an invoice for an own order', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const orderNo = await billing.paidOrder(client, teacher)

    const answer = await billing.ask(client, teacher, orderNo)

    assert.equal(answer.body().msg, '只有学员可以申请发票')
  })

  test('a second request is rejected and changes nothing', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await billing.paidOrder(client, learner)
    await billing.requestInvoice(client, learner, orderNo)

    const answer = await billing.ask(client, learner, orderNo, billing.personal)

    assert.equal(answer.body().msg, '该订单已申请过发票')
    assert.equal((await billing.rowOf(orderNo)).payer_name, billing.company.payerName)
  })

  test('one of twenty concurrent requests succeeds', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await billing.paidOrder(client, learner)

    const answers = await Promise.all(Array.from({ length: 20 }, () => billing.ask(client, learner, orderNo)))

    const codes = answers.map((answer) => answer.body().code).sort()
    assert.deepEqual(codes, ['200', ...Array(19).fill('error')])
    assert.lengthOf(await db.from('invoices'), 1)
  })

  test('twenty requests with one key get one response', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await billing.paidOrder(client, learner)

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => billing.ask(client, learner, orderNo, billing.company, 'one-and-the-same'))
    )

    const ids = answers.map((answer) => answer.body().invoice?.invoiceId)
    assert.lengthOf([...new Set(ids)], 1)
    assert.isNumber(ids[0])
  })

  test('refunds reduce the amount of an invoice', async ({ client, assert }) => {
    const learner = await createUser()
    const [part, whole] = [await billing.paidOrder(client, learner), await billing.paidOrder(client, learner)]
    await billing.release(part, 30_00)
    await billing.release(whole, 100_00)

    const [some, none] = [await billing.ask(client, learner, part), await billing.ask(client, learner, whole)]

    assert.equal(some.body().invoice.invoiceAmt, 70)
    assert.equal(none.body().msg, '订单没有可以开票的金额')
  })
})

test.group('Corrections of an invoice', (group) => {
  billing.assertInvariantsAfterEach(group)

  test('an owner can correct an invoice until it is sent', async ({ client, assert }) => {
    const learner = await createUser()
    const admin = await createUser(Role.Admin)
    const orderNo = await billing.paidOrder(client, learner)
    const invoiceId = await billing.requestInvoice(client, learner, orderNo)

    const corrected = await billing.ask(client, learner, orderNo, { ...billing.personal, invoiceId })
    await billing.send(client, admin, invoiceId)
    const late = await billing.ask(client, learner, orderNo, { ...billing.company, invoiceId })

    assert.equal(corrected.body().msg, '发票信息已保存成功')
    assert.include(corrected.body().invoice, { invoiceId, payerName: '张三', payerId: null })
    assert.equal(late.body().msg, '发票已发送，不能再修改')
    assert.include(await billing.rowOf(orderNo), { payer_name: '张三', invoice_status: 2 })
  })

  test('other users and other orders get 404', async ({ client, assert }) => {
    const [learner, other] = [await createUser(), await createUser()]
    const orderNo = await billing.paidOrder(client, learner)
    const otherNo = await billing.paidOrder(client, learner)
    const invoiceId = await billing.requestInvoice(client, learner, orderNo)

    const answers = [
      await billing.ask(client, other, orderNo, { ...billing.personal, invoiceId }),
      await billing.ask(client, learner, otherNo, { ...billing.personal, invoiceId }),
    ]

    for (const answer of answers) answer.assertStatus(404)
    assert.equal((await billing.rowOf(orderNo)).payer_type, 2)
  })
})
