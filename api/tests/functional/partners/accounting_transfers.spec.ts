import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import ServiceKey from '#partners/service_key'
import { now, toRfc3339 } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as bank from '#tests/functional/commerce/bank/bank_shop'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'

test.group('Received money from the system of the accounting', (group) => {
  group.tap((one) => one.tags(['@engine']))
  bank.offerTransfers(group)
  let key: string
  let creator: CreatedUser
  let other: CreatedUser
  group.each.setup(async () => {
    const made = await keyOf(await createUser(), { kind: 'accounting' })
    const [one, two] = await bank.admins()
    creator = one
    other = two
    key = made.key
    await ServiceKey.query().where('id', made.stored.id).update({ createdBy: creator.user.id })
  })

  const line = (facts: object = {}) => ({
    bankSerial: 'A1',
    bookedAt: toRfc3339(now().minus({ hours: 1 })),
    amountFen: 100_00,
    payerName: '泉城建设',
    payerAccount: '6222000011112222',
    remark: '货款',
    ...facts,
  })
  const report = async (client: ApiClient, code: string, body: object = line()) =>
    (await callWith(client, key, `/bank-transfers/${code}/confirmations`, 'POST').json(body)).body()
  const audits = async () =>
    (await db.from('audit_logs').where('action', 'like', 'bank-line.%').orderBy('id')).map(({ action }) => action)

  test('received money pays its order once, however often it is reported', async ({ client, assert }) => {
    const { learner, orderNo, code } = await bank.transferred(client)
    const before = (await audits()).length
    for (let call = 0; call < 3; call++) {
      assert.deepEqual(await report(client, code), { bankSerial: 'A1', amountFen: 100_00, orderNo, state: 'paid' })
    }
    assert.equal(await shop.statusOf(orderNo), 2)
    assert.lengthOf(await shop.coursesOf(learner), 1)
    assert.include(await bank.lineOf('A1'), { payer_account: '************2222', confirmed_by: creator.user.id })
    assert.deepEqual((await audits()).slice(before), ['bank-line.import', 'bank-line.confirm'])
  })

  test('reports at once count as one', async ({ client, assert }) => {
    const { orderNo, code } = await bank.transferred(client)
    const before = (await audits()).length
    const answers = await Promise.all([1, 2, 3].map(() => report(client, code)))
    for (const { state } of answers) assert.equal(state, 'paid')
    assert.equal(await shop.statusOf(orderNo), 2)
    assert.lengthOf(await db.from('payments').where('status', 'paid'), 1)
    assert.deepEqual((await audits()).slice(before), ['bank-line.import', 'bank-line.confirm'])
  })

  test('a large amount waits for an admin besides the creator', async ({ client, assert }) => {
    const { orderNo, code } = await bank.transferred(client, { priceFen: 10_000_01 })
    const money = line({ amountFen: 10_000_01 })
    for (let call = 0; call < 2; call++) {
      assert.include(await report(client, code, money), { state: 'awaiting-second' })
    }
    await bank.confirm(client, creator, 'A1')
    assert.equal(await shop.statusOf(orderNo), 1)
    await bank.confirm(client, other, 'A1')
    assert.equal(await shop.statusOf(orderNo), 2)
    assert.include(await report(client, code, money), { state: 'paid' })
  })

  test('a key is never the second person', async ({ client, assert }) => {
    const { orderNo, code } = await bank.transferred(client, { priceFen: 20_000_00 })
    await bank.importRows(other, [bank.row({ serial: 'A1', remark: code, amount: '20000' })])
    await bank.confirm(client, other, 'A1')
    assert.include(await report(client, code, line({ amountFen: 20_000_00 })), { state: 'awaiting-second' })
    assert.equal(await shop.statusOf(orderNo), 1)
  })

  test('another amount becomes an exception, which stays one', async ({ client, assert }) => {
    const { orderNo, code } = await bank.transferred(client)
    for (let call = 0; call < 2; call++) {
      assert.include(await report(client, code, line({ amountFen: 99_00 })), { orderNo, state: 'exception' })
    }
    assert.equal(await shop.statusOf(orderNo), 1)
    assert.lengthOf(await shop.exceptions(), 1)
  })

  test('a serial of other money is refused', async ({ client, assert }) => {
    const first = await bank.transferred(client)
    const second = await bank.transferred(client)
    await report(client, first.code)
    assert.include(await report(client, second.code), { status: 422, code: 'status-changed' })
    assert.include(await report(client, first.code, line({ amountFen: 1 })), { status: 422, code: 'status-changed' })
    assert.equal(await shop.statusOf(second.orderNo), 1)
  })

  test('an imported line without a code is matched and confirmed', async ({ client, assert }) => {
    const { orderNo, code } = await bank.transferred(client)
    await bank.importRows(other, [bank.row({ serial: 'A1', remark: '货款' })])
    assert.include(await report(client, code), { orderNo, state: 'paid' })
  })

  test('wrong codes, days and amounts store nothing', async ({ client, assert }) => {
    const { code } = await bank.transferred(client)
    assert.include(await report(client, '12345678'), { status: 404, code: 'not-found' })
    const wrong = [
      { amountFen: 0 },
      { amountFen: 1.5 },
      { bankSerial: 'A 1' },
      { bookedAt: '2026-11-28' },
      { payerName: '' },
    ]
    for (const facts of wrong) {
      const { errors } = await report(client, code, line(facts))
      assert.deepEqual(
        errors.map(({ field }: any) => field),
        Object.keys(facts)
      )
    }
    const future = await report(client, code, line({ bookedAt: toRfc3339(now().plus({ days: 1 })) }))
    assert.equal(future.errors[0].field, 'bookedAt')
    assert.lengthOf(await db.from('bank_lines'), 0)
    assert.lengthOf(await db.from('bank_statements'), 0)
  })

  test('statements are still read after a system reported lines', async ({ client, assert }) => {
    const first = await bank.transferred(client)
    await report(client, first.code)
    const second = await bank.transferred(client)
    const { matched } = await bank.importRows(other, [bank.row({ remark: second.code })])
    assert.equal(matched, 1)
  })
})
