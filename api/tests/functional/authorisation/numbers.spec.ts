import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { actors, addressOf, registeredRows } from './route_table.js'
import { samples } from './samples.js'
import { makeWorld, type World } from './world.js'

const telephone = /(?<![\d.])1[3-9]\d{9}(?!\d)/
/** Now and then a signature has eleven digits in a row. */
const digest = /(?<![0-9a-f])(?=\d*[a-f])[0-9a-f]{32,}(?![0-9a-f])/g
const idCard = /(?<!\d)[1-9]\d{5}(?:19|20)\d{2}[01]\d[0-3]\d{4}[\dXx](?!\d)/

/**
 * Where a whole number may stand, and why. Everything else shows stars (docs/threats.md T22): a route that is not
 * named here and answers one fails.
 */
const mayTell: Record<string, string> = {
  'POST /api/security/login': 'one’s own login name, which is the telephone',
  'POST /api/security/register': 'the login name just registered',
  'GET /api/user/profile': 'one’s own login name',
  'POST /api/user/profile': 'one’s own login name',
  'GET /api/orders/:orderNo': 'the address of a parcel, for its owner and the desk that sends it',
  'GET /api/public/orders/:orderNo/qrcode': 'a picture, and a wallet that remembers the number',
  'POST /api/user/orders/:orderNo/order-items/:itemId/assign-to-users':
    'the numbers that the buyer has just typed',
  'GET /api/user/orders/:orderNo/order-items/:itemId/assigned-users':
    'the numbers that the buyer typed',
  'GET /api/user/orders/:orderNo/order-items/:itemId/seats/export': 'the same as a workbook',
  'GET /api/invoices/:id':
    'whom to write to about an invoice, for its owner and the desk that makes it out',
  'GET /api/invoices/orderid/:orderNo': 'the same, by its order',
  'POST /api/invoices': 'one’s own invoice',
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

test.group('Whole numbers of people', (group) => {
  let world: World
  group.setup(async () => {
    await testUtils.db().truncate()
    world = await makeWorld()
    return testUtils.db().truncate()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are in no response of {route}')
    .with(() => registeredRows().filter(({ route }) => !mayTell[route]))
    .run(async ({ client, assert }, row) => {
      for (const actor of actors) {
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
