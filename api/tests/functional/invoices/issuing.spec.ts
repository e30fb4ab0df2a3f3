import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { keyOf } from '#tests/functional/partners/key_fixture'
import * as billing from './invoice_helpers.js'
import { advance, issue, issuedInvoice, issuesInEachTest, pass } from './issuing_helpers.js'

test.group('Digital invoices of a provider', (group) => {
  group.tap((test) => test.tags(['@engine']))
  const issuing = issuesInEachTest(group)
  const requested = async (client: Parameters<typeof issue>[0], form: object = billing.company) => {
    const orderNo = await billing.paidOrder(client, issuing.learner, { invoice: form })
    return { orderNo, id: Number((await billing.rowOf(orderNo)).id) }
  }
  const seen = async (client: Parameters<typeof issue>[0], orderNo: string) =>
    (await billing.invoiceOf(client, issuing.learner, orderNo)).body().invoice

  test('an admin issues an invoice, which its buyer downloads and gets mailed', async ({ client, assert }) => {
    const { id, orderNo } = await requested(client)

    const started = await issue(client, issuing.admin, id)
    await advance()

    assert.include(started.body(), { code: '200', msg: '已提交开具，请稍后查看结果' })
    assert.equal(started.body().invoice.issueState, 'issuing')
    const invoice = await seen(client, orderNo)
    assert.include(invoice, { invoiceStatus: 2, issueState: 'issued', failReason: null })
    assert.match(invoice.invoiceNumber, /^\d{20}$/)
    assert.deepEqual(
      invoice.files.map(({ format }: { format: string }) => format),
      ['PDF', 'OFD']
    )
    const [mail] = await db.from('mails')
    assert.include(mail, { kind: 'invoiceFile', recipient: 'finance@example.com' })
    assert.lengthOf(JSON.parse(mail.attachments), 2)
    const messages = await db.from('messages').where({ user_id: issuing.learner.user.id, kind: 'invoiceSent' })
    assert.lengthOf(messages, 1)
  })

  test('staff also get the XML and find the invoice by number', async ({ client, assert }) => {
    const { id, orderNo } = await issuedInvoice(client, issuing)
    const { number } = await billing.rowOf(orderNo)

    const found = await client.get('/api/invoices').qs({ invoiceNumber: number }).as(issuing.admin)
    const other = await client
      .get('/api/invoices')
      .qs({ invoiceNumber: '2'.repeat(20) })
      .as(issuing.admin)

    assert.deepEqual(
      found.body().invoices.map(({ invoiceId }: { invoiceId: number }) => invoiceId),
      [id]
    )
    assert.lengthOf(other.body().invoices, 0)
    const xml = found.body().invoices[0].files.find(({ format }: { format: string }) => format === 'XML')
    const link = (by: typeof issuing.admin) => client.get(`/api/invoices/${id}/files/${xml.invoiceFileId}`).as(by)
    assert.equal((await link(issuing.admin)).body().code, '200')
    assert.equal((await link(issuing.learner)).status(), 404)
  })

  test('issuing is refused until seller and tax are filled in')
    .with([
      ['sellerTaxNo', '请先在“系统设置”中填写销售方的名称、税号、地址和开户银行'],
      ['taxRate.course', '请先在“系统设置”中填写“网络课程”的税收分类编码和税率'],
    ] as const)
    .run(async ({ client, assert }, [name, msg]) => {
      const { id } = await requested(client)
      await db.from('params').where('name', name).delete()

      const answer = await issue(client, issuing.admin, id)

      assert.include(answer.body(), { code: 'error', msg })
      assert.equal((await db.from('invoices').where('id', id).first()).issue_state, 'none')
    })

  test('a field fault goes back to the buyer, whose correction is issued', async ({ client, assert }) => {
    const { id, orderNo } = await requested(client)
    const { account } = await keyOf(issuing.learner)
    await issuing.issuer.setMode('field')
    await issue(client, issuing.admin, id)
    await advance()
    const returned = await seen(client, orderNo)
    await issuing.issuer.setMode('accept')

    const corrected = await billing.ask(client, issuing.learner, orderNo, { ...billing.company, invoiceId: id })
    await advance()
    await advance()

    assert.include(returned, {
      issueState: 'failed',
      failField: 'payerId',
      failReason: '统一社会信用代码与单位名称不一致',
    })
    assert.lengthOf(await db.from('messages').where({ kind: 'invoiceReturned' }), 1)
    const [event] = await db.from('webhook_events').where({ service_account_id: account.id })
    assert.equal(event.event_type, 'invoice.failed')
    assert.include(JSON.parse(event.payload), { invoiceId: id, orderNo, reason: returned.failReason })
    assert.equal(corrected.body().code, '200')
    assert.equal((await seen(client, orderNo)).issueState, 'issued')
    assert.lengthOf(await issuing.issuer.requests(), 2)
  })

  test('another failure is shown to staff only, who try again', async ({ client, assert }) => {
    const { id, orderNo } = await requested(client)
    await issuing.issuer.setMode('other')
    await issue(client, issuing.admin, id)
    await advance()
    await issuing.issuer.setMode('accept')

    const listed = await client.get('/api/invoices').qs({ issueStates: 'failed' }).as(issuing.admin)
    const hidden = await seen(client, orderNo)
    await issue(client, issuing.admin, id)
    await advance()

    assert.equal(listed.body().invoices[0].failReason, '开票服务繁忙，请稍后重试')
    assert.isNull(hidden.failReason)
    assert.equal((await seen(client, orderNo)).issueState, 'issued')
  })

  test('a blocked provider loses no invoice')
    .with(['signedOut', 'face', 'quota'] as const)
    .run(async ({ client, assert }, mode) => {
      const { id, orderNo } = await requested(client)
      await issuing.issuer.setMode(mode)

      const answer = await issue(client, issuing.admin, id)
      await issuing.issuer.setMode('accept')
      await advance(301)
      await advance()

      assert.equal(answer.body().invoice.issueState, 'blocked')
      assert.isNotEmpty(answer.body().invoice.failReason)
      assert.equal((await seen(client, orderNo)).issueState, 'issued')
      assert.lengthOf(await issuing.issuer.requests(), 1)
    })

  test('an unanswered request is asked about, never sent under another number', async ({ client, assert }) => {
    const { id, orderNo } = await requested(client)
    await issuing.issuer.setMode('drop')
    const answer = await issue(client, issuing.admin, id)
    await issuing.issuer.setMode('down')
    await advance()
    const { request_no: requestNo } = await billing.rowOf(orderNo)
    await issuing.issuer.setMode('accept')
    await advance()

    assert.equal(answer.body().invoice.issueState, 'sending')
    assert.include(await billing.rowOf(orderNo), { request_no: requestNo, issue_state: 'issued' })
    const [request] = await issuing.issuer.requests()
    assert.equal(request.deliveries, 1)
  })

  test('a process killed after the call leaves one invoice', async ({ client, assert }) => {
    const { id, orderNo } = await requested(client)
    issuing.issuer.dies = true
    await issue(client, issuing.admin, id)
    issuing.issuer.dies = false

    await advance()

    assert.equal((await seen(client, orderNo)).issueState, 'issued')
    assert.lengthOf(await issuing.issuer.requests(), 1)
  })

  test('a notice brings the next question forward and decides nothing', async ({ client, assert }) => {
    const { id, orderNo } = await requested(client)
    await issue(client, issuing.admin, id)
    const { request_no: requestNo } = await billing.rowOf(orderNo)
    pass(1)

    const answer = await client.post('/api/public/invoice-notices').json({ requestNo })
    const unknown = await client.post('/api/public/invoice-notices').json({ requestNo: 'ABC' })

    assert.equal(answer.body().code, '200')
    assert.equal(unknown.body().code, '200')
    assert.equal((await seen(client, orderNo)).issueState, 'issuing')
  })

  test('neither form nor sending changes an invoice in flight', async ({ client, assert }) => {
    const { id, orderNo } = await requested(client)
    await issue(client, issuing.admin, id)

    const corrected = await billing.ask(client, issuing.learner, orderNo, { ...billing.company, invoiceId: id })
    const sent = await billing.send(client, issuing.admin, id)

    assert.equal(corrected.body().msg, '发票正在开具，不能修改')
    assert.equal(sent.body().msg, '发票正在开具，不能修改')
  })

  test('a batch names invoices that cannot be issued', async ({ client, assert }) => {
    const { id } = await requested(client)
    const onPaper = await requested(client, billing.paper)

    const answer = await client
      .post('/api/admin/invoices/issues')
      .as(issuing.admin)
      .json({ ids: [id, onPaper.id] })

    assert.include(answer.body(), { succeeded: 1, msg: '已提交1张发票，请稍后查看结果' })
    assert.deepEqual(answer.body().refused, [{ id: onPaper.id, reason: '纸质发票不能自动开具' }])
  })

  test('lines add up to the amount, with tax rounded per line', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, issuing.learner, {
      book: true,
      price: 33_33,
      invoice: billing.company,
    })
    const row = await billing.rowOf(orderNo)
    await issue(client, issuing.admin, row.id)

    const { issue_lines: text } = await billing.rowOf(orderNo)

    const lines: { amountFen: number; taxFen: number }[] = JSON.parse(text)
    assert.equal(
      lines.reduce((sum, { amountFen }) => sum + amountFen, 0),
      Number(row.amount_fen)
    )
    for (const { amountFen, taxFen } of lines) assert.equal(taxFen, Math.round((amountFen * 6) / 106))
  })

  test('a parcel that marks the invoice as sent does not stop issuing', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, issuing.learner, { book: true, invoice: billing.company })
    const { id } = await billing.rowOf(orderNo)
    await issue(client, issuing.admin, id)
    await billing.deliver(client, issuing.admin, orderNo, { trackingNo: 'SF1' })

    await advance()

    assert.include(await seen(client, orderNo), { issueState: 'issued', invoiceStatus: 2, awaitsFile: false })
  })
})
