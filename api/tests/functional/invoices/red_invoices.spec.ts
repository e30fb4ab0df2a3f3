import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import * as billing from './invoice_helpers.js'
import { advance, issuedInvoice, issuesInEachTest, reverse } from './issuing_helpers.js'

test.group('Red invoices of a provider', (group) => {
  group.tap((test) => test.tags(['@engine']))
  const issuing = issuesInEachTest(group)
  const seen = async (client: Parameters<typeof reverse>[0], orderNo: string) =>
    (await billing.invoiceOf(client, issuing.learner, orderNo)).body().invoice

  test('partial and full refunds make red invoices of their amounts', async ({ client, assert }) => {
    const { id, orderNo } = await issuedInvoice(client, issuing)
    await billing.release(orderNo, 33_33)
    const answer = await reverse(client, issuing.admin, id)
    await advance()
    const partly = await seen(client, orderNo)
    await billing.release(orderNo, 66_67)
    await reverse(client, issuing.admin, id)
    await advance()

    assert.equal(answer.body().msg, '已提交冲红，请稍后查看结果')
    assert.include(partly, { reversal: 'done', invoiceAmt: 100 })
    const invoice = await seen(client, orderNo)
    assert.equal(invoice.reversal, 'done')
    assert.deepEqual(
      invoice.redInvoices.map((red: { redAmt: number; redState: string }) => [red.redAmt, red.redState]),
      [
        [33.33, 'issued'],
        [66.67, 'issued'],
      ]
    )
    assert.lengthOf(invoice.files, 6)
    const taxes = await db.from('red_invoices').where('invoice_id', id)
    const redTax = taxes
      .flatMap(({ red_lines: text }) => JSON.parse(text))
      .reduce((sum: number, { taxFen }: { taxFen: number }) => sum + taxFen, 0)
    const blue = await db.from('invoices').where('id', id).first()
    assert.equal(redTax, JSON.parse(blue.issue_lines)[0].taxFen)
    assert.lengthOf(await db.from('mails'), 3)
  })

  test('a reversal of a provider needs a reason', async ({ client, assert }) => {
    const { id, orderNo } = await issuedInvoice(client, issuing)
    await billing.release(orderNo, 10_00)

    const without = await reverse(client, issuing.admin, id, {})
    const wrong = await reverse(client, issuing.admin, id, { reason: 5 })

    assert.containsSubset(without.body().errors, [{ field: 'reason', msg: '请选择冲红原因' }])
    assert.equal(wrong.body().errors[0].msg, '请选择冲红原因')
  })

  test('a buyer who used the invoice is asked to confirm', async ({ client, assert }) => {
    const { id, orderNo } = await issuedInvoice(client, issuing)
    await billing.release(orderNo, 40_00)
    await issuing.issuer.setMode('confirm')
    await reverse(client, issuing.admin, id)
    const waiting = await seen(client, orderNo)
    await issuing.issuer.decideNote((await db.from('red_invoices').first()).request_no, 'confirm')
    await advance(601)
    await advance()

    assert.include(waiting, { reversal: 'needed' })
    assert.equal(waiting.redInvoices[0].redState, 'waiting')
    assert.lengthOf(await db.from('messages').where('kind', 'reversalToConfirm'), 1)
    assert.lengthOf(await db.from('mails').where('kind', 'reversalToConfirm'), 1)
    assert.include(await seen(client, orderNo), { reversal: 'done' })
  })

  test('a denied note and one after 72 hours can be repeated')
    .with(['deny', 'wait'] as const)
    .run(async ({ client, assert }, how) => {
      const { id, orderNo } = await issuedInvoice(client, issuing)
      await billing.release(orderNo, 40_00)
      await issuing.issuer.setMode('confirm')
      await reverse(client, issuing.admin, id)
      const open = await reverse(client, issuing.admin, id)
      if (how === 'deny') await issuing.issuer.decideNote((await db.from('red_invoices').first()).request_no, 'deny')
      await advance(how === 'deny' ? 601 : 72 * 3_600)
      await issuing.issuer.setMode('accept')
      // Sessions end within 72 hours.
      setClock(null)
      const listed = await client.get('/api/invoices').qs({ orderId: orderNo }).as(issuing.admin)

      await reverse(client, issuing.admin, id)
      await advance()

      assert.equal(open.body().msg, '红字发票正在开具，请稍后查看结果')
      const [red] = listed.body().invoices[0].redInvoices
      assert.equal(red.redState, 'void')
      assert.match(red.failReason, how === 'deny' ? /拒绝/ : /72小时/)
      assert.include(await seen(client, orderNo), { reversal: 'done' })
      assert.lengthOf(await db.from('red_invoices').where('state', 'issued'), 1)
    })

  test('two admins who reverse at once make one red invoice', async ({ client, assert }) => {
    const { id, orderNo } = await issuedInvoice(client, issuing)
    await billing.release(orderNo, 40_00)

    await Promise.all([1, 2, 3].map(() => reverse(client, issuing.admin, id)))
    await advance()

    assert.lengthOf(await issuing.issuer.notes(), 1)
    assert.include(await seen(client, orderNo), { reversal: 'done' })
  })

  test('a refund during a reversal needs another red invoice', async ({ client, assert }) => {
    const { id, orderNo } = await issuedInvoice(client, issuing)
    await billing.release(orderNo, 40_00)
    await reverse(client, issuing.admin, id)
    await billing.release(orderNo, 20_00)
    await advance()
    const between = await seen(client, orderNo)

    await reverse(client, issuing.admin, id)
    await advance()

    assert.equal(between.reversal, 'needed')
    assert.include(await seen(client, orderNo), { reversal: 'done' })
  })

  test('a wrong invoice is reversed as a whole and requested again', async ({ client, assert }) => {
    const { id, orderNo } = await issuedInvoice(client, issuing)
    await billing.release(orderNo, 30_00)
    await reverse(client, issuing.admin, id)
    await advance()

    await reverse(client, issuing.admin, id, { reason: 1 })
    await advance()

    const reds = await db.from('red_invoices').where('invoice_id', id).orderBy('id')
    assert.deepEqual(
      reds.map(({ reason, state, amount_fen: fen }) => [reason, state, Number(fen)]),
      [
        [3, 'issued', 30_00],
        [1, 'issued', 70_00],
      ]
    )
    const next = await seen(client, orderNo)
    assert.include(next, { invoiceAmt: 70, invoiceStatus: 1, issueState: 'none', isIssuable: true })
    const red = await db.from('red_invoices').orderBy('id')
    const taxOf = (text: string) => JSON.parse(text)[0].taxFen
    const blue = await db.from('invoices').where('id', id).first()
    assert.equal(taxOf(red[0].red_lines) + taxOf(red[1].red_lines), taxOf(blue.issue_lines))
  })

  test('a denied reversal of a wrong invoice leaves it valid', async ({ client, assert }) => {
    const { id, orderNo } = await issuedInvoice(client, issuing)
    await issuing.issuer.setMode('confirm')
    await reverse(client, issuing.admin, id, { reason: 1 })
    const open = await seen(client, orderNo)
    await issuing.issuer.decideNote((await db.from('red_invoices').first()).request_no, 'deny')
    await advance(601)

    assert.equal(open.reversal, 'needed')
    assert.include(await seen(client, orderNo), { invoiceId: id, reversal: 'none', invoiceStatus: 2 })
  })

  test('a buyer still cannot request a second invoice after a reversal', async ({ client, assert }) => {
    const { id, orderNo } = await issuedInvoice(client, issuing)
    await billing.release(orderNo, 40_00)
    await reverse(client, issuing.admin, id)
    await advance()

    const again = await billing.ask(client, issuing.learner, orderNo)

    assert.equal(again.body().msg, '该订单已申请过发票')
  })
})
