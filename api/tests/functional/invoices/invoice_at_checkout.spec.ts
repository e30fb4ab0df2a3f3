import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'

import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import * as billing from './invoice_helpers.js'
import { closeStaleOrders } from '#tests/functional/commerce/use_cases'

const { company } = billing

test.group('An invoice in the checkout', (group) => {
  billing.assertInvariantsAfterEach(group)
  group.each.teardown(() => setClock(null))

  test('an invoice is submitted when its order is paid', async ({ client, assert }) => {
    const learner = await createUser()
    const courseId = await shop.course({ price: 128_00 })

    const orderNo = await shop.ordered(client, learner, shop.one(courseId), { invoice: company })
    const before = (await billing.invoiceOf(client, learner, orderNo)).body().invoice
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)
    const after = (await billing.invoiceOf(client, learner, orderNo)).body().invoice

    assert.include(before, { invoiceStatus: 0, invoiceAmt: 128, requestTime: null })
    assert.include(after, {
      invoiceId: before.invoiceId,
      invoiceStatus: 1,
      invoiceAmt: 128,
      payerName: company.payerName,
    })
    assert.match(after.requestTime, /^\d{4}-/)
  })

  test('an invoice is validated before the order is placed', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())

    const answer = await shop.buy(client, learner, products, { invoice: { ...company, payerId: '123', payerName: '' } })

    assert.deepEqual(
      answer.body().errors.map(({ field }: { field: string }) => field),
      ['invoice.payerName', 'invoice.payerId']
    )
    assert.lengthOf(await db.from('orders'), 0)
  })

  test('an invoice is deleted with its closed order', async ({ client, assert }) => {
    const learner = await createUser()
    const form = { invoice: company }
    const [first, second] = [
      await shop.ordered(client, learner, shop.one(await shop.course()), form),
      await shop.ordered(client, learner, shop.one(await shop.course()), form),
    ]

    await client.delete(`/api/user/orders/${first}`).as(learner)
    setClock(() => DateTime.utc().plus({ minutes: 31 }))
    await closeStaleOrders()

    assert.deepEqual([await shop.statusOf(first), await shop.statusOf(second)], [3, 3])
    assert.lengthOf(await db.from('invoices'), 0)
  })

  test('an invoice can be corrected before payment', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    const orderNo = await shop.ordered(client, learner, products, { invoice: company })
    const { id: invoiceId } = await billing.rowOf(orderNo)

    const answer = await billing.ask(client, learner, orderNo, { ...billing.personal, invoiceId })

    assert.equal(answer.body().msg, '发票信息已保存成功')
    assert.include(await billing.rowOf(orderNo), { invoice_status: 0, payer_name: '张三' })
  })

  test('only learners can request an invoice', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const products = shop.one(await shop.course())

    const answer = await shop.buy(client, teacher, products, { invoice: company })

    assert.equal(answer.body().msg, '只有学员可以申请发票')
    assert.lengthOf(await db.from('orders'), 0)
  })

  test('the invoice is part of the idempotent request', async ({ client, assert }) => {
    const learner = await createUser()
    const products = shop.one(await shop.course())
    await shop.buy(client, learner, products, { key: 'k', invoice: company })

    const again = await shop.buy(client, learner, products, { key: 'k', invoice: company })
    const other = await shop.buy(client, learner, products, { key: 'k', invoice: billing.personal })

    assert.equal(again.body().code, '200')
    assert.equal(other.body().msg, '提交的内容已变化，请刷新后重新提交')
    assert.lengthOf(await db.from('invoices'), 1)
  })
})
