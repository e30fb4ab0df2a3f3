import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

import { brokenInvariants } from '#tests/invariants'
import LocalWallet from '#drivers/payment/local/wallet'
import { writeNotice } from '#drivers/payment/local/wallet_webhooks'
import type { ProviderPayment } from '#drivers/payment/payment_gateway'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { roundsUntil, repeatCount } from '#tests/repeat'
import { waitForRandomKillTime, randomIntUpTo } from './random_kill_time.js'
import { ServerProcess } from './server_process.js'

const kills = repeatCount(5, 50)
const learners = 16

test.group('kill -9 during the settling of orders', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('paid orders and granted courses always agree', async ({ assert }) => {
    const people: CreatedUser[] = []
    for (let count = 0; count < learners; count++) people.push(await createUser())
    const part = await course()
    const products = [await course(), await course({ tags: ['Package'], models: [part] })].map((courseId) => ({
      courseId,
      courseCount: 1,
    }))

    const server = await ServerProcess.prepare()
    const wallet = new LocalWallet({
      directory: join(server.directory, 'wallet'),
      notifyUrl: `${server.url}/api/pay/local/notify`,
      publicUrl: server.url,
    })
    let midway = 0
    try {
      await server.start()
      for (const round of roundsUntil(kills, () => midway > 0)) {
        const payments = await payAll(wallet, await orderAll(server, people, products))
        const numbers = payments.map(({ merchantNo }) => merchantNo)

        const confirmed: string[] = []
        const sending = payments.map(async (payment) => {
          if (await sendNotice(server, wallet, payment)) confirmed.push(payment.merchantNo)
        })
        await inTheMiddle(confirmed)
        await server.kill()
        await Promise.all(sending)

        const settled = await server.look(async (client) => {
          assert.deepEqual(await brokenInvariants(client), [])
          return settledOf(client, numbers)
        })
        assert.includeMembers(settled, confirmed)
        if (settled.length > 0 && settled.length < payments.length) midway++

        await server.start()
        for (const payment of payments) assert.isTrue(await sendNotice(server, wallet, payment))
        await server.look(async (client) => {
          assert.deepEqual(await brokenInvariants(client), [])
          assert.sameMembers(await settledOf(client, numbers), numbers)
          const [{ count }] = await client.from('user_courses').count('* as count')
          assert.equal(Number(count), round * learners * 3)
        })
      }
    } finally {
      await server.dispose()
    }
    assert.isAbove(midway, 0, 'no kill happened between the first and the last settling')
  }).timeout(repeatCount(480_000, 900_000))
})

/** Each learner orders and opens the payment code, so the orders exist at the provider. */
async function orderAll(server: ServerProcess, people: CreatedUser[], products: { courseId: number }[]) {
  // From the second round on, learners own what they order.
  const renew = products.map(({ courseId }) => courseId)
  return Promise.all(
    people.map(async ({ token: authorization }) => {
      const bought = await fetch(`${server.url}/api/user/orders/buy`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ products, orderType: 'single', renew }),
      })
      const { orderId } = (await bought.json()) as { orderId: string }
      const code = await fetch(`${server.url}/api/public/orders/${orderId}/qrcode`, { headers: { authorization } })
      if (!code.ok) throw new Error(`no code: ${code.status} ${await code.text()}`)
      return `${orderId}_1`
    })
  )
}

/** All orders are paid and all notices are lost; the test sends them itself. */
async function payAll(wallet: LocalWallet, merchantNos: string[]) {
  return Promise.all(
    merchantNos.map(async (merchantNo) => {
      await wallet.pay(merchantNo, 'lose')
      return (await wallet.find(merchantNo))!
    })
  )
}

/** Waits until some orders are settled and others are in progress. */
async function inTheMiddle(confirmed: string[]): Promise<void> {
  await waitForRandomKillTime(() => confirmed.length, randomIntUpTo(10))
}

/** @returns true when the server confirmed; the provider never repeats the notice then */
async function sendNotice(server: ServerProcess, wallet: LocalWallet, payment: ProviderPayment) {
  const keys = await wallet.keys()
  const notice = writeNotice(
    {
      appid: payment.appId,
      mchid: payment.merchantId,
      out_trade_no: payment.merchantNo,
      transaction_id: payment.transactionId!,
      trade_state: 'SUCCESS',
      success_time: payment.paidAt!.toISO()!,
      amount: { total: payment.amountFen, currency: payment.currency },
    },
    keys
  )
  try {
    const answer = await fetch(`${server.url}/api/pay/local/notify`, { method: 'POST', ...notice })
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}

async function settledOf(client: QueryClientContract, merchantNos: string[]): Promise<string[]> {
  const rows = await client
    .from('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .whereIn('merchant_no', merchantNos)
    .where({ 'payments.status': 'paid', 'orders.order_status': 2 })
    .select('merchant_no')
  return rows.map(({ merchant_no: merchantNo }) => merchantNo)
}
