import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type { MessageKind } from '#messages/terms'
import { requestPath, registeredRows, type Actor } from '#tests/functional/authorisation/route_table'
import { samples } from '#tests/functional/authorisation/samples'
import { createMatrixFixture, type MatrixFixture } from '#tests/functional/authorisation/matrix_fixture'
import { isOfProduct } from '#tests/message_links'
import { messageKindsOf } from '#tests/message_kinds'

type Reader = Exclude<Actor, 'visitor'>

interface Event {
  route: string
  by: Reader
  to: Reader
  kinds: MessageKind[]
  body?: (fixture: MatrixFixture) => Record<string, unknown>
}

const events: Event[] = [
  { route: 'POST /api/comments/moderations', by: 'admin', to: 'user', kinds: ['commentApproved'] },
  { route: 'POST /api/comments/approve/:id', by: 'admin', to: 'user', kinds: ['commentApproved'] },
  { route: 'POST /api/comments/reject/:id', by: 'admin', to: 'user', kinds: ['commentHidden'] },
  { route: 'POST /api/admin/orders/:orderNo/deliver', by: 'admin', to: 'user', kinds: ['parcelSent'] },
  { route: 'POST /api/invoices/:id/send', by: 'admin', to: 'user', kinds: ['invoiceSent'] },
  { route: 'POST /api/admin/revert-upload-hours/:id', by: 'admin', to: 'user', kinds: ['hoursReverted'] },
  { route: 'POST /api/admin/certificate-issues/:id/revoke', by: 'admin', to: 'user', kinds: ['certificateRevoked'] },
  { route: 'POST /api/admin/courses/publications', by: 'admin', to: 'teacher', kinds: ['coursePublished'] },
  { route: 'POST /api/admin/courses/unpublish/:id', by: 'admin', to: 'teacher', kinds: ['courseUnpublished'] },
  {
    route: 'POST /api/admin/courses/:id/assign-to-users/:genLiveCode',
    body: ({ people }) => ({ phones: people.other_user.user.telephone }),
    by: 'admin',
    to: 'other_user',
    kinds: ['courseAssigned'],
  },
  {
    route: 'POST /api/user/orders/:orderNo/order-items/:itemId/assign-to-users',
    body: ({ people }) => ({ telephones: [people.other_user.user.telephone] }),
    by: 'user',
    to: 'other_user',
    kinds: ['courseAssigned'],
  },
  { route: 'POST /api/admin/paper-answers/:id/marking', by: 'admin', to: 'user', kinds: ['testGraded'] },
]

test.group('Events with messages', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let fixture: MatrixFixture

  group.setup(async () => {
    await testUtils.db().truncate()
    fixture = await createMatrixFixture()
    await db.from('messages').delete()
    return testUtils.db().truncate()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const event of events) {
    test(`${event.kinds.join(', ')}: ${event.route}`, async ({ client, assert }) => {
      const first = await call(client, fixture, event)
      assert.equal(first.body().code, '200', first.text())
      const result = await db.from('messages').orderBy('id')
      assert.deepEqual(
        result.map((row) => [row.user_id, row.kind]),
        event.kinds.map((kind) => [fixture.people[event.to].user.id, kind])
      )

      await isOneLineEach(client, fixture.tokens[event.to]!, assert)

      await call(client, fixture, event)
      assert.lengthOf(await db.from('messages'), result.length, 'a message was sent twice')
    })
  }

  test('certificatePrinted: a print after a change sends another message', async ({ client, assert }) => {
    await db.from('certificate_issues').update({ snapshot: '{}' })
    const print = { route: 'POST /api/user/certs/print/generate', by: 'user' } as const
    const answer = await call(client, fixture, print)
    answer.assertStatus(200)
    assert.deepEqual(await messageKindsOf(fixture.people.user.user.id), ['certificatePrinted'])
  })
})

/** Asserts that each message has one line and a link within the product. */
async function isOneLineEach(client: ApiClient, token: string, assert: Assert) {
  const { rows } = (await client.get('/api/user/messages').as(token)).body()
  assert.isNotEmpty(rows)
  for (const { title, text, link } of rows) {
    assert.match(`${title}${text}`, /^[^\n\r]{5,150}$/)
    assert.isTrue(isOfProduct(link), link)
  }
}

function call(client: ApiClient, fixture: MatrixFixture, { route, by, body: own }: Omit<Event, 'to' | 'kinds'>) {
  const row = registeredRows().find((one) => one.route === route)!
  const { path, query = {}, body = {} } = samples[route](fixture, by)
  return client
    .request(requestPath(row, path), row.method)
    .qs(query)
    .json(own?.(fixture) ?? body)
    .as(fixture.tokens[by]!)
}
