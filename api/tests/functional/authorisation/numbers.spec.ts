import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { fieldsOf } from '#core/http/route_options'
import { registeredRoutes } from '#core/http/routes_table'
import { telephoneSearchMessage } from '#core/shared_rules'
import { InvoiceStatus } from '#invoices/terms'
import { requestPath, registeredRows } from './route_table.js'
import { samples } from './samples.js'
import { idCard, telephone, wholeNumberIn } from './unmasked_numbers.js'
import { createMatrixFixture, type MatrixFixture } from './matrix_fixture.js'

test.group('Complete numbers of users', (group) => {
  let fixture: MatrixFixture
  group.setup(async () => {
    await testUtils.db().truncate()
    fixture = await createMatrixFixture()
    return testUtils.db().truncate()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('random ids are not mistaken for numbers', ({ assert }) => {
    const drawn = ['0c7b0a5e-1d53-4f6e-9b1d-13912345678a', `${'a'.repeat(21)}13912345678`]
    for (const text of drawn) assert.isNull(wholeNumberIn(text))
    assert.equal(wholeNumberIn('电话13912345678'), '13912345678')
  })

  const read = (client: ApiClient, path: string, actor: 'admin' | 'user' = 'admin') =>
    client.get(path).as(fixture.tokens[actor]!)

  test('an order shows complete numbers to its buyer only', async ({ client, assert }) => {
    const path = `/api/orders/${fixture.parcelOrderNo}`
    const address = { name: '王小明', telephone: '13912345678', regionText: '山东', address: '柳泉路1号' }
    await db
      .from('orders')
      .where('order_no', fixture.parcelOrderNo)
      .update({ address: JSON.stringify(address) })
    const own = (await read(client, path, 'user')).body().order.addr
    const shown = (await read(client, path)).body().order.addr

    assert.deepEqual(own, address)
    assert.deepEqual(shown, { name: '王**', telephone: '139****5678', regionText: '山东', address: null })
  })

  test('an invoice shows complete numbers to its issuing admin, audited', async ({ client, assert }) => {
    const entries = () => db.from('audit_logs').where('action', 'invoice.view')
    const path = `/api/invoices/${fixture.invoiceId}`

    const waiting = (await read(client, path)).body().invoice
    const written = await entries()
    await db
      .from('invoices')
      .where('id', fixture.invoiceId)
      .update({ invoice_status: InvoiceStatus.Sent, payer_email: 'wang@example.com' })
    const sent = (await read(client, path)).body().invoice
    const own = (await read(client, path, 'user')).body().invoice

    assert.match(waiting.maillingTelephone, telephone)
    assert.lengthOf(written, 1)
    assert.equal(written[0].object, `invoice:${fixture.invoiceId}`)
    assert.deepInclude(sent, { isConcealed: true, payerEmail: 'w***@example.com', maillingAddress: null })
    assert.notMatch(JSON.stringify(sent), telephone)
    assert.match(own.maillingTelephone, telephone)
    assert.lengthOf(await entries(), 1)
  })

  test('a complete number in a response would be detected', async ({ client, assert }) => {
    const { user } = fixture.people
    const shown = await client
      .post(`/api/admin/users/${user.user.id}/reveal`)
      .as(fixture.tokens.admin!)
      .json({ field: 'idCard', reason: '核对报名信息' })
    const own = await client.get('/api/user/profile').as(user)

    assert.match(shown.text(), idCard)
    assert.match(own.text(), telephone)
  })
})

/** Buyers search among numbers that they entered themselves. */
const ownNumbers = ['GET /api/user/orders/:orderNo/order-items/:itemId/assigned-users']

test.group('Search by phone number', (group) => {
  let fixture: MatrixFixture
  group.setup(async () => {
    await testUtils.db().truncate()
    fixture = await createMatrixFixture()
    return testUtils.db().truncate()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const isSearch = (field: string, { pattern }: { pattern?: string }) =>
    /phone|idCard|idNumber/i.test(field) && pattern !== '^1\\d{10}$'
  const searches = () =>
    registeredRows().filter(({ route, admin, method, path }) => {
      const { declaration } = registeredRoutes(router).find(({ key }) => key === route)!
      const { takes } = declaration!
      if (typeof takes === 'symbol' || !admin.startsWith('200') || ownNumbers.includes(route)) {
        return false
      }
      const fields = Object.entries<{ pattern?: string }>(fieldsOf(takes))
      return fields.some(([field, schema]) => isSearch(field, schema)) && (method === 'GET' || path.endsWith('-export'))
    })

  test('{route} accepts the complete number or its last four digits')
    .with(searches)
    .run(async ({ client, assert }, row) => {
      const ask = (number: string) => {
        const { path, query = {}, body = {} } = samples[row.route]?.(fixture, 'admin') ?? {}
        const request = client.request(requestPath(row, path), row.method)
        request.as(fixture.tokens.admin!)
        const input = { ...query, ...body, telephone: number }
        return row.method === 'GET' ? request.qs(input) : request.json(input)
      }
      const whole = fixture.people.user.user.telephone!

      for (const part of ['1', '138', '13800', whole.slice(2, 10), `${whole}1`, '%', '____']) {
        const answer = await ask(part)
        assert.equal(answer.body().errors?.[0].msg, telephoneSearchMessage, part)
      }
      for (const number of [whole, whole.slice(-4), '']) {
        const answer = await ask(number)
        assert.notInclude(answer.text(), telephoneSearchMessage)
      }
    })

  test('searches by phone number exist', ({ assert }) => {
    assert.includeMembers(
      searches().map(({ route }) => route),
      ['GET /api/admin/users-for-page', 'GET /api/orders', 'POST /api/admin/orders-export']
    )
  })

  test('either form finds the user', async ({ client, assert }) => {
    const { user } = fixture.people.user
    for (const number of [user.telephone!, user.telephone!.slice(-4)]) {
      const answer = await client
        .get('/api/admin/users-for-page')
        .qs({ telephone: number, pageSize: 100 })
        .as(fixture.tokens.admin!)
      const ids = answer.body().users.map(({ userId }: { userId: number }) => userId)
      assert.include(ids, user.id)
      if (number.length === 11) assert.deepEqual(ids, [user.id])
    }
  })
})
