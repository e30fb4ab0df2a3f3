import { appendFileSync } from 'node:fs'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { failureModes, openFaultyServer, type FailureModeName } from '#tests/drivers/payment/faulty_server'
import { wallet } from '#tests/drivers/payment/fake_wechat_keys'
import { signed } from '#tests/drivers/payment/fake_wechat_notices'
import { brokenInvariants } from '#tests/invariants'
import { providerCalls, type Prepared } from '#tests/functional/commerce/payments/wechat_calls'
import { wechatShop } from '#tests/functional/commerce/payments/wechat_shop'

/**
 * Every error of the provider in every call of the shop. `npm run tools -- payment-faults` uses the timeouts of
 * production and records the durations; here the timeouts are short, and only the outcome counts.
 */
const report = process.env.FAULTS_REPORT
const patience = report ? {} : { connectMs: 200, deadlineMs: 250 }
const tables = ['orders', 'payments', 'user_courses', 'payment_exceptions', 'payment_notices']
const cases = (Object.keys(failureModes) as FailureModeName[]).flatMap((fault) =>
  providerCalls.map((kind) => ({ ...kind, fault }))
)

test.group('A failing payment provider', (group) => {
  group.tap((test) => test.tags(['@slow']))
  const store = wechatShop(group)
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  async function stateBut(changes: string[] = []) {
    const unchangedTables = tables.filter((table) => !changes.includes(table))
    return Object.fromEntries(
      await Promise.all(unchangedTables.map(async (table) => [table, await db.from(table).orderBy('id')]))
    )
  }

  test('{what} has the expected outcome while the provider {fault}')
    .with(cases)
    .run(async ({ client, assert }, { fault, what, prepare, act, expectedOutcome, changes }) => {
      const prepared = (await prepare(store, client)) as Prepared
      const result = what === 'receiving a webhook' ? ['payment_notices'] : []
      const before = await stateBut([...(changes ?? []), ...result])
      const { now } = store.fake.clock
      const faulty = await openFaultyServer(fault, (body) =>
        signed(body, wallet.publicKeyId, wallet.byKey.privateKey, now())
      )
      store.meet(faulty.origin, patience)

      const from = performance.now()
      const actual = await act(client, prepared)
      const took = performance.now() - from
      faulty.close()

      assert.deepEqual(actual, expectedOutcome)
      assert.deepEqual(await stateBut([...(changes ?? []), ...result]), before)
      if (report) appendFileSync(report, `${JSON.stringify({ fault, what, took })}\n`)
    })
})
