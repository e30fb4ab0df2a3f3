import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { businessDay } from '#learning/entitlements/validity'
import { bankMessages, StatementColumns } from '#commerce/bank_transfers/terms'
import app from '@adonisjs/core/services/app'
import { ReconcileDay } from '#commerce/reconciliation/reconcile_day'
import { company } from '#tests/functional/invoices/invoice_helpers'
import * as bank from '#tests/functional/commerce/bank/bank_shop'
import * as shop from '#tests/functional/commerce/commerce_helpers'

const outcomes = (report: { rows: { outcome: string }[] }) => report.rows.map(({ outcome }) => outcome)

test.group('Bank statements', (group) => {
  group.tap((one) => one.tags(['@engine']))
  bank.offerTransfers(group)

  test('right, short, orphan and repeated lines get their outcomes', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const right = await bank.transferred(client)
    const short = await bank.transferred(client)
    const serials = ['right-1', 'short-1', 'orphan-1']
    const rows = [
      bank.row({ serial: serials[0], remark: `付款码 ${right.code}` }),
      bank.row({ serial: serials[1], remark: short.code, amount: '90.00' }),
      bank.row({ serial: serials[2], remark: '利息', amount: '3.21' }),
      bank.row({ serial: serials[0], remark: right.code }),
    ]

    const preview = await bank.send(admin, '/previews', { file: bank.csv(rows) })
    assert.lengthOf(await db.from('bank_lines'), 0)
    const report = await bank.importRows(admin, rows)

    const expected = ['matched', 'exception', 'orphan', 'repeated']
    assert.deepEqual(outcomes(preview), expected)
    assert.deepEqual(outcomes(report), expected)
    assert.equal(report.msg, '导入 3 笔，1 笔已导入过')
    assert.deepEqual(await shop.exceptions(), [{ kind: 'amount', amount_fen: 90_00 }])
    assert.equal(await shop.statusOf(right.orderNo), 1)
    const confirmed = await bank.confirm(client, admin, serials[0]!)
    assert.equal(confirmed.msg, bankMessages.confirmed)
    assert.equal(await shop.statusOf(right.orderNo), 2)
    assert.lengthOf(await shop.coursesOf(right.learner), 1)
    const payment = await db.from('payments').where('status', 'paid').firstOrFail()
    assert.include(payment, { provider: 'bank', transaction_id: serials[0], amount_fen: 100_00 })
    const day = await (await app.container.make(ReconcileDay)).execute(businessDay(), { provider: 'bank' })
    assert.include(day.$attributes, { status: 'done', differences: 0, booked: 0, walletPayments: 2, ourPayments: 2 })
  })

  test('a file imported twice changes nothing', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const { code } = await bank.transferred(client)
    const rows = [bank.row({ remark: code }), bank.row({ remark: code, amount: '1.00' }), bank.row()]
    await bank.importRows(admin, rows)
    const before = await db.from('bank_lines').orderBy('id')

    const again = await bank.importRows(admin, rows)

    assert.deepEqual(outcomes(again), ['repeated', 'repeated', 'repeated'])
    assert.isNull(again.statementId)
    assert.deepEqual(await db.from('bank_lines').orderBy('id'), before)
    assert.lengthOf(await db.from('payment_exceptions'), 1)
  })

  test('two imports of one file at once store each line once', async ({ client, assert }) => {
    const [one, other] = await bank.admins()
    const { code } = await bank.transferred(client)
    const short = await bank.transferred(client)
    const rows = [bank.row({ remark: code }), bank.row({ remark: short.code, amount: '1.00' }), bank.row()]

    const reports = await Promise.all([bank.importRows(one, rows), bank.importRows(other, rows)])

    assert.deepEqual(
      reports.map(({ code: answer }) => answer),
      ['200', '200']
    )
    assert.equal(reports[0].imported + reports[1].imported, 3)
    assert.lengthOf(await db.from('bank_lines'), 3)
    assert.lengthOf(await db.from('payment_exceptions'), 1)
  })

  test('GBK files and other titles are read, and chosen columns remembered', async ({ assert }) => {
    const [admin] = await bank.admins()
    const head = ['记账日', '编号', '付款人', '付款人账号', '贷方发生额（元）', '用途']
    const text = ['账号,3700', head.join(','), '20261102,G1,泉城建设,6222000011112222,"1,234.50",备注'].join('\n')
    // 泉城建设 and the titles in GBK.
    const file = encodeGbk(text)

    const first = await bank.send(admin, '/previews', { file })
    const refused = await bank.send(admin, '', { file })
    const chosen = { bookedAt: '记账日', bankSerial: '编号', payerName: '付款人' }
    const stored = await bank.send(admin, '', { file, query: chosen })
    const next = await bank.send(admin, '/previews', { file })

    assert.deepEqual(first.head, head)
    assert.deepEqual(first.missing, ['bookedAt', 'bankSerial', 'payerName'])
    assert.equal(refused.msg, bankMessages.missingColumns('交易日期、流水号、对方户名'))
    assert.equal(stored.imported, 1)
    assert.deepEqual(next.missing, [])
    const line = await bank.lineOf('G1')
    assert.include(line, { amount_fen: 1234_50, payer_name: '泉城建设', payer_account: '************2222' })
    assert.include(next.rows[0], { outcome: 'repeated', text: bankMessages.repeated })
  })

  test('wrong rows are reported with sentences, others imported', async ({ assert }) => {
    const [admin] = await bank.admins()
    const rows = [
      bank.row({ day: '2026-13-01' }),
      bank.row({ day: '2099-01-01' }),
      bank.row({ amount: '12.345' }),
      bank.row({ serial: ' ' }),
      bank.row({ serial: '2.02611E+19' }),
      bank.row({ amount: '' }),
      bank.row({ amount: '-5.00' }),
      bank.row({ serial: 'fine' }),
    ]

    const report = await bank.importRows(admin, rows)

    const { wrongDate, futureDate, wrongAmount, noSerial, roundedSerial, outgoing, orphan } = bankMessages
    assert.deepEqual(
      report.rows.map(({ line, text }: { line: number; text: string }) => [line, text]),
      [wrongDate, futureDate, wrongAmount, noSerial, roundedSerial, outgoing, outgoing, orphan].map((text, at) => [
        at + 2,
        text,
      ])
    )
    assert.lengthOf(await db.from('bank_lines'), 1)
  })

  test('files that are no CSV are refused', async ({ assert }) => {
    const [admin] = await bank.admins()
    const answers = []
    for (const file of [
      Buffer.from([0, 1, 2]),
      Buffer.from(''),
      Buffer.from('"a,b\n1,2'),
      Buffer.alloc(2_000_001, 65),
    ]) {
      answers.push((await bank.send(admin, '/previews', { file })).msg)
    }
    const { encoding, empty, tooLarge, unreadable } = bankMessages
    assert.deepEqual(answers, [encoding, empty, unreadable(1, '从这一行起引号没有配对'), tooLarge])
    const file = bank.csv([bank.row()])
    const same = await bank.send(admin, '', { file, query: { remark: StatementColumns.payerName } })
    const unknown = await bank.send(admin, '', { file, query: { remark: '没有' } })
    assert.deepEqual([same.msg, unknown.msg], [bankMessages.sameColumn, bankMessages.wrongColumn])
  })

  test('amount and payer of an invoice propose an order', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const { orderNo, code } = await bank.transferred(client, { invoice: company })
    const rows = [
      bank.row({ serial: 'proposed', payer: company.payerName }),
      bank.row({ payer: company.payerName, amount: '99.00' }),
    ]

    const report = await bank.importRows(admin, rows)
    assert.deepEqual(outcomes(report), ['proposed', 'orphan'])
    assert.equal(report.rows[0].text, bankMessages.proposed(orderNo))
    const early = await bank.confirm(client, admin, 'proposed')
    assert.equal(early.msg, bankMessages.handled)
    const { id } = await bank.lineOf('proposed')
    const matched = await client.post(`/api/admin/bank-lines/${id}/matches`).as(admin).json({ reference: code })
    assert.equal(matched.body().msg, bankMessages.matchedByHand)
    assert.equal((await bank.confirm(client, admin, 'proposed')).msg, bankMessages.confirmed)
  })

  test('money for paid and closed orders becomes an exception', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const paid = await bank.transferred(client)
    const closed = await bank.transferred(client)
    await bank.importRows(admin, [bank.row({ serial: 'first', remark: paid.code })])
    await bank.confirm(client, admin, 'first')
    await client.delete(`/api/user/orders/${closed.orderNo}`).as(closed.learner)

    const report = await bank.importRows(admin, [bank.row({ remark: paid.code }), bank.row({ remark: closed.code })])

    assert.deepEqual(
      report.rows.map(({ text }: { text: string }) => text),
      [bankMessages.orderPaid(paid.orderNo), bankMessages.orderClosed(closed.orderNo)]
    )
    assert.deepEqual(
      (await shop.exceptions()).map(({ kind }) => kind),
      ['double', 'late']
    )
  })

  test('the buyer is notified of another amount and can transfer again', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const { learner, orderNo, code } = await bank.transferred(client)
    await bank.importRows(admin, [bank.row({ remark: code, amount: '10.00' })])

    const [message] = await db.from('messages').where('user_id', learner.user.id)
    assert.equal(message.kind, 'transferAmount')
    assert.deepEqual(JSON.parse(message.facts), { orderNo, paid: '10.00', amount: '100.00' })
    await bank.importRows(admin, [bank.row({ serial: 'second', remark: code })])
    assert.equal((await bank.confirm(client, admin, 'second')).msg, bankMessages.confirmed)
  })

  test('an admin filters statements, lines and transfers', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const { code, orderNo } = await bank.transferred(client)
    await bank.transferred(client)
    await bank.importRows(admin, [bank.row({ serial: 'L1', remark: code }), bank.row()])
    const get = async (path: string, qs: object = {}) =>
      (await client.get(`/api/admin/${path}`).qs(qs).as(admin)).body()

    const { rows } = await get('waiting')
    assert.include(
      rows.find(({ kind }: { kind: string }) => kind === 'bank-lines'),
      { count: 2 }
    )
    const { statements } = await get('bank-statements')
    assert.include(statements[0], { fileName: '流水.csv', lineCount: 2 })
    const found = [
      { lineState: 'matched' },
      { search: 'L1' },
      { orderId: orderNo },
      { from: '2026-11-02', to: '2026-11-02', lineState: 'matched' },
    ]
    for (const qs of found) {
      const { lines, openCount } = await get('bank-lines', qs)
      assert.deepEqual([lines.length, lines[0].bankSerial, openCount], [1, 'L1', 2])
    }
    assert.lengthOf((await get('bank-lines', { statementId: statements[0].statementId })).lines, 2)
    assert.lengthOf((await get('bank-lines', { from: '2026-11-03' })).lines, 0)
    for (const qs of [{ transferState: 'arrived' }, { transferCode: code }, { orderId: orderNo }]) {
      const { transfers } = await get('bank-transfers', qs)
      assert.deepEqual([transfers.length, transfers[0].transferCode, transfers[0].transferState], [1, code, 'arrived'])
    }
    assert.lengthOf((await get('bank-transfers', { transferState: 'waiting' })).transfers, 1)
    for (const transferState of ['slip-sent', 'paid', 'replaced', 'expired', 'cancelled']) {
      assert.lengthOf((await get('bank-transfers', { transferState })).transfers, 0)
    }
  })
})

const gbk = new Map<string, Buffer>()

/** Node encodes only UTF-8: the table is read from its decoder. */
function encodeGbk(text: string): Buffer {
  if (!gbk.size) {
    const decoder = new TextDecoder('gbk')
    for (let first = 0x81; first <= 0xfe; first++) {
      for (let second = 0x40; second <= 0xfe; second++) {
        const bytes = Buffer.from([first, second])
        gbk.set(decoder.decode(bytes), bytes)
      }
    }
  }
  return Buffer.concat([...text].map((sign) => (sign.charCodeAt(0) < 128 ? Buffer.from(sign) : gbk.get(sign)!)))
}
