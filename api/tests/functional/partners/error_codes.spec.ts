import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { problemCodesOf, userCodesOf } from '#core/openapi/documented_codes'
import { registeredRoutes } from '#core/http/routes_table'
import { UserError } from '#core/errors'
import { OrderStatus } from '#commerce/terms'
import { withoutUndocumented } from '#tests/functional/core/openapi/reject_undocumented_codes'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { centre, emptyCentre, telephones } from '#tests/functional/learning/seats/training_centre'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { allowPrivateHosts } from '#tests/functional/partners/receiver'
import { WebhookLimit } from '#partners/webhooks/terms'

const routeNamed = (name: string) => registeredRoutes(router).find((route) => route.name === name)!

test.group('Error codes for service keys', (group) => {
  emptyCentre(group)

  test('errors about seats have codes of their own', async ({ client, assert }) => {
    const own = await centre({ copies: 2 })
    const { key } = await keyOf(own)
    const path = `/orders/${own.orderNo}/lines/${own.itemId}/seats`
    const [first, second, third] = telephones(3)
    const codeOf = async (call: string, body: object, idempotencyKey = call) => {
      const request = callWith(client, key, call, 'POST').header('idempotency-key', idempotencyKey).json(body)
      return (await request).body().code
    }
    assert.isUndefined(await codeOf(path, { telephones: [first, second] }))
    assert.equal(await codeOf(path, { telephones: [first] }), 'idempotency-key-reused')
    assert.equal(await codeOf(path, { telephones: [first] }, 'wrong key'), 'idempotency-key-invalid')
    assert.equal(await codeOf(path, { telephones: [third] }, 'other'), 'too-few-seats')
    assert.equal(await codeOf(`${path}/1/moves`, { telephone: second }), 'seat-taken')
    await db.from('user_courses').where('seat_no', 1).update({ first_studied_at: '2026-11-01 08:00:00' })
    assert.equal(await codeOf(`${path}/1/moves`, { telephone: third }), 'seat-studied')

    await db.from('orders').update({ order_status: OrderStatus.Paying })
    assert.equal(await codeOf(`${path}/2/moves`, { telephone: third }), 'order-unpaid')
  })

  test('errors about webhooks have codes of their own', async ({ client, assert, cleanup }) => {
    cleanup(allowPrivateHosts('127.0.0.1'))
    const { key } = await keyOf(await createUser())
    const errorOf = async (path: string, body: object, method = 'POST') => {
      const { code, errors } = (await callWith(client, key, path, method).json(body)).body()
      return [code, errors?.[0].field]
    }
    const form = { url: 'https://127.0.0.1/hook', types: ['seat.assigned'] }
    const { id } = (await callWith(client, key, '/webhooks', 'POST').json(form)).body()
    assert.deepEqual(await errorOf('/webhooks', form), ['url-taken', 'url'])
    assert.deepEqual(await errorOf('/webhooks', { ...form, url: 'https://10.0.0.1/' }), ['url-refused', 'url'])
    const foreign = { ...form, url: 'https://127.0.0.1/other', types: ['statement.closed'] }
    assert.deepEqual(await errorOf('/webhooks', foreign), ['event-type-unknown', 'types'])
    assert.deepEqual(await errorOf(`/webhooks/${id}`, foreign, 'PATCH'), ['event-type-unknown', 'types'])

    const replay = (body: object) => errorOf(`/webhooks/${id}/replays`, body)
    assert.deepEqual(await replay({}), ['replay-range-invalid', 'from'])
    assert.deepEqual(await replay({ ids: [`msg_${'0'.repeat(32)}`] }), ['nothing-to-replay', undefined])
    for (let more = 2; more <= WebhookLimit.endpoints; more++) {
      assert.deepEqual(await errorOf('/webhooks', { ...form, url: `${form.url}/${more}` }), [undefined, undefined])
    }
    assert.deepEqual(await errorOf('/webhooks', { ...form, url: `${form.url}/6` }), ['too-many-webhooks', undefined])
  })

  test('an unpublished course is course-not-assignable', async ({ client, assert }) => {
    const { key } = await keyOf(await createUser(), { kind: 'academy' })
    const body = { courseId: await course({ status: 'unpublish' }), telephones: telephones(1) }
    const { status, code } = (await callWith(client, key, '/entitlements', 'POST').json(body)).body()
    assert.deepEqual([status, code], [422, 'course-not-assignable'])
  })
})

test.group('Documented codes', () => {
  test('an operation for keys lists only its own codes', ({ assert }) => {
    const [move, me, list] = ['v1.seats.move', 'v1.keys.show', 'v1.orders.index'].map(routeNamed).map(problemCodesOf)
    assert.includeMembers(move, [
      'scope-missing',
      'not-found',
      'in-progress',
      'too-large',
      'seat-taken',
      'order-unpaid',
    ])
    assert.notIncludeMembers(move, ['too-few-seats', 'url-taken', 'key-elsewhere'])
    for (const code of ['scope-missing', 'not-found', 'in-progress', 'too-large', 'refused'] as const) {
      assert.notInclude(me, code)
    }
    assert.include(list, 'scope-missing')
    const returned = ['seat-studied', 'seat-ended', 'too-many-moves', 'order-unpaid', 'not-found'] as const
    assert.includeMembers(problemCodesOf(routeNamed('v1.seats.destroy')), [...returned])
    assert.includeMembers(problemCodesOf(routeNamed('v1.seats.store')), ['too-few-seats', 'order-unpaid'])
  })

  test('a route of the shop lists the codes of its use cases', ({ assert }) => {
    assert.sameMembers(userCodesOf(routeNamed('commerce.orders.store')), [
      'error',
      'must-change-password',
      'must-enrol-second-factor',
      'already-credited',
      'already-owned',
      'price-changed',
      'unavailable',
    ])
    assert.deepEqual(userCodesOf(routeNamed('catalogue.courses.index')), ['error'])
  })

  test('an undocumented code fails the test that receives it', ({ assert }) => {
    const { name, pattern } = routeNamed('catalogue.courses.index')
    const ctx = { route: { name }, request: { url: () => pattern } } as unknown as HttpContext
    const known = new UserError('')
    const unknown = new UserError('', { code: 'price-changed' })

    assert.strictEqual(withoutUndocumented(known, ctx), known)
    assert.match((withoutUndocumented(unknown, ctx) as Error).message, /price-changed.*codegen/)
  })
})
