import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { bankMessages } from '#commerce/bank_transfers/terms'
import { messages as exceptionMessages } from '#commerce/exceptions/terms'
import { ReconcileDay } from '#commerce/reconciliation/reconcile_day'
import { setClock } from '#core/time'
import { businessDay } from '#learning/entitlements/validity'
import type { CreatedUser } from '#tests/factories/accounts'
import * as bank from '#tests/functional/commerce/bank/bank_shop'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import { closeStaleOrders, processDueRefunds, settleMissedPayments } from '#tests/functional/commerce/use_cases'

const cancel = (client: ApiClient, { learner, orderNo }: bank.Transfer) =>
  client.delete(`/api/user/orders/${orderNo}`).as(learner)

test.group('Confirmation of bank lines', (group) => {
  group.tap((one) => one.tags(['@engine']))
  bank.offerTransfers(group)

  async function matched(client: ApiClient, { amount = '100.00' } = {}) {
    const people = await bank.admins()
    const transfer = await bank.transferred(client, { priceFen: Number(amount) * 100 })
    await bank.importRows(people[0], [bank.row({ serial: 'M1', remark: transfer.code, amount })])
    return { people, transfer }
  }
  const auditedCalls = async (action: string) => {
    const [{ calls: count }] = await db.from('audit_logs').where('action', action).count('* as calls')
    return Number(count)
  }
  const rematch = async (client: ApiClient, admin: CreatedUser, reference: string, serial = 'M1') => {
    const { id } = await bank.lineOf(serial)
    return (await client.post(`/api/admin/bank-lines/${id}/matches`).as(admin).json({ reference })).body()
  }
  const payments = async () => {
    const rows = await db.from('payments').orderBy('id')
    return rows.map(({ provider, status }) => `${provider} ${status}`)
  }

  test('a line is confirmed once, also by two admins at once', async ({ client, assert }) => {
    const { people, transfer } = await matched(client)
    const before = await auditedCalls('bank-line.confirm')

    const answers = await Promise.all(people.map((one) => bank.confirm(client, one, 'M1')))

    assert.sameMembers(
      answers.map(({ msg }) => msg),
      [bankMessages.confirmed, bankMessages.handled]
    )
    assert.deepEqual(await payments(), ['bank paid'])
    assert.lengthOf(await shop.coursesOf(transfer.learner), 1)
    assert.equal(await auditedCalls('bank-line.confirm'), before + 1)
  })

  test('a large amount needs two different admins', async ({ client, assert }) => {
    const { people, transfer } = await matched(client, { amount: '10000.01' })
    const [one, other] = people

    const first = await bank.confirm(client, one, 'M1')
    assert.equal(first.msg, bankMessages.confirmedFirst)
    assert.isFalse(first.line.mayConfirm)
    const seen = await client.get(`/api/admin/bank-lines/${first.line.lineId}`).as(other)
    assert.include(seen.body().line, { mayConfirm: true, firstConfirmedBy: one.user.userName })
    assert.equal((await bank.confirm(client, one, 'M1')).msg, bankMessages.samePerson)
    assert.equal(await shop.statusOf(transfer.orderNo), 1)
    const { line, msg } = await bank.confirm(client, other, 'M1')
    assert.equal(msg, bankMessages.confirmed)
    assert.include(line, { lineState: 'paid', needsSecond: true, mayConfirm: false })
    assert.equal(await shop.statusOf(transfer.orderNo), 2)
    const order = await client.get(`/api/admin/orders/${transfer.orderNo}`).as(other)
    assert.equal(order.body().order.payments[0].bankLineId, line.lineId)
  })

  test('two first confirmations at once count as one', async ({ client, assert }) => {
    const { people, transfer } = await matched(client, { amount: '20000' })
    const before = await auditedCalls('bank-line.confirm-first')

    await Promise.all([people[0], people[0]].map((one) => bank.confirm(client, one, 'M1')))

    const line = await bank.lineOf('M1')
    assert.include(line, { state: 'matched', first_confirmed_by: people[0].user.id, confirmed_by: null })
    assert.equal(await shop.statusOf(transfer.orderNo), 1)
    assert.equal(await auditedCalls('bank-line.confirm-first'), before + 1)
  })

  test('exactly ten thousand yuan need one admin', async ({ client, assert }) => {
    const { people } = await matched(client, { amount: '10000' })

    assert.equal((await bank.confirm(client, people[0], 'M1')).msg, bankMessages.confirmed)
  })

  test('an order whose money arrived is neither cancelled nor expired', async ({ client, assert }) => {
    const { people, transfer } = await matched(client)

    assert.equal((await cancel(client, transfer)).body().msg, bankMessages.transferArrived)
    const other = await client
      .get(`/api/public/orders/${transfer.orderNo}/qrcode`)
      .qs({ provider: 'local' })
      .as(transfer.learner)
    assert.equal(other.body().msg, bankMessages.transferArrived)
    setClock(() => DateTime.utc().plus({ days: 20 }))
    await closeStaleOrders()
    assert.equal(await shop.statusOf(transfer.orderNo), 1)
    setClock(null)
    assert.equal((await bank.confirm(client, people[0], 'M1')).msg, bankMessages.confirmed)
  })

  test('a confirmation and a cancellation at once lose no money', async ({ client, assert }) => {
    for (let round = 0; round < 5; round++) {
      const [admin] = await bank.admins()
      const transfer = await bank.transferred(client)
      const serial = `R${round}`
      const rows = [bank.row({ serial, remark: transfer.code })]
      const [report] = await Promise.all([bank.importRows(admin, rows), cancel(client, transfer)])
      assert.equal(report.code, '200')
      const line = await bank.lineOf(serial)
      if (line.state === 'matched') await Promise.all([bank.confirm(client, admin, serial), cancel(client, transfer)])

      const { state } = await bank.lineOf(serial)
      const isPaid = (await shop.statusOf(transfer.orderNo)) === 2
      assert.equal(state, isPaid ? 'paid' : 'exception')
    }
  })

  test('a query about the payment books the money no second time', async ({ client, assert }) => {
    const { people, transfer } = await matched(client)
    await bank.confirm(client, people[0], 'M1')

    const answer = await client.post(`/api/admin/orders/${transfer.orderNo}/wallet-checks`).as(people[0])
    await settleMissedPayments()

    assert.deepEqual(
      answer.body().answers.map(({ outcome }: { outcome: string }) => outcome),
      ['already']
    )
    assert.lengthOf(await db.from('payment_exceptions'), 0)
  })

  test('an attempt at another provider ends before the confirmation', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const { learner, orderNo, code } = await bank.transferred(client)
    const merchantNo = (await db.from('payments').firstOrFail()).merchant_no
    await client.get(`/api/public/orders/${orderNo}/qrcode`).qs({ provider: 'local' }).as(learner)
    assert.deepEqual(await payments(), ['bank closed', 'local open'])
    await bank.importRows(admin, [bank.row({ serial: 'M1', remark: code })])

    assert.equal((await bank.confirm(client, admin, 'M1')).msg, bankMessages.confirmed)

    assert.deepEqual(await payments(), ['bank closed', 'local closed', 'bank paid'])
    assert.notEqual((await bank.lineOf('M1')).merchant_no, merchantNo)
    await client.post(`/api/admin/orders/${orderNo}/wallet-checks`).as(admin)
    assert.lengthOf(await db.from('payment_exceptions'), 0)
  })

  test('a second transfer of the same order becomes an exception', async ({ client, assert }) => {
    const { people, transfer } = await matched(client)
    await bank.importRows(people[0], [bank.row({ serial: 'M2', remark: transfer.code })])
    await bank.confirm(client, people[0], 'M1')

    assert.equal((await bank.confirm(client, people[0], 'M2')).msg, bankMessages.toException)

    assert.deepEqual(await shop.exceptions(), [{ kind: 'double', amount_fen: 100_00 }])
    const listed = await client.get('/api/admin/payment-exceptions').as(people[0])
    assert.equal(listed.body().exceptions[0].bankLineId, (await bank.lineOf('M2')).id)
  })

  test('lines are dismissed once, with a reason', async ({ client, assert }) => {
    const { people, transfer } = await matched(client)
    await bank.importRows(people[0], [bank.row({ serial: 'O1' })])
    const dismiss = async (serial: string, note: string) => {
      const { id } = await bank.lineOf(serial)
      return (await client.post(`/api/admin/bank-lines/${id}/dismissals`).as(people[0]).json({ note })).body()
    }

    assert.equal((await dismiss('O1', '')).msg, bankMessages.noteNeeded)
    for (const serial of ['O1', 'M1']) {
      assert.include((await dismiss(serial, '银行利息')).line, {
        lineState: 'dismissed',
        note: '银行利息',
        orderId: null,
      })
      assert.equal((await dismiss(serial, '银行利息')).msg, bankMessages.handled)
    }
    assert.equal((await bank.confirm(client, people[0], 'M1')).msg, bankMessages.handled)
    assert.equal((await cancel(client, transfer)).body().code, '200')
  })

  test('a match by hand checks order and amount', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const transfer = await bank.transferred(client)
    await bank.importRows(admin, [bank.row({ serial: 'O1' }), bank.row({ serial: 'O2', amount: '5.00' })])
    const match = async (serial: string, reference: string) => {
      const { id } = await bank.lineOf(serial)
      return (await client.post(`/api/admin/bank-lines/${id}/matches`).as(admin).json({ reference })).body()
    }

    assert.equal((await match('O1', '12345678')).msg, bankMessages.unknownReference)
    assert.equal((await match('O2', transfer.code)).msg, bankMessages.toException)
    assert.equal((await match('O1', transfer.orderNo)).msg, bankMessages.matchedByHand)
    assert.equal((await bank.confirm(client, admin, 'O1')).msg, bankMessages.confirmed)
    assert.equal((await match('O1', transfer.orderNo)).msg, bankMessages.handled)
  })

  test('a line with a wrong code is matched with the right order', async ({ client, assert }) => {
    const { people, transfer } = await matched(client, { amount: '20000' })
    const [one, other] = people
    const right = await bank.transferred(client, { priceFen: 20_000_00 })
    await bank.confirm(client, one, 'M1')

    assert.equal((await rematch(client, one, right.orderNo)).msg, bankMessages.matchedByHand)

    assert.equal((await cancel(client, transfer)).body().code, '200')
    assert.equal((await bank.confirm(client, other, 'M1')).msg, bankMessages.confirmedFirst)
    assert.equal((await bank.confirm(client, one, 'M1')).msg, bankMessages.confirmed)
    assert.equal(await shop.statusOf(right.orderNo), 2)
  })

  test('a confirmation and another match at once pay one order', async ({ client, assert }) => {
    for (let round = 0; round < 5; round++) {
      const people = await bank.admins()
      const orders = [await bank.transferred(client), await bank.transferred(client)]
      const serial = `T${round}`
      await bank.importRows(people[0], [bank.row({ serial, remark: orders[0].code })])

      await Promise.all([
        bank.confirm(client, people[0], serial),
        rematch(client, people[1], orders[1].orderNo, serial),
      ])
      await bank.confirm(client, people[0], serial)

      const paid = await db
        .from('orders')
        .whereIn(
          'order_no',
          orders.map(({ orderNo }) => orderNo)
        )
        .where('order_status', 2)
      assert.lengthOf(paid, 1)
      assert.include(await bank.lineOf(serial), { state: 'paid', order_id: paid[0].id })
    }
  })

  test('a refund stays in process until its serial is entered', async ({ client, assert }) => {
    const { people, transfer } = await matched(client)
    const [admin] = people
    await bank.confirm(client, admin, 'M1')
    const { refund } = (await calls.refund(client, admin, { orderNo: transfer.orderNo })).body()
    await processDueRefunds()
    const enter = async (bankSerial: string, id = refund.refundId) =>
      (await client.post(`/api/admin/refunds/${id}/bank-serials`).as(admin).json({ bankSerial })).body()

    assert.include(refund, { refundStatus: 'processing', provider: 'bank', needsSerial: true })
    assert.include(refund.bankLine, { lineId: (await bank.lineOf('M1')).id, payerName: '泉城建设' })
    assert.equal((await enter('')).msg, bankMessages.serialNeeded)
    const { rows } = (await client.get('/api/admin/waiting').as(admin)).body()
    assert.include(
      rows.find(({ kind }: { kind: string }) => kind === 'bank-refunds'),
      { count: 1 }
    )
    const both = await Promise.all([enter('OUT-1'), enter('OUT-1')])
    assert.sameMembers(
      both.map(({ msg }) => msg),
      [bankMessages.serialStored, bankMessages.refundFinished]
    )
    assert.deepEqual(await calls.refunds(), [{ status: 'done', fen: 100_00 }])
    assert.lengthOf(await db.from('messages').where('kind', 'refundDone'), 1)
    const day = await (await app.container.make(ReconcileDay)).execute(businessDay(), { provider: 'bank' })
    assert.include(day.$attributes, { differences: 0, walletRefunds: 1, ourRefunds: 1 })
  })

  test('money of a closed order can be booked on it', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const transfer = await bank.transferred(client)
    await cancel(client, transfer)
    await bank.importRows(admin, [bank.row({ remark: transfer.code })])
    const { id } = await db.from('payment_exceptions').firstOrFail()

    await client.post(`/api/admin/payment-exceptions/${id}/settlements`).as(admin)

    assert.equal(await shop.statusOf(transfer.orderNo), 2)
    const checked = await client.post(`/api/admin/orders/${transfer.orderNo}/wallet-checks`).as(admin)
    assert.equal(checked.body().answers[0].outcome, 'already')
    const day = await (await app.container.make(ReconcileDay)).execute(businessDay(), { provider: 'bank' })
    assert.equal(day.differences, 0)
  })

  test('an exception is refunded by a transfer back', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const { code } = await bank.transferred(client)
    await bank.importRows(admin, [bank.row({ remark: code, amount: '60.00' })])
    const { id } = await db.from('payment_exceptions').firstOrFail()
    const check = await client.post(`/api/admin/payment-exceptions/${id}/wallet-checks`).as(admin)
    assert.equal(check.body().msg, exceptionMessages.nothingToAsk)
    await client.post(`/api/admin/payment-exceptions/${id}/refunds`).as(admin).json({ reason: '金额不符' })
    const refund = await db.from('refunds').firstOrFail()
    assert.equal(refund.status, 'processing')

    const answer = await client
      .post(`/api/admin/refunds/${refund.id}/bank-serials`)
      .as(admin)
      .json({ bankSerial: 'OUT-2' })

    assert.equal(answer.body().msg, bankMessages.serialStored)
    assert.equal((await db.from('payment_exceptions').firstOrFail()).status, 'refunded')
  })
})
