import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { MaxOpenOrders } from '#commerce/terms'
import { createUser } from '#tests/factories/accounts'
import { offerTransfers } from '#tests/functional/commerce/bank/bank_shop'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'

const place = (client: ApiClient, key: string, body: object, idempotencyKey = 'one') =>
  callWith(client, key, '/orders', 'POST').header('idempotency-key', idempotencyKey).json(body)

const countOrders = async () => (await db.from('orders')).length

test.group('Bulk orders of a partner', (group) => {
  group.tap((one) => one.tags(['@engine']))
  offerTransfers(group)

  test('a centre orders copies at the price of the server', async ({ client, assert }) => {
    const [owner, courseId] = [await createUser(), await shop.course({ price: 100_00 })]
    const { key } = await keyOf(owner)
    const body = { lines: [{ courseId, copies: 3 }], expectedAmountFen: 300_00 }
    const placed = (await place(client, key, body)).body()
    assert.include(placed, { type: 'package', status: 'unpaid', amountFen: 300_00, paidAt: null, transfer: null })
    assert.isTrue(placed.payUrl.endsWith(`/index/submitted-order-info/${placed.orderNo}`))
    assert.isNotNull(placed.expiresAt)
    assert.deepInclude(placed.lines[0], { courseId, copies: 3, amountFen: 300_00, seats: null })
    assert.deepEqual((await place(client, key, body)).body(), placed)
    assert.deepEqual((await callWith(client, key, `/orders/${placed.orderNo}`)).body(), placed)
    assert.equal((await db.from('orders').firstOrFail()).user_id, owner.user.id)

    const other = await keyOf(await createUser())
    assert.equal((await callWith(client, other.key, `/orders/${placed.orderNo}`)).status(), 404)
  })

  test('two simultaneous calls with one key place one order', async ({ client, assert }) => {
    const { key } = await keyOf(await createUser())
    const body = { lines: [{ courseId: await shop.course(), copies: 2 }], payBy: 'transfer' }
    const answers = await Promise.all(Array.from({ length: 3 }, () => place(client, key, body)))
    assert.equal(await countOrders(), 1)
    assert.lengthOf([...new Set(answers.map((answer) => answer.body().transfer.code))], 1)
  })

  test('a transfer has account and code, and an invoice is requested', async ({ client, assert }) => {
    const { key } = await keyOf(await createUser())
    const company = { payerName: '泉城建设有限公司', payerId: '91370100MA3C0WRQ0F' }
    const contact = { payerEmail: 'bill@example.com', maillingName: '王工', maillingTelephone: '13800000018' }
    const invoice = { invoiceType: 1, payerType: 2, ...company, ...contact }
    const body = { lines: [{ courseId: await shop.course(), copies: 2 }], payBy: 'transfer', invoice }
    const placed = (await place(client, key, body)).body()
    assert.match(placed.transfer.code, /^\d{8}$/)
    assert.isNotEmpty(placed.transfer.accountNumber)
    assert.include(await db.from('invoices').firstOrFail(), { payer_name: invoice.payerName, amount_fen: 200_00 })
  })

  test('wrong orders are refused at their fields', async ({ client, assert }) => {
    const { key } = await keyOf(await createUser())
    const [courseId, gone] = [await shop.course(), await shop.course({ status: 'unpublish' })]
    const line = { courseId, copies: 2 }
    let calls = 0
    const fieldOf = async (body: object) => {
      const problem = (await place(client, key, body, String(++calls))).body()
      return problem.status === 422 ? problem.errors[0].field : problem.status
    }
    assert.equal(await fieldOf({}), 'lines')
    assert.equal(await fieldOf({ lines: [line, line] }), 'lines')
    assert.equal(await fieldOf({ lines: [line, { courseId: gone, copies: 1 }] }), 'lines.1.courseId')
    assert.equal(await fieldOf({ lines: [{ courseId, copies: 0 }] }), 'lines.0.copies')
    const dearer = (await place(client, key, { lines: [line], expectedAmountFen: 1 }, 'dearer')).body()
    assert.include(dearer, { status: 422, code: 'price-changed' })
    assert.equal(dearer.errors[0].field, 'expectedAmountFen')
    assert.equal(await fieldOf({ lines: [line], payBy: 'cash' }), 'payBy')
    assert.equal(await fieldOf({ lines: [line], invoice: { invoiceType: 1, payerType: 1 } }), 'invoice.payerName')
    const without = await callWith(client, key, '/orders', 'POST').json({ lines: [line] })
    assert.equal(without.body().errors[0].field, 'Idempotency-Key')
    assert.equal(await countOrders(), 0)
  })

  test('open orders of an owner are limited', async ({ client, assert }) => {
    const { key } = await keyOf(await createUser())
    const body = { lines: [{ courseId: await shop.course(), copies: 2 }] }
    for (let at = 0; at < MaxOpenOrders; at++) assert.equal((await place(client, key, body, `${at}`)).status(), 200)
    assert.include((await place(client, key, body, 'more')).body(), { status: 422, code: 'refused' })
    assert.equal(await countOrders(), MaxOpenOrders)
  })
})
