import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { readRows } from '#tests/workbook'
import * as billing from './invoice_helpers.js'

test.group('Lists of invoices', (group) => {
  let learner: CreatedUser
  let admin: CreatedUser
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    learner = await createUser()
    admin = await createUser(Role.Admin)
  })

  async function named(client: ApiClient, name: string, form: object = billing.company) {
    const courseId = await shop.course({ name })
    const orderNo = await shop.ordered(client, learner, shop.one(courseId))
    await shop.pay(client, learner, orderNo)
    await shop.paid(orderNo)
    return { orderNo, id: await billing.requestInvoice(client, learner, orderNo, form) }
  }

  const mine = async (client: ApiClient, query = {}) =>
    (await client.get('/api/user/invoices').qs(query).as(learner)).body()
  const listAsAdmin = async (client: ApiClient, query = {}) =>
    (await client.get('/api/invoices').qs(query).as(admin)).body()
  const numbers = ({ invoices }: { invoices: { invoiceId: number }[] }) => invoices.map(({ invoiceId }) => invoiceId)

  test('own invoices are found by product name', async ({ client, assert }) => {
    const first = await named(client, '造价 100% 通过班')
    const second = await named(client, '安装工程')
    await billing.paidOrder(client, await createUser(), { invoice: billing.company })

    assert.deepEqual(numbers(await mine(client)), [second.id, first.id])
    assert.deepEqual(numbers(await mine(client, { productName: '0%' })), [first.id])
    assert.deepEqual(numbers(await mine(client, { productName: '没有' })), [])
    assert.deepInclude(await mine(client, { pageSize: 5, page: 2 }), { invoices: [], total: 2 })
  })

  test('an admin filters by status, type, order and payer', async ({ client, assert }) => {
    const paper = await named(client, '甲', billing.paper)
    const sent = await named(client, '乙', billing.personal)
    await billing.send(client, admin, sent.id)
    const orderForm = { invoice: billing.company }
    await shop.ordered(client, learner, shop.one(await shop.course()), orderForm)
    const wished = Number((await db.from('invoices').where('invoice_status', 0).first()).id)

    const all = await listAsAdmin(client)

    assert.deepEqual(numbers(all), [sent.id, paper.id])
    assert.include(all, { total: 2, amountTotal: 200 })
    assert.notProperty(all.invoices[0], 'maillingTelephone')
    assert.deepEqual(numbers(await listAsAdmin(client, { 'invoiceStatus[]': 1 })), [paper.id])
    assert.deepEqual(numbers(await listAsAdmin(client, { invoiceStatus: [1, 2] })), [sent.id, paper.id])
    assert.deepEqual(numbers(await listAsAdmin(client, { invoiceStatus: 0 })), [wished])
    assert.deepEqual(numbers(await listAsAdmin(client, { 'invoiceTypes[]': 2 })), [paper.id])
    assert.deepEqual(numbers(await listAsAdmin(client, { orderId: sent.orderNo })), [sent.id])
    const ofBuyer = await listAsAdmin(client, { userId: learner.user.id })
    assert.deepEqual(numbers(ofBuyer), [sent.id, paper.id, wished])
    assert.deepEqual(numbers(await listAsAdmin(client, { userId: admin.user.id })), [])
    assert.deepEqual(numbers(await listAsAdmin(client, { payerName: '泉城' })), [paper.id])
    assert.deepEqual(numbers(await listAsAdmin(client, { requestedFrom: '2000-01-01', requestedTo: '2000-01-02' })), [])
  })

  test('an admin finds pending credit notes', async ({ client, assert }) => {
    const [unrefunded, refunded] = [await named(client, '甲'), await named(client, '乙')]
    for (const { id } of [unrefunded, refunded]) await billing.send(client, admin, id)
    await billing.release(refunded.orderNo, 1_00)

    assert.deepEqual(numbers(await listAsAdmin(client, { reversal: 'needed' })), [refunded.id])
    assert.deepEqual(numbers(await listAsAdmin(client, { reversal: 'none' })), [unrefunded.id])
    assert.deepEqual(numbers(await listAsAdmin(client, { reversal: 'done' })), [])
  })

  const download = (query: Record<string, string>) =>
    fetch(`http://127.0.0.1:${process.env.PORT}/api/admin/invoices-export?${new URLSearchParams(query)}`, {
      headers: { authorization: admin.token },
    })

  test('the export has the filtered rows and is audited', async ({ client, assert }) => {
    const one = await named(client, '甲', { ...billing.company, payerName: '=1+1 公司' })
    await named(client, '乙', billing.personal)
    const range = { requestedFrom: '2026-01-01', requestedTo: '2099-12-31' }

    const answer = await download({ ...range, payerName: '公司' })
    const [titles, ...rows] = await readRows(await answer.arrayBuffer())

    assert.lengthOf(rows, 1)
    const row = Object.fromEntries(titles.map((title, at) => [String(title), rows[0][at]]))
    assert.include(row, { 订单号: one.orderNo, 发票抬头: "'=1+1 公司", 状态: '开票中' })
    assert.equal(row['统一社会信用代码'], '91370100MA3DEMP02X')
    assert.equal(Number(row['发票金额（元）']), 100)
    assert.include(await billing.lastAudit(), { action: 'invoice.export' })
  })

  test('the export needs a date range', async ({ assert }) => {
    const none = (await (await download({})).json()) as { msg: string }
    const half = (await (await download({ requestedFrom: '2026-01-01' })).json()) as { msg: string }

    assert.equal(none.msg, '必须选择时间范围')
    assert.equal(half.msg, '必须选择时间范围')
  })
})
