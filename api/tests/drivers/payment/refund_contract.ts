import { test } from '@japa/runner'
import { DateTime } from 'luxon'

import { DriverFailure } from '#drivers/driver_failure'
import type { PaymentGateway } from '#drivers/payment/payment_gateway'
import { attempt, result, type PaymentBench } from '#tests/drivers/payment/contract'

const daysAgo = (days: number) => DateTime.now().setZone('Asia/Shanghai').minus({ days }).toISODate()!

async function paidAttempt(
  gateway: PaymentGateway,
  pay: PaymentBench['pay'],
  amountFen: number
): Promise<ReturnType<typeof attempt>> {
  const order = attempt({ amountFen })
  await gateway.createCode(order)
  await pay(order.merchantNo)
  return order
}

/** The contract of refunds and daily bills, for every payment driver. */
export function refundContract(name: string, bench: () => Promise<PaymentBench>): void {
  test.group(`Refunds and bills: ${name}`, () => {
    test('a refund number refunds once and never beyond the payment', async ({ assert }) => {
      const { gateway, pay } = await bench()
      const order = attempt({ amountFen: 100 })
      await gateway.createCode(order)
      const part = { merchantNo: order.merchantNo, totalFen: 100, reason: '重复支付' }
      await assert.rejects(() => gateway.refund({ ...part, refundNo: 'R-1', refundFen: 60 }), DriverFailure)
      await pay(order.merchantNo)

      const first = await gateway.refund({ ...part, refundNo: 'R-1', refundFen: 60 })
      const again = await gateway.refund({ ...part, refundNo: 'R-1', refundFen: 60 })

      assert.deepEqual(again, first)
      await assert.rejects(() => gateway.refund({ ...part, refundNo: 'R-2', refundFen: 41 }), DriverFailure)
      await gateway.refund({ ...part, refundNo: 'R-3', refundFen: 40 })
      assert.equal((await gateway.find(order.merchantNo))!.state, 'refunded')
    })

    test('notice and query report a refund identically', async ({ assert }) => {
      const wallet = await bench()
      const { gateway, pay, finishRefunds } = wallet
      const { merchantNo } = await paidAttempt(gateway, pay, 100)
      await result(wallet, merchantNo)

      const facts = { merchantNo, refundNo: `${merchantNo}-R`, refundFen: 30 }
      assert.isNull(await gateway.findRefund(facts.refundNo, merchantNo))
      const asked = await gateway.refund({ ...facts, totalFen: 100, reason: '退款' })
      await finishRefunds()

      assert.include(asked, facts)
      if (wallet.isSilentAboutRefunds) {
        assert.deepEqual(asked, await gateway.findRefund(facts.refundNo, merchantNo))
        return
      }
      const { payment, refund } = await result(wallet, merchantNo)
      assert.isNull(payment)
      assert.deepEqual(refund, await gateway.findRefund(facts.refundNo, merchantNo))
      assert.include(refund, { ...facts, state: 'done' })
      assert.isNotNull(refund!.providerRefundId)
    })

    test('a refund number belongs to one order and amount', async ({ assert }) => {
      const { gateway, pay, isSilentAboutRefunds } = await bench()
      const [one, other] = [await paidAttempt(gateway, pay, 100), await paidAttempt(gateway, pay, 100)]
      const refund = { refundNo: `${one.merchantNo}-R`, refundFen: 30, totalFen: 100, reason: '退' }
      const first = await gateway.refund({ ...refund, merchantNo: one.merchantNo })

      for (const changed of [
        ...(isSilentAboutRefunds ? [] : [{ ...refund, merchantNo: other.merchantNo }]),
        { ...refund, merchantNo: one.merchantNo, refundFen: 31 },
        { ...refund, merchantNo: one.merchantNo, refundNo: '退款 1' },
      ]) {
        await assert.rejects(() => gateway.refund(changed), DriverFailure)
      }
      assert.include(await gateway.findRefund(refund.refundNo, one.merchantNo), {
        merchantNo: first.merchantNo,
        refundFen: 30,
      })
      assert.equal((await gateway.find(other.merchantNo))!.state, 'paid')
    })

    test('a daily bill holds exactly the payments and refunds of its day', async ({ assert }) => {
      const { gateway, pay, closeDay } = await bench()
      const day = daysAgo(0)
      const { merchantNo } = await paidAttempt(gateway, pay, 10_000_01)
      const open = attempt()
      await gateway.createCode(open)
      await gateway.refund({
        merchantNo,
        refundNo: `${merchantNo}-R`,
        reason: '退款',
        refundFen: 29,
        totalFen: 10_000_01,
      })
      await closeDay()

      const lines = await gateway.tradeBill(day)

      const { transactionId } = (await gateway.find(merchantNo))!
      const ours = lines.filter((line) => line.merchantNo === merchantNo)
      assert.deepEqual(
        ours.map(({ at, ...line }) => line),
        [
          { merchantNo, transactionId: transactionId!, kind: 'payment', refundNo: null, amountFen: 10_000_01 },
          { merchantNo, transactionId: transactionId!, kind: 'refund', refundNo: `${merchantNo}-R`, amountFen: 29 },
        ]
      )
      assert.isTrue(ours.every(({ at }) => at.setZone('Asia/Shanghai').toISODate() === day))
      assert.notInclude(
        lines.map((line) => line.merchantNo),
        open.merchantNo
      )
      assert.deepEqual(await gateway.tradeBill(daysAgo(3)), [])
    })

    test('a provider that is down returns no refund and no bill', async ({ assert }) => {
      const { gateway, stop } = await bench()

      await stop(true)
      await assert.rejects(() => gateway.findRefund('R-1', 'none_1'), DriverFailure)
      await assert.rejects(() => gateway.tradeBill(daysAgo(3)), DriverFailure)
      await stop(false)

      assert.isNull(await gateway.findRefund('R-1000', 'none_1'))
    })
  })
}
