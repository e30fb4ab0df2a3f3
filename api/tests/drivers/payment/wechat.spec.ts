import WechatPay from '#drivers/payment/wechat/pay'
import type { RawWebhook } from '#drivers/payment/payment_gateway'
import { openFakeWechat, type FakeWechat } from '#tests/drivers/payment/fake_wechat'
import { wechatMerchant } from '#tests/drivers/payment/fake_wechat_keys'
import { paymentContract, type PaymentBench } from '#tests/drivers/payment/contract'
import { waysContract } from '#tests/drivers/payment/ways_contract'
import { refundContract } from '#tests/drivers/payment/refund_contract'

/** The circuit breaker's pause after five failures, in seconds. */
const restSeconds = 10

let open: FakeWechat | undefined

async function bench(): Promise<PaymentBench> {
  await open?.close()
  const fake = (open = await openFakeWechat())
  const received: RawWebhook[] = []
  fake.post.to = async (notice) => received.push(notice) > 0
  return {
    gateway: new WechatPay({
      ...wechatMerchant,
      origins: [fake.origin],
      accountOrigin: fake.origin,
      now: fake.clock.now,
      ticks: fake.clock.now,
    }),
    authorizationCode: () => fake.account.authorize(),
    async pay(merchantNo) {
      if (fake.orders.pay(merchantNo)) await fake.post.sendNotice({ transaction: merchantNo })
    },
    async nextNotice() {
      const notice = received.shift()
      if (!notice) throw new Error('the provider sent no notice')
      return notice
    },
    finishRefunds: () => fake.post.finishRefunds(),
    closeDay: () => fake.clock.advance(36 * 3600),
    async stop(stopped) {
      fake.switches.down = stopped
      await fake.clock.advance(restSeconds)
    },
  }
}

paymentContract('WeChat Pay', bench)
waysContract('WeChat Pay', bench)
refundContract('WeChat Pay', bench)
