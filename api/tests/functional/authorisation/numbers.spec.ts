import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { registeredRoutes } from '#core/http/routes_table'
import { telephoneSearchMessage } from '#core/plain_rules'
import { InvoiceStatus } from '#invoices/terms'
import { actors, addressOf, registeredRows } from './route_table.js'
import { samples } from './samples.js'
import { makeWorld, type World } from './world.js'

const telephone = /(?<![\d.])1[3-9]\d{9}(?!\d)/
/** Now and then a signature, or the last part of a UUID, has eleven digits in a row. */
const digest =
  /(?<![0-9a-f])(?:(?=\d*[a-f])[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-f])/g
const idCard = /(?<!\d)[1-9]\d{5}(?:19|20)\d{2}[01]\d[0-3]\d{4}[\dXx](?!\d)/

/**
 * Where a whole number may stand, and why. Everything else shows stars (docs/threats.md T22): a route that is not
 * named here and answers one fails.
 */
const mayShow: Record<string, string> = {
  'POST /api/security/login': 'one’s own login name, which is the telephone',
  'POST /api/security/register': 'the login name just registered',
  'GET /api/user/profile': 'one’s own login name',
  'POST /api/user/profile': 'one’s own login name',
  'GET /api/public/orders/:orderNo/qrcode': 'a picture, and a wallet that remembers the number',
  'POST /api/user/orders/:orderNo/order-items/:itemId/assign-to-users':
    'the numbers that the buyer has just typed',
  'POST /api/user/orders/:orderNo/order-items/:itemId/seat-previews':
    'the numbers that the buyer has just typed, of seats that the buyer gave',
  'GET /api/user/orders/:orderNo/order-items/:itemId/assigned-users':
    'the numbers that the buyer typed',
  'GET /api/user/orders/:orderNo/order-items/:itemId/seats/export': 'the same as a workbook',
  'GET /api/user/training-centre': 'the numbers that the buyer typed, over all orders',
  'GET /api/invoices/:id':
    'for its owner, and for an admin who has to issue it, audited; see the tests below',
  'POST /api/invoices': 'one’s own invoice',
  'GET /api/user/invoice-suggestion': 'one’s own last invoice',
  'GET /api/user/addresses': 'one’s own addresses',
  'POST /api/user/addresses': 'one’s own address',
  'POST /api/admin/courses/:id/assign-to-users/:genLiveCode':
    'the numbers that the admin has just typed',
  'POST /api/admin/user-courses/assign': 'the numbers that the admin has just typed',
  'GET /api/admin/live-codes-export': 'the audited export',
  'POST /api/admin/user-courses/:id/reveal': 'revealed for a reason, audited',
  'GET /api/admin/users-export': 'the audited export',
  'GET /api/admin/invoices-export': 'the audited export of invoices',
  'POST /api/admin/users/:id/reveal': 'revealed for a reason, audited',
  'POST /api/admin/orders-export': 'the audited export of orders',
  'POST /api/admin/orders/:orderNo/reveal': 'revealed for a reason, audited',
  'POST /api/admin/parcels': 'the labels of parcels, audited',
  'GET /local/people': 'the made-up people of the demo data',
  'GET /local/sms': 'the local outbox',
}

/** Whole for `user`, whose they are; with stars for staff. */
const shownToOwner = ['GET /api/orders/:orderNo', 'GET /api/invoices/orderid/:orderNo']

test.group('Whole numbers of people', (group) => {
  let world: World
  group.setup(async () => {
    await testUtils.db().truncate()
    world = await makeWorld()
    return testUtils.db().truncate()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are not looked for in what is drawn by chance', ({ assert }) => {
    const drawn = ['0c7b0a5e-1d53-4f6e-9b1d-13912345678a', `${'a'.repeat(21)}13912345678`]
    for (const text of drawn) assert.notMatch(text.replace(digest, ''), telephone)
    assert.match('电话13912345678'.replace(digest, ''), telephone)
  })

  test('are in no response of {route}')
    .with(() => registeredRows().filter(({ route }) => !mayShow[route]))
    .run(async ({ client, assert }, row) => {
      const others = actors.filter((one) => one !== 'user' || !shownToOwner.includes(row.route))
      for (const actor of others) {
        const { path, query = {}, body } = samples[row.route]?.(world, actor) ?? {}
        const request = client.request(addressOf(row, path), row.method).qs(query).redirects(0)
        if (body) request.json(body)
        const token = world.tokens[actor]
        if (token) request.header('authorization', token)

        const text = ((await request).text() ?? '').replace(digest, '')

        assert.notMatch(text, telephone, `${actor} reads a telephone`)
        assert.notMatch(text, idCard, `${actor} reads an ID number`)
      }
    })

  const read = (client: any, path: string, actor: 'admin' | 'user' = 'admin') =>
    client.get(path).header('authorization', world.tokens[actor]!)

  test('of an order are whole for its buyer, masked for admins', async ({ client, assert }) => {
    const path = `/api/orders/${world.parcelOrderNo}`
    const address = {
      name: '王小明',
      telephone: '13912345678',
      regionText: '山东',
      address: '柳泉路1号',
    }
    await db
      .from('orders')
      .where('order_no', world.parcelOrderNo)
      .update({ address: JSON.stringify(address) })
    const own = (await read(client, path, 'user')).body().order.addr
    const shown = (await read(client, path)).body().order.addr

    assert.deepEqual(own, address)
    assert.deepEqual(shown, {
      name: '王**',
      telephone: '139****5678',
      regionText: '山东',
      address: null,
    })
  })

  test('of an invoice are whole for its issuing admin, and logged', async ({ client, assert }) => {
    const entries = () => db.from('audit_logs').where('action', 'invoice.view')
    const path = `/api/invoices/${world.invoiceId}`

    const waiting = (await read(client, path)).body().invoice
    const written = await entries()
    await db
      .from('invoices')
      .where('id', world.invoiceId)
      .update({ invoice_status: InvoiceStatus.Sent, payer_email: 'wang@example.com' })
    const sent = (await read(client, path)).body().invoice
    const own = (await read(client, path, 'user')).body().invoice

    assert.match(waiting.maillingTelephone, telephone)
    assert.lengthOf(written, 1)
    assert.equal(written[0].object, `invoice:${world.invoiceId}`)
    assert.deepInclude(sent, {
      isConcealed: true,
      payerEmail: 'w***@example.com',
      maillingAddress: null,
    })
    assert.notMatch(JSON.stringify(sent), telephone)
    assert.match(own.maillingTelephone, telephone)
    assert.lengthOf(await entries(), 1)
  })

  test('would be seen if they were there', async ({ client, assert }) => {
    const { user } = world.people
    const shown = await client
      .post(`/api/admin/users/${user.user.id}/reveal`)
      .header('authorization', world.tokens.admin!)
      .json({ field: 'idCard', reason: '核对报名信息' })
    const own = await client.get('/api/user/profile').header('authorization', user.token)

    assert.match(shown.text(), idCard)
    assert.match(own.text(), telephone)
  })
})

/** Buyers search among the numbers that they typed themselves. */
const ownNumbers = ['GET /api/user/orders/:orderNo/order-items/:itemId/assigned-users']

test.group('Searching by telephone', (group) => {
  let world: World
  group.setup(async () => {
    await testUtils.db().truncate()
    world = await makeWorld()
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
      const fields = Object.entries<any>((takes.toJSONSchema() as any).properties ?? {})
      return (
        fields.some(([field, schema]) => isSearch(field, schema)) &&
        (method === 'GET' || path.endsWith('-export'))
      )
    })

  test('{route} takes the whole number or its last four digits')
    .with(searches)
    .run(async ({ client, assert }, row) => {
      const ask = (number: string) => {
        const { path, query = {}, body = {} } = samples[row.route]?.(world, 'admin') ?? {}
        const request = client.request(addressOf(row, path), row.method)
        request.header('authorization', world.tokens.admin!)
        const input = { ...query, ...body, telephone: number }
        return row.method === 'GET' ? request.qs(input) : request.json(input)
      }
      const whole = world.people.user.user.telephone!

      for (const part of ['1', '138', '13800', whole.slice(2, 10), `${whole}1`, '%', '____']) {
        const answer = await ask(part)
        assert.equal(answer.body().errors?.[0].msg, telephoneSearchMessage, part)
      }
      for (const number of [whole, whole.slice(-4), '']) {
        const answer = await ask(number)
        assert.notInclude(answer.text(), telephoneSearchMessage)
      }
    })

  test('there are searches by telephone', ({ assert }) => {
    assert.includeMembers(
      searches().map(({ route }) => route),
      ['GET /api/admin/users-for-page', 'GET /api/orders', 'POST /api/admin/orders-export']
    )
  })

  test('finds the person by either', async ({ client, assert }) => {
    const { user } = world.people.user
    for (const number of [user.telephone!, user.telephone!.slice(-4)]) {
      const answer = await client
        .get('/api/admin/users-for-page')
        .qs({ telephone: number, pageSize: 100 })
        .header('authorization', world.tokens.admin!)
      const ids = answer.body().users.map(({ userId }: { userId: number }) => userId)
      assert.include(ids, user.id)
      if (number.length === 11) assert.deepEqual(ids, [user.id])
    }
  })
})
