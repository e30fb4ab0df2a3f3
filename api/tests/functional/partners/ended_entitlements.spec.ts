import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { addDays, now, setClock, toWireDay } from '#core/time'
import { Role } from '#core/roles'
import { reportExpiredEntitlements } from '#learning/entitlements/report_expired'
import type ServiceAccount from '#partners/service_account'
import { createUser } from '#tests/factories/accounts'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { centre, emptyCentre, telephones, type Centre } from '#tests/functional/learning/seats/training_centre'
import type { ApiClient } from '@japa/api-client'

const day = (days: number) => addDays(toWireDay(now()), days)

const endsOf = async ({ id }: ServiceAccount) =>
  (
    await db.from('webhook_events').where({ service_account_id: id, event_type: 'entitlement.ended' }).orderBy('id')
  ).map(({ payload }) => JSON.parse(payload))
const typesOf = async ({ id }: ServiceAccount) =>
  (await db.from('webhook_events').where('service_account_id', id).orderBy('id')).map(({ event_type: type }) => type)

async function assignedSeat(client: ApiClient, own: Centre, key: string) {
  const path = `/orders/${own.orderNo}/lines/${own.itemId}/seats`
  await callWith(client, key, path, 'POST')
    .header('idempotency-key', 'one')
    .json({ telephones: telephones(1) })
  const { id } = await db.from('user_courses').where('order_item_id', own.itemId).firstOrFail()
  await db.from('webhook_events').delete()
  return id as number
}
const endOn = (id: number, expiresOn: string) =>
  db.from('user_courses').where('id', id).update({ expires_on: expiresOn })

test.group('Events of ended entitlements', (group) => {
  group.tap((one) => one.tags(['@engine']))
  emptyCentre(group)
  group.each.teardown(() => setClock(null))

  test('an expired entitlement is reported once, after its last day', async ({ client, assert }) => {
    const [own, stranger] = [await centre(), await keyOf(await createUser())]
    const { key, account } = await keyOf(own)
    const id = await assignedSeat(client, own, key)
    await endOn(id, day(1))
    const start = now()
    await reportExpiredEntitlements()
    assert.isEmpty(await endsOf(account))

    setClock(() => start.plus({ days: 2 }))
    await Promise.all([reportExpiredEntitlements(), reportExpiredEntitlements()])
    setClock(() => start.plus({ days: 3 }))
    await reportExpiredEntitlements()
    const ends = await endsOf(account)
    assert.lengthOf(ends, 1)
    assert.include(ends[0], { entitlementId: id, courseId: own.courseId, reason: 'expired', person: null })
    assert.isEmpty(await endsOf(stranger.account))
  })

  test('a new account hears of no earlier end', async ({ client, assert }) => {
    const own = await centre()
    const { key } = await keyOf(own)
    const id = await assignedSeat(client, own, key)
    const start = now()
    await endOn(id, day(1))
    setClock(() => start.plus({ days: 3 }))
    const later = await keyOf(own)
    await later.account.merge({ createdAt: now() }).save()
    await reportExpiredEntitlements()
    assert.isEmpty(await endsOf(later.account))
  })

  test('changing the last day reports ends and beginnings at once', async ({ client, assert }) => {
    const own = await centre()
    const { key, account } = await keyOf(own)
    const id = await assignedSeat(client, own, key)
    const admin = await createUser(Role.Admin)
    const change = (expiryDate: string) =>
      client.post('/api/admin/user-courses/change-expiry-date').as(admin).json({ userCourseId: id, expiryDate })
    assert.equal((await change(day(-1))).body().code, '200')
    await reportExpiredEntitlements()
    await change(day(30))
    assert.deepEqual(await typesOf(account), ['entitlement.ended', 'entitlement.granted'])
  })
})
