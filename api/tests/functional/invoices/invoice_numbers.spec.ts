import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as billing from './invoice_helpers.js'
import { issuedInvoice, issuesInEachTest } from './issuing_helpers.js'

const number = '26372000000012345678'

test.group('Numbers of invoices that staff issue', (group) => {
  let learner: CreatedUser
  let admin: CreatedUser
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    learner = await createUser()
    admin = await createUser(Role.Admin)
  })

  async function requested(client: ApiClient) {
    const orderNo = await billing.paidOrder(client, learner)
    return { orderNo, id: await billing.requestInvoice(client, learner, orderNo) }
  }
  const enter = (client: ApiClient, id: number, invoiceNumber: unknown) =>
    client.put(`/api/admin/invoices/${id}/number`).as(admin).json({ invoiceNumber })
  const found = async (client: ApiClient, invoiceNumber: string) =>
    (await client.get('/api/invoices').as(admin).qs({ invoiceNumber })).body().total

  test('a number entered with the file is shown and found', async ({ client, assert }) => {
    const { id, orderNo } = await requested(client)

    const sent = await billing.send(client, admin, id, { invoiceNumber: '2637 2000 0000 1234 5678' })

    assert.equal(sent.body().invoice.invoiceNumber, number)
    assert.equal((await billing.invoiceOf(client, learner, orderNo)).body().invoice.invoiceNumber, number)
    assert.equal(await found(client, number), 1)
    assert.include((await billing.lastAudit()).after, number)
  })

  test('a number can be entered later and corrected', async ({ client, assert }) => {
    const { id } = await requested(client)
    const early = await enter(client, id, number)
    await billing.send(client, admin, id)

    const entered = await enter(client, id, number)
    const corrected = await enter(client, id, '26372000000012345670')

    assert.equal(early.body().msg, '请先发送发票')
    assert.equal(entered.body().msg, '发票号码已保存')
    assert.equal(corrected.body().invoice.invoiceNumber, '26372000000012345670')
    assert.include(await billing.lastAudit(), {
      action: 'invoice.set-number',
      before: `{"invoiceNumber":"${number}"}`,
      after: '{"invoiceNumber":"26372000000012345670"}',
    })
    assert.equal(await found(client, number), 0)
  })

  test('a number has 20 digits and belongs to one invoice', async ({ client, assert }) => {
    const [one, other] = [await requested(client), await requested(client)]
    await billing.send(client, admin, one.id, { invoiceNumber: number })

    const short = await billing.send(client, admin, other.id, { invoiceNumber: '2637' })
    const taken = await billing.send(client, admin, other.id, { invoiceNumber: number })
    const missing = await enter(client, one.id, undefined)

    const field = 'invoiceNumber'
    assert.containsSubset(short.body().errors, [{ field, msg: '发票号码为20位数字' }])
    assert.containsSubset(taken.body().errors, [{ field, msg: '该发票号码已属于另一张发票' }])
    assert.containsSubset(missing.body().errors, [{ field, msg: '发票号码为20位数字' }])
    assert.equal((await billing.rowOf(other.orderNo)).invoice_status, 1)
  })

  test('an invoice with an entered number is not issued again', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner, { book: true, invoice: billing.company })
    await billing.deliver(client, admin, orderNo, { trackingNo: 'SF1' })
    const { id } = await billing.rowOf(orderNo)
    await enter(client, id, number)

    const listed = await client.get('/api/invoices').as(admin).qs({ orderId: orderNo })

    assert.containsSubset(listed.body().invoices, [{ invoiceNumber: number, isIssuable: false }])
  })
})

test.group('Numbers of red invoices that staff issue', (group) => {
  let learner: CreatedUser
  let admin: CreatedUser
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    learner = await createUser()
    admin = await createUser(Role.Admin)
  })

  /** Reversed without a number. */
  async function reversed(client: ApiClient) {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)
    await billing.send(client, admin, id)
    await billing.release(orderNo, 30_00)
    const answer = await client.post(`/api/admin/invoices/${id}/reversal`).as(admin).json({ reason: 2 })
    return { id, redId: answer.body().invoice.redInvoices[0].redInvoiceId }
  }
  const enter = (client: ApiClient, redId: number, redNumber: unknown) =>
    client.put(`/api/admin/red-invoices/${redId}/number`).as(admin).json({ redNumber })

  test('a red number can be entered later, corrected and found', async ({ client, assert }) => {
    const { id, redId } = await reversed(client)

    const entered = await enter(client, redId, '2637 2000 0000 1234 5678')
    const corrected = await enter(client, redId, '26372000000012345670')

    assert.equal(entered.body().msg, '红字发票号码已保存')
    assert.containsSubset(corrected.body().invoice.redInvoices, [
      { redNumber: '26372000000012345670', mayEnterNumber: true },
    ])
    assert.include(await billing.lastAudit(), {
      action: 'invoice.set-red-number',
      object: `invoice:${id}`,
      before: `{"redNumber":"${number}"}`,
      after: '{"redNumber":"26372000000012345670"}',
    })
    const found = await client.get('/api/invoices').as(admin).qs({ invoiceNumber: '26372000000012345670' })
    assert.equal(found.body().total, 1)
  })

  test('a red number has 20 digits and belongs to one invoice', async ({ client, assert }) => {
    const [one, other] = [await reversed(client), await reversed(client)]
    await enter(client, one.redId, number)
    await client.put(`/api/admin/invoices/${one.id}/number`).as(admin).json({ invoiceNumber: '26372000000012345679' })

    const short = await enter(client, other.redId, '2637')
    const taken = [await enter(client, other.redId, number), await enter(client, other.redId, '26372000000012345679')]

    const field = 'redNumber'
    assert.containsSubset(short.body().errors, [{ field, msg: '发票号码为20位数字' }])
    for (const answer of taken) {
      assert.containsSubset(answer.body().errors, [{ field, msg: '该发票号码已属于另一张发票' }])
    }
  })

  test('two red invoices get one number only once', async ({ client, assert }) => {
    const both = [await reversed(client), await reversed(client)]

    const answers = await Promise.all(both.map(({ redId }) => enter(client, redId, number)))

    assert.sameMembers(
      answers.map((answer) => answer.body().code),
      ['200', 'error']
    )
  }).tags(['@engine'])
})

test.group('Numbers of a provider', (group) => {
  const issuing = issuesInEachTest(group)

  test('a number of the provider cannot be changed', async ({ client, assert }) => {
    const { id } = await issuedInvoice(client, issuing)

    const answer = await client
      .put(`/api/admin/invoices/${id}/number`)
      .as(issuing.admin)
      .json({ invoiceNumber: number })

    assert.containsSubset(answer.body().errors, [{ field: 'invoiceNumber', msg: '号码由开票服务返回，不能修改' }])
  })
})
