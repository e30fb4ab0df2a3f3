import { test } from '@japa/runner'
import { DateTime } from 'luxon'

import { isExpired } from '#drivers/payment/local/wallet_orders'
import { InvalidWebhookSignature } from '#drivers/payment/payment_gateway'
import { attempt, paymentContract } from '#tests/drivers/payment/contract'
import { waysContract } from '#tests/drivers/payment/ways_contract'
import { openFakeMerchant, type FakeMerchant } from '#tests/drivers/payment/fake_merchant'

let shop: FakeMerchant

async function bench() {
  shop ??= await openFakeMerchant()
  shop.received.length = 0
  return shop
}

paymentContract('local wallet', bench)
waysContract('local wallet', bench)

test.group('Local wallet', (group) => {
  group.setup(async () => {
    await shop?.close()
    shop = await openFakeMerchant()
    return () => shop.close()
  })
  group.each.setup(() => {
    shop.received.length = 0
  })

  async function ordered(amountFen = 39_90) {
    const order = attempt({ amountFen })
    await shop.gateway.createCode(order)
    return order.merchantNo
  }

  test('the code leads to the wallet’s page', async ({ assert }) => {
    const order = attempt()
    const { codeUrl } = await shop.gateway.createCode(order)
    assert.equal(codeUrl, `http://shop.test/local/wallet/${order.merchantNo}`)
    assert.include(await shop.gateway.view(order.merchantNo), { state: 'open', title: order.title, amountFen: 39_90 })
  })

  test('payments, closings and keys survive a restart', async ({ assert }) => {
    const paid = await ordered()
    const closed = await ordered()
    await shop.gateway.pay(paid)
    await shop.gateway.close(closed)
    const notice = await shop.nextNotice()

    const after = shop.restart()

    assert.deepEqual((await after.readNotice(notice)).payment, await shop.gateway.find(paid))
    assert.equal((await after.find(closed))!.state, 'closed')
  })

  test('two processes agree on who paid or closed first', async ({ assert }) => {
    const other = shop.restart()
    for (let round = 0; round < 20; round++) {
      const merchantNo = await ordered()
      await Promise.all([shop.gateway.pay(merchantNo), other.close(merchantNo)])

      assert.deepEqual(await other.find(merchantNo), await shop.gateway.find(merchantNo))
    }
  })

  test('a second payment of one order has no effect', async ({ assert }) => {
    const merchantNo = await ordered()
    await shop.gateway.pay(merchantNo)
    const first = await shop.gateway.find(merchantNo)

    await shop.gateway.pay(merchantNo)

    assert.deepEqual(await shop.gateway.find(merchantNo), first)
  })

  test('the expiry is clamped between one minute and 90 days', ({ assert }) => {
    const now = DateTime.utc()
    const over = (created: DateTime, expires: DateTime) =>
      isExpired({ ...attempt(), createdAt: created.toISO()!, expiresAt: expires.toISO()! })

    assert.isTrue(over(now.minus({ minutes: 30 }), now.minus({ seconds: 1 })))
    assert.isFalse(over(now.minus({ minutes: 30 }), now.plus({ seconds: 9 })))
    assert.isFalse(over(now.minus({ seconds: 9 }), now.minus({ seconds: 1 })))
    assert.isTrue(over(now.minus({ days: 91 }), now.plus({ days: 9 })))
  })

  test('a query finds a payment whose notice was lost', async ({ assert }) => {
    const merchantNo = await ordered()
    await shop.gateway.pay(merchantNo, 'lose')

    assert.equal((await shop.gateway.find(merchantNo))!.state, 'paid')
    assert.lengthOf(shop.received, 0)
  })

  test('a repeated notice arrives five times for one payment', async ({ assert }) => {
    const merchantNo = await ordered()
    await shop.gateway.pay(merchantNo, 'duplicate')

    const notices = []
    for (let copy = 0; copy < 5; copy++) notices.push(await shop.nextNotice())
    const result = await Promise.all(notices.map((notice) => shop.gateway.readNotice(notice)))

    assert.lengthOf(new Set(result.map(({ payment }) => payment!.transactionId)).values().toArray(), 1)
  })

  test('an underpayment shows in notice and query', async ({ assert }) => {
    const merchantNo = await ordered(100)
    await shop.gateway.pay(merchantNo, 'amount')

    const { payment } = await shop.gateway.readNotice(await shop.nextNotice())
    assert.equal(payment!.amountFen, 99)
    assert.equal((await shop.gateway.find(merchantNo))!.amountFen, 99)
  })

  test('a late payment arrives after the closing', async ({ assert }) => {
    const merchantNo = await ordered()
    await shop.gateway.close(merchantNo)
    await shop.gateway.pay(merchantNo, 'late')

    const { payment } = await shop.gateway.readNotice(await shop.nextNotice())
    assert.equal(payment!.state, 'paid')
  })

  test('forged and old notices are rejected')
    .with(['forge', 'old'] as const)
    .run(async ({ assert }, fault) => {
      const merchantNo = await ordered()
      await shop.gateway.pay(merchantNo, fault)
      const notice = await shop.nextNotice()

      await assert.rejects(() => shop.gateway.readNotice(notice), InvalidWebhookSignature)
    })

  test('the wallet’s window pays only what the shop signed', async ({ assert }) => {
    const openid = await shop.gateway.readOpenid(shop.authorizationCode())
    const mine = await shop.gateway.createBridgeCall(attempt(), { openid })
    const other = await shop.gateway.createBridgeCall(attempt(), { openid: `${openid}_2` })

    assert.isNull(await shop.gateway.payCall({ ...mine.call, package: other.call.package }))
    assert.isNull(await shop.gateway.payCall({ ...mine.call, timeStamp: '1767225600' }))
    assert.isNull(await shop.gateway.payCall(other.call))
    assert.include(await shop.gateway.payCall(mine.call), { state: 'paid' })
  })

  test('an unknown order cannot be paid', async ({ assert }) => {
    assert.isNull(await shop.gateway.pay('26010112000000000000_1'))
  })
})
