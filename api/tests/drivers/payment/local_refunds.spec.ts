import { test } from '@japa/runner'
import { DateTime } from 'luxon'

import { attempt } from '#tests/drivers/payment/contract'
import { openFakeMerchant, type FakeMerchant } from '#tests/drivers/payment/fake_merchant'
import { refundContract } from '#tests/drivers/payment/refund_contract'

let shop: FakeMerchant

refundContract('local wallet', async () => {
  shop ??= await openFakeMerchant()
  shop.received.length = 0
  return shop
})

test.group('Refunds of the local wallet', (group) => {
  group.setup(async () => {
    await shop?.close()
    shop = await openFakeMerchant()
    return () => shop.close()
  })

  async function ordered(amountFen: number) {
    const order = attempt({ amountFen })
    await shop.gateway.createCode(order)
    return order.merchantNo
  }

  test('refunds survive a restart and appear in the daily bill', async ({ assert }) => {
    const merchantNo = await ordered(100)
    await shop.gateway.pay(merchantNo, 'lose')
    const request = { merchantNo, totalFen: 100, reason: '退款' }
    await shop.gateway.refund({ ...request, refundNo: 'restart-1', refundFen: 40 })

    const after = shop.restart()

    assert.include(await after.findRefund('restart-1'), { refundFen: 40, state: 'done' })
    const day = DateTime.now().setZone('Asia/Shanghai').toISODate()!
    const lines = (await after.tradeBill(day)).filter((line) => line.merchantNo === merchantNo)
    assert.deepEqual(
      lines.map(({ kind, amountFen }) => [kind, amountFen]),
      [
        ['payment', 100],
        ['refund', 40],
      ]
    )
  })

  test('simultaneous refunds never exceed the payment', async ({ assert }) => {
    const merchantNo = await ordered(100)
    await shop.gateway.pay(merchantNo, 'lose')
    const request = { merchantNo, totalFen: 100, reason: '退款', refundFen: 60 }

    const outcomes = await Promise.allSettled([
      shop.gateway.refund({ ...request, refundNo: 'race-1' }),
      shop.restart().refund({ ...request, refundNo: 'race-2' }),
    ])

    assert.sameMembers(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected']
    )
  })
})
