import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { storeOnDisk } from '#tests/factories/store_on_disk'
import * as billing from '#tests/functional/invoices/invoice_helpers'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'

const number = '26372000000012345678'
const pdf = Buffer.from('%PDF-1.7\n%%EOF').toString('base64')

test.group('Invoices for the system of the accounting', (group) => {
  group.tap((one) => one.tags(['@engine']))
  let learner: CreatedUser
  let key: string
  let accountId: number
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    const store = await storeOnDisk()
    learner = await createUser()
    const made = await keyOf(await createUser(), { kind: 'accounting' })
    key = made.key
    accountId = made.account.id
    return store.removeStore
  })

  async function requested(client: ApiClient, form?: object) {
    const orderNo = await billing.paidOrder(client, learner)
    return { orderNo, id: await billing.requestInvoice(client, learner, orderNo, form) }
  }
  const issue = (client: ApiClient, id: number, body: object) =>
    callWith(client, key, `/invoices/${id}/issues`, 'POST').json(body)
  const auditsOf = async (id: number) =>
    (await db.from('audit_logs').where('object', `invoice:${id}`).orderBy('id')).map(({ action }) => action)
  const eventsOf = async () =>
    (await db.from('webhook_events').where('service_account_id', accountId)).map(({ event_type: type }) => type)

  test('an accounting key reads a request with its payer', async ({ client, assert }) => {
    const { orderNo, id } = await requested(client)
    await billing.paidOrder(client, learner)
    const { data } = (await callWith(client, key, '/invoices')).body()
    assert.lengthOf(data, 1)
    assert.include(data[0], { id, orderNo, state: 'requested', medium: 'electronic', amountFen: 100_00, number: null })
    const { payerName: name, payerId: taxNo, payerEmail: email } = billing.company
    assert.include(data[0].payer, { kind: 'company', name, taxNo, email })
    assert.lengthOf(data[0].order.lines, 1)
    const audits = await db.from('audit_logs').where({ action: 'invoice.view', object: 'invoices' })
    assert.lengthOf(audits, 1)
  })

  test('an issued invoice reaches its buyer once, however often it is reported', async ({ client, assert }) => {
    const { orderNo, id } = await requested(client)
    for (let call = 0; call < 3; call++) {
      const answer = await issue(client, id, { number, pdf })
      assert.deepEqual(answer.body(), { id, number, state: 'issued' })
    }
    const seen = (await billing.invoiceOf(client, learner, orderNo)).body().invoice
    assert.include(seen, { invoiceStatus: 2, invoiceNumber: number })
    assert.lengthOf(seen.files, 1)
    assert.deepEqual(await auditsOf(id), ['invoice.send'])
    assert.deepEqual(await eventsOf(), ['order.paid', 'invoice.sent'])
    assert.lengthOf(await db.from('mails').where('kind', 'invoiceFile'), 1)
    const { data } = (await callWith(client, key, '/invoices')).body()
    assert.include(data[0], { state: 'issued', number })
  })

  test('two reports at once send one invoice', async ({ client, assert }) => {
    const { id } = await requested(client)
    const answers = await Promise.all([issue(client, id, { number, pdf }), issue(client, id, { number, pdf })])
    for (const answer of answers) assert.include(answer.body(), { state: 'issued' })
    assert.deepEqual(await auditsOf(id), ['invoice.send'])
    assert.lengthOf(await db.from('invoice_files').where('invoice_id', id), 1)
  })

  test('a number never changes and belongs to one invoice', async ({ client, assert }) => {
    const first = await requested(client)
    await issue(client, first.id, { number, pdf })
    const changed = await issue(client, first.id, { number: '2'.repeat(20), pdf })
    assert.include(changed.body(), { status: 422, code: 'status-changed' })
    const second = await requested(client)
    const taken = await issue(client, second.id, { number, pdf })
    assert.include(taken.body(), { status: 422, detail: '该发票号码已属于另一张发票' })
    assert.deepEqual(await auditsOf(second.id), [])
  })

  test('an invoice needs a real file and a number', async ({ client, assert }) => {
    const { id } = await requested(client)
    const fieldsOf = async (body: object) =>
      (await issue(client, id, body)).body().errors.map(({ field }: any) => field)
    assert.deepEqual(await fieldsOf({ number: '12', pdf }), ['number'])
    assert.deepEqual(await fieldsOf({ number }), ['pdf'])
    assert.deepEqual(await fieldsOf({ number, pdf: Buffer.from('<html>').toString('base64') }), ['pdf'])
    assert.deepEqual(await fieldsOf({ number, pdf, ofd: pdf }), ['ofd'])
    assert.deepEqual(await fieldsOf({ number, pdf: '§' }), ['pdf'])
    assert.deepEqual(await auditsOf(id), [])
    const none = await issue(client, 999_999, { number, pdf })
    assert.include(none.body(), { status: 404, code: 'not-found' })
  })

  test('a paper invoice is sent by staff', async ({ client, assert }) => {
    const { id } = await requested(client, billing.paper)
    assert.include((await issue(client, id, { number, pdf })).body(), { status: 422, code: 'refused' })
  })

  test('an invoice that staff sent gets its number', async ({ client, assert }) => {
    const { id } = await requested(client)
    await billing.send(client, await createUser(Role.Admin), id)
    const answer = await issue(client, id, { number })
    assert.deepEqual(answer.body(), { id, number, state: 'issued' })
    assert.deepEqual(await auditsOf(id), ['invoice.send', 'invoice.set-number'])
  })
})
