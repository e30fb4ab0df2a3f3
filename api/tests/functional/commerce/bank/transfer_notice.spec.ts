import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { bankMessages } from '#commerce/bank_transfers/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as bank from '#tests/functional/commerce/bank/bank_shop'
import * as shop from '#tests/functional/commerce/commerce_helpers'

test.group('Payment notices of transfers', (group) => {
  bank.offerTransfers(group)

  const notice = (client: ApiClient, by: CreatedUser, orderNo: string) =>
    client.get(`/api/user/orders/${orderNo}/transfer-notice`).as(by)

  test('the buyer downloads the notice as a PDF', async ({ client, assert }) => {
    const { learner, orderNo } = await bank.transferred(client)
    const response = await notice(client, learner, orderNo)
    response.assertHeader('content-type', 'application/pdf')
    assert.equal(Buffer.from(response.body()).subarray(0, 5).toString(), '%PDF-')
  })

  test('another user gets 404, an order by another way a message', async ({ client, assert }) => {
    const { learner, orderNo } = await bank.transferred(client)
    const stranger = await notice(client, await createUser(), orderNo)
    assert.equal(stranger.body().code, '404')

    const courseId = await shop.course({ price: 100_00 })
    const scanned = await shop.ordered(client, learner, shop.one(courseId))
    assert.include((await notice(client, learner, scanned)).body(), { code: 'error', msg: bankMessages.noTransfer })
  })

  test('the own list of orders has the state of a transfer', async ({ client, assert }) => {
    const { learner, orderNo } = await bank.transferred(client)
    const { orders } = (await client.get('/api/user/orders').as(learner)).body()
    assert.include(orders[0], { orderId: orderNo, transferState: 'waiting' })
  })

  test('an admin finds transfers by amount and lines to recheck', async ({ client, assert }) => {
    const { orderNo, code } = await bank.transferred(client, { priceFen: 12_345_00 })
    const [admin] = await bank.admins()
    const found = (await client.get('/api/admin/bank-transfers').qs({ orderAmt: 12_345 }).as(admin)).body()
    assert.deepEqual(
      found.transfers.map(({ orderId }: { orderId: string }) => orderId),
      [orderNo]
    )

    const row = bank.row({ amount: '12345.00', remark: code })
    await bank.importRows(admin, [row])
    const waiting = async () =>
      (await client.get('/api/admin/bank-lines').qs({ awaitsSecond: true }).as(admin)).body().lines
    assert.lengthOf(await waiting(), 0)
    await bank.confirm(client, admin, row[1])
    assert.include((await waiting())[0], { orderId: orderNo, needsSecond: true })
  })
})
