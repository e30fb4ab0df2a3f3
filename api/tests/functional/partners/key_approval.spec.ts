import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { Scope } from '#core/http/service_keys/scopes'
import { Role } from '#core/roles'
import { addDays, now, toWireDay } from '#core/time'
import { partnerMessages as messages } from '#partners/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { brokenInvariants } from '#tests/invariants'

test.group('Approval of service keys', (group) => {
  group.tap((one) => one.tags(['@engine']))
  let creator: CreatedUser
  let other: CreatedUser
  let accountId: number
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(async () => {
    creator = await createUser(Role.Admin)
    other = await createUser(Role.Admin)
    accountId = (await keyOf(await createUser(), { kind: 'accounting', scopes: ['payments:read'] })).account.id
    return async () => {
      const broken = await brokenInvariants(db.connection())
      if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
    }
  })

  async function created(client: ApiClient, scopes: Scope[] = ['payments:read', 'payments:write']) {
    const form = { keyName: '正式环境', scopes, expiresOn: addDays(toWireDay(now()), 30) }
    const answer = await client.post(`/api/admin/service-accounts/${accountId}/keys`).as(creator).json(form)
    return answer.body() as { serviceKeyId: number; key: string; msg: string }
  }
  const approve = async (client: ApiClient, admin: CreatedUser, id: number) =>
    (await client.post(`/api/admin/service-keys/${id}/approvals`).as(admin)).body()
  const codeFor = async (client: ApiClient, key: string) => (await callWith(client, key, '/me')).body().code
  const waitingOf = async (client: ApiClient, admin: CreatedUser) =>
    (await client.get('/api/admin/waiting').as(admin)).body().rows.filter((row: any) => row.kind === 'service-keys')

  test('a key with a strong scope works after another admin approves it', async ({ client, assert }) => {
    const { serviceKeyId, key, msg } = await created(client)
    assert.equal(msg, messages.pendingKeyCreated)
    assert.equal(await codeFor(client, key), 'key-pending')
    assert.lengthOf(await waitingOf(client, creator), 0)
    assert.equal((await waitingOf(client, other))[0].count, 1)

    assert.equal((await approve(client, creator, serviceKeyId)).msg, messages.ownKey)
    assert.equal(await codeFor(client, key), 'key-pending')
    assert.equal((await approve(client, other, serviceKeyId)).msg, messages.approved)
    assert.isUndefined(await codeFor(client, key))
    assert.lengthOf(await waitingOf(client, other), 0)
    const audits = await db.from('audit_logs').where('object', `service-account:${accountId}`).orderBy('id')
    assert.deepEqual(
      audits.map(({ action, actor_id: actor }) => [action, actor]),
      [
        ['service-key.create', creator.user.id],
        ['service-key.approve', other.user.id],
      ]
    )
  })

  test('a key without a strong scope works at once', async ({ client, assert }) => {
    const { serviceKeyId, key, msg } = await created(client, ['payments:read'])
    assert.equal(msg, messages.keyCreated)
    assert.isUndefined(await codeFor(client, key))
    assert.equal((await approve(client, other, serviceKeyId)).msg, messages.notPending)
  })

  test('two approvals at once count as one', async ({ client, assert }) => {
    const { serviceKeyId } = await created(client)
    const third = await createUser(Role.Admin)
    const answers = await Promise.all([other, third].map((admin) => approve(client, admin, serviceKeyId)))
    assert.sameMembers(
      answers.map(({ msg }) => msg),
      [messages.approved, messages.notPending]
    )
  })

  test('a revoked key cannot be approved', async ({ client, assert }) => {
    const { serviceKeyId, key } = await created(client)
    await client.post(`/api/admin/service-keys/${serviceKeyId}/revocations`).as(creator)
    assert.equal((await approve(client, other, serviceKeyId)).msg, messages.notPending)
    assert.equal(await codeFor(client, key), 'key-retired')
  })

  test('the key of a rotation waits for its own approval', async ({ client, assert }) => {
    const first = await created(client)
    await approve(client, other, first.serviceKeyId)
    const rotation = client.post(`/api/admin/service-keys/${first.serviceKeyId}/rotations`).as(other)
    const second = (await rotation.json({ overlapHours: 24 })).body()
    assert.isUndefined(await codeFor(client, first.key))
    assert.equal(await codeFor(client, second.key), 'key-pending')
    assert.equal((await approve(client, other, second.serviceKeyId)).msg, messages.ownKey)
    await approve(client, creator, second.serviceKeyId)
    assert.isUndefined(await codeFor(client, second.key))
  })

  test('an admin sees who can approve a key', async ({ client, assert }) => {
    await created(client)
    const seenBy = async (admin: CreatedUser) => (await client.get('/api/admin/service-accounts').as(admin)).body()
    const pendingOf = ({ serviceAccounts: [account] }: any) => account.keys.find((key: any) => key.state === 'pending')
    assert.include(pendingOf(await seenBy(other)), { createdBy: creator.user.userName, canApprove: true })
    assert.isFalse(pendingOf(await seenBy(creator)).canApprove)
    assert.isTrue((await seenBy(creator)).hasOtherAdmin)
    await other.user.merge({ disabledAt: now() }).save()
    assert.isFalse((await seenBy(creator)).hasOtherAdmin)
  })
})
