import { test } from '@japa/runner'

import LocalAlipay from '#drivers/payment/local/alipay'
import { InvalidWebhookSignature } from '#drivers/payment/payment_gateway'
import { attempt, paymentContract, type PaymentBench } from '#tests/drivers/payment/contract'
import { openFakeMerchant, type FakeMerchant } from '#tests/drivers/payment/fake_merchant'
import { refundContract } from '#tests/drivers/payment/refund_contract'

let shop: FakeMerchant

async function bench(): Promise<PaymentBench> {
  shop ??= await openFakeMerchant(LocalAlipay)
  shop.received.length = 0
  return { ...shop, isSilentAboutRefunds: true, scan: async (merchantNo) => void (await shop.gateway.view(merchantNo)) }
}

paymentContract('local Alipay', bench)
refundContract('local Alipay', bench)

test.group('Local Alipay', (group) => {
  group.setup(async () => {
    await shop?.close()
    shop = await openFakeMerchant(LocalAlipay)
    return () => shop.close()
  })
  group.each.setup(() => {
    shop.received.length = 0
  })

  test('an unscanned code is unknown and stays payable', async ({ assert }) => {
    const order = attempt()
    await shop.gateway.createCode(order)
    assert.isNull(await shop.gateway.find(order.merchantNo))
    assert.isNull(await shop.gateway.close(order.merchantNo))

    await shop.gateway.pay(order.merchantNo)

    assert.equal((await shop.gateway.find(order.merchantNo))!.state, 'paid')
  })

  test('a forged webhook is refused', async ({ assert }) => {
    const order = attempt()
    await shop.gateway.createCode(order)
    await shop.gateway.pay(order.merchantNo, 'forge')
    const notice = await shop.nextNotice()

    await assert.rejects(() => shop.gateway.readNotice(notice), InvalidWebhookSignature)
  })
})
