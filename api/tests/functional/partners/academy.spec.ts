import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { addDays, now, setClock, toWireDay } from '#core/time'
import { reportExpiredEntitlements } from '#learning/entitlements/report_expired'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { telephones } from '#tests/functional/learning/seats/training_centre'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { brokenInvariants } from '#tests/invariants'

test.group('Courses that an academy opens', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(() => async () => {
    setClock(null)
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  const grant = (client: ApiClient, key: string, body: object, idempotencyKey = 'one') =>
    callWith(client, key, '/entitlements', 'POST').header('idempotency-key', idempotencyKey).json(body)
  const eventsOf = async ({ id }: { id: number }) =>
    (await db.from('webhook_events').where('service_account_id', id).orderBy('id')).map((row) => ({
      type: row.event_type,
      ...JSON.parse(row.payload),
    }))

  test('an academy opens a course once, lists and ends it', async ({ client, assert }) => {
    const [owner, learner, courseId] = [await createUser(), await createUser(), await course()]
    const { key, account } = await keyOf(owner, { kind: 'academy' })
    const [unknown] = telephones(1)
    const body = { courseId, telephones: [learner.user.telephone!, unknown] }
    const first = (await grant(client, key, body)).body()
    assert.deepEqual((await grant(client, key, body)).body(), first)
    assert.deepEqual(
      first.results.map(({ result }: { result: string }) => result),
      ['granted', 'granted']
    )
    const again = (await grant(client, key, body, 'two')).body()
    assert.include(again.results[0], { result: 'already', entitlementId: first.results[0].entitlementId })

    const id = first.results[0].entitlementId
    const list = async () => (await callWith(client, key, '/entitlements')).body().data
    assert.include((await list())[0], { id, courseId, personId: learner.user.id, state: 'valid' })
    assert.include((await list())[1], { telephone: unknown, personId: null })
    for (let call = 0; call < 2; call++) {
      const ended = await callWith(client, key, `/entitlements/${id}`, 'DELETE')
      assert.include(ended.body(), { id, state: 'ended' })
    }
    assert.equal((await list())[0].state, 'ended')
    const events = await eventsOf(account)
    assert.deepEqual(
      events.map(({ type }) => type),
      ['entitlement.granted', 'entitlement.granted', 'entitlement.ended']
    )
    assert.include(events[2], { entitlementId: id, orderId: null, reason: 'disabled' })
    const audits = (await db.from('audit_logs').orderBy('id')).map(({ action }) => action)
    assert.deepEqual(audits, ['course.assign', 'user-course.switch-off'])
  })

  test('grants of others are hidden and stay', async ({ client, assert }) => {
    const [learner, courseId] = [await createUser(), await course()]
    const admin = await createUser(Role.Admin)
    const { key, account } = await keyOf(await createUser(), { kind: 'academy' })
    const form = { courseId, phones: learner.user.telephone!, genLiveCode: false }
    await client.post('/api/admin/user-courses/assign').as(admin).json(form)
    const { id } = await db.from('user_courses').firstOrFail()

    const refused = (await grant(client, key, { courseId, telephones: [learner.user.telephone!] })).body()
    assert.include(refused.results[0], { result: 'already', entitlementId: null })
    assert.equal((await callWith(client, key, `/entitlements/${id}`, 'DELETE')).status(), 404)
    assert.isEmpty((await callWith(client, key, '/entitlements')).body().data)
    assert.isEmpty(await eventsOf(account))
    const centre = await keyOf(await createUser())
    assert.include((await grant(client, centre.key, { courseId, telephones: telephones(1) })).body(), {
      status: 403,
      code: 'scope-missing',
    })
  })

  test('an academy hears of the last day of its grants', async ({ client, assert }) => {
    const [learner, courseId] = [await createUser(), await course()]
    const { key, account } = await keyOf(await createUser(), { kind: 'academy' })
    await grant(client, key, { courseId, telephones: [learner.user.telephone!] })
    await db.from('user_courses').update({ expires_on: addDays(toWireDay(now()), 1) })
    const later = now().plus({ days: 2 })
    setClock(() => later)
    await reportExpiredEntitlements()
    await reportExpiredEntitlements()
    const ended = (await eventsOf(account)).filter(({ type }) => type === 'entitlement.ended')
    assert.lengthOf(ended, 1)
    assert.include(ended[0], { orderId: null, reason: 'expired' })
  })
})
