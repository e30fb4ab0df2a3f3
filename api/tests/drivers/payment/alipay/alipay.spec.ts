import Alipay from '#drivers/payment/alipay/pay'
import type { RawWebhook } from '#drivers/payment/payment_gateway'
import { alipayMerchant, openFakeAlipay, type FakeAlipay } from '#tests/drivers/payment/alipay/fake_alipay'
import { paymentContract, type PaymentBench } from '#tests/drivers/payment/contract'
import { refundContract } from '#tests/drivers/payment/refund_contract'

/** The circuit breaker's pause after five failures, in seconds. */
const restSeconds = 10

let open: FakeAlipay | undefined

async function bench(): Promise<PaymentBench> {
  await open?.close()
  const fake = (open = await openFakeAlipay())
  const received: RawWebhook[] = []
  return {
    gateway: new Alipay({
      ...alipayMerchant,
      gateway: `${fake.origin}/gateway.do`,
      billHosts: /^127\.0\.0\.1$/,
      now: fake.clock.now,
      ticks: fake.clock.now,
    }),
    isSilentAboutRefunds: true,
    authorizationCode: () => '',
    async scan(merchantNo) {
      fake.trades.scan(merchantNo)
    },
    async pay(merchantNo) {
      if (fake.trades.pay(merchantNo)) received.push(fake.notice(merchantNo))
    },
    async nextNotice() {
      const notice = received.shift()
      if (!notice) throw new Error('the provider sent no notice')
      return notice
    },
    finishRefunds: async () => undefined,
    closeDay: () => fake.clock.advance(36 * 3600),
    async stop(stopped) {
      fake.switches.down = stopped
      await fake.clock.advance(restSeconds)
    },
  }
}

paymentContract('Alipay', bench)
refundContract('Alipay', bench)
