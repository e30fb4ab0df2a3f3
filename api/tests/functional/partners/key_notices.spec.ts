import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { now, setClock } from '#core/time'
import { warnOfEndingKeys } from '#partners/keys/warn_of_ending_keys'
import { createUser } from '#tests/factories/accounts'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'

const kinds = async () => (await db.from('messages').orderBy('id')).map(({ kind }) => kind)

test.group('Notices about service keys', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('the owner is warned three times before a key ends', async ({ assert }) => {
    const moment = now()
    const owner = await createUser()
    const { account } = await keyOf(owner, { facts: { expiresAt: moment.plus({ days: 31 }) } })
    for (let day = 0; day <= 31; day++) {
      setClock(() => moment.plus({ days: day, minutes: 1 }))
      await warnOfEndingKeys()
      await warnOfEndingKeys()
    }
    assert.deepEqual(await kinds(), ['serviceKeyEnding', 'serviceKeyEnding', 'serviceKeyEnding'])
    const mails = await db.from('mails').where('kind', 'serviceKeyEnding').select('recipient')
    assert.deepEqual(new Set(mails.map(({ recipient }) => recipient)), new Set([account.contactEmail]))
    const events = await db.from('webhook_events').where('service_account_id', account.id).orderBy('id')
    assert.deepEqual(
      events.map(({ payload }) => JSON.parse(payload).days),
      [30, 7, 1]
    )
  })

  test('replaced keys and disabled accounts are not warned of', async ({ assert }) => {
    const expiresAt = now().plus({ days: 5 })
    await keyOf(await createUser(), { facts: { expiresAt, retiresAt: now().plus({ hours: 1 }) } })
    const { account } = await keyOf(await createUser(), { facts: { expiresAt } })
    await account.merge({ disabledAt: now() }).save()
    await warnOfEndingKeys()
    assert.isEmpty(await kinds())
  })

  test('the use of a revoked key is reported once a day', async ({ client, assert }) => {
    const owner = await createUser()
    const { key } = await keyOf(owner, { facts: { revokedAt: now() } })
    for (let call = 0; call < 3; call++) await callWith(client, key, '/me')
    assert.deepEqual(await kinds(), ['serviceKeyRefused'])
    const moment = now().plus({ days: 1 })
    setClock(() => moment)
    await callWith(client, key, '/me')
    assert.deepEqual(await kinds(), ['serviceKeyRefused', 'serviceKeyRefused'])
  })

  test('an account may not have scopes of another kind', async ({ client, assert }) => {
    const admin = await createUser('admin')
    const { account } = await keyOf(await createUser(), { kind: 'channel' })
    const expiresOn = now().plus({ days: 30 }).toFormat('yyyy-MM-dd')
    const form = { keyName: '主密钥', scopes: ['seats:write'], expiresOn }
    const response = await client.post(`/api/admin/service-accounts/${account.id}/keys`).json(form).as(admin)
    assert.equal(response.body().errors[0].field, 'scopes')
  })
})
