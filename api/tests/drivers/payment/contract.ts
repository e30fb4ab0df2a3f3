import { test } from '@japa/runner'
import { DateTime } from 'luxon'

import { DriverFailure } from '#drivers/driver_failure'
import type { PaymentGateway, PaymentWebhook, RawWebhook } from '#drivers/payment/payment_gateway'

/** A gateway under test and its buyer. */
export interface PaymentBench {
  gateway: PaymentGateway
  pay(merchantNo: string): Promise<void>
  /** Only for a provider that knows a code once it was scanned. */
  scan?(merchantNo: string): Promise<void>
  /** The provider tells nobody about refunds, which have no number of their own. */
  isSilentAboutRefunds?: boolean
  /** The code that the browser brings back from the authorization page. */
  authorizationCode(): string
  /** The next webhook that the provider sends. */
  nextNotice(): Promise<RawWebhook>
  /** All refunds have arrived. */
  finishRefunds(): Promise<void>
  /** The provider has created today's bill. */
  closeDay(): Promise<void>
  /** The provider goes down, or is up again with a closed circuit. */
  stop(stopped: boolean): Promise<void>
}

let number = 0
export function attempt(given: { amountFen?: number; title?: string } = {}) {
  return {
    merchantNo: `26010112000012345678_${++number}`,
    title: '二级造价工程师精讲班',
    amountFen: 39_90,
    expiresAt: DateTime.utc().plus({ minutes: 30 }),
    ...given,
  }
}

/** The next verified webhook of this payment number; others are skipped. */
export async function result({ gateway, nextNotice }: PaymentBench, merchantNo: string) {
  for (;;) {
    const notice: PaymentWebhook = await gateway.readNotice(await nextNotice())
    if ((notice.payment ?? notice.refund)?.merchantNo === merchantNo) return notice
  }
}

/** The contract of every payment driver. */
export function paymentContract(name: string, bench: () => Promise<PaymentBench>): void {
  test.group(`Payment gateway: ${name}`, () => {
    test('a new attempt is open and returns its code again', async ({ assert }) => {
      const { gateway, scan } = await bench()
      const order = attempt()

      const { codeUrl } = await gateway.createCode(order)

      assert.match(codeUrl, /^(https?|weixin):\/\//)
      await scan?.(order.merchantNo)
      assert.match((await gateway.createCode(order)).codeUrl, /^(https?|weixin):\/\//)
      assert.include(await gateway.find(order.merchantNo), { state: 'open', amountFen: 39_90, transactionId: null })
    })

    test('a payment number cannot change its amount', async ({ assert }) => {
      const { gateway, scan } = await bench()
      const order = attempt()
      await gateway.createCode(order)
      await scan?.(order.merchantNo)

      await assert.rejects(() => gateway.createCode({ ...order, amountFen: 1 }), DriverFailure)
      assert.equal((await gateway.find(order.merchantNo))!.amountFen, 39_90)
    })

    test('invalid numbers and amounts are rejected', async ({ assert }) => {
      const { gateway } = await bench()

      await assert.rejects(() => gateway.createCode({ ...attempt(), merchantNo: '订单1234567' }), DriverFailure)
      await assert.rejects(() => gateway.createCode(attempt({ amountFen: 0 })), DriverFailure)
    })

    test('notice and query report a payment identically', async ({ assert }) => {
      const wallet = await bench()
      const { gateway, pay } = wallet
      const order = attempt()
      await gateway.createCode(order)

      await pay(order.merchantNo)

      const { payment, refund } = await result(wallet, order.merchantNo)
      assert.isNull(refund)
      assert.deepEqual(payment, await gateway.find(order.merchantNo))
      assert.include(payment, { state: 'paid', amountFen: 39_90, merchantNo: order.merchantNo })
      assert.isNotNull(payment!.transactionId)
      assert.include(payment, await gateway.account())
    })

    test('an unknown number is not found and closes without an error', async ({ assert }) => {
      const { gateway } = await bench()

      assert.isNull(await gateway.find('26010112000099999999_1'))
      assert.isNull(await gateway.close('26010112000099999999_1'))
    })

    test('a closed attempt returns no code and accepts no payment', async ({ assert }) => {
      const { gateway, pay, scan } = await bench()
      const order = attempt()
      await gateway.createCode(order)
      await scan?.(order.merchantNo)

      assert.equal((await gateway.close(order.merchantNo))!.state, 'closed')
      await pay(order.merchantNo)

      assert.equal((await gateway.find(order.merchantNo))!.state, 'closed')
      assert.equal((await gateway.close(order.merchantNo))!.state, 'closed')
      await assert.rejects(() => gateway.createCode(order), DriverFailure)
    })

    test('closing a paid attempt returns the payment', async ({ assert }) => {
      const { gateway, pay } = await bench()
      const order = attempt()
      await gateway.createCode(order)
      await pay(order.merchantNo)

      assert.deepEqual(await gateway.close(order.merchantNo), await gateway.find(order.merchantNo))
      assert.equal((await gateway.find(order.merchantNo))!.state, 'paid')
    })

    test('either the payment or the closing wins when both are simultaneous', async ({ assert }) => {
      const { gateway, pay, scan } = await bench()
      for (let round = 0; round < 20; round++) {
        const order = attempt()
        await gateway.createCode(order)
        await scan?.(order.merchantNo)

        const [closed] = await Promise.all([gateway.close(order.merchantNo), pay(order.merchantNo)])

        assert.deepEqual(await gateway.find(order.merchantNo), closed)
      }
    })

    test('a provider that is down fails and keeps its data', async ({ assert }) => {
      const { gateway, stop, scan } = await bench()
      const order = attempt()
      await gateway.createCode(order)
      await scan?.(order.merchantNo)

      await stop(true)
      await assert.rejects(() => gateway.createCode(attempt()), DriverFailure)
      await assert.rejects(() => gateway.find(order.merchantNo), DriverFailure)
      await assert.rejects(() => gateway.close(order.merchantNo), DriverFailure)
      await assert.rejects(() => gateway.findRefund('R-1', order.merchantNo), DriverFailure)
      await stop(false)

      assert.equal((await gateway.find(order.merchantNo))!.state, 'open')
    })
  })
}
