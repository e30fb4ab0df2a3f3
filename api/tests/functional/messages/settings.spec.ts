import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { maskTelephone } from '#core/shared_rules'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'

const path = '/api/user/messages/settings'

const show = async (client: ApiClient, { token }: CreatedUser) => (await client.get(path).as(token)).body()

const save = async (client: ApiClient, { token }: CreatedUser, smsKinds: unknown) =>
  (await client.post(path).as(token).json({ smsKinds })).body()

const off = (...kinds: string[]) => kinds.map((kind) => ({ kind, sms: false }))

test.group('Message settings', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('SMS is off by default and stored per user', async ({ client, assert }) => {
    const [reader, other] = [await createUser(), await createUser()]
    const none = off('courseAssigned', 'parcelSent', 'hoursRefused', 'cycleDue', 'qualificationEnding')

    assert.deepEqual((await show(client, reader)).rows, none)
    const saved = await save(client, reader, ['hoursRefused'])
    assert.include(saved, { code: '200', msg: '消息设置已保存' })
    assert.deepEqual(saved.rows, [...none.slice(0, 2), { kind: 'hoursRefused', sms: true }, ...none.slice(3)])
    assert.deepEqual((await show(client, reader)).rows, saved.rows)
    assert.deepEqual((await show(client, other)).rows, none)
    await save(client, reader, [])
    assert.deepEqual((await show(client, reader)).rows, none)
  })

  test('the phone number is masked, or its absence is shown', async ({ client, assert }) => {
    const reader = await createUser(Role.Teacher)
    const { telephone } = await show(client, reader)
    assert.equal(telephone, maskTelephone(reader.user.telephone!))
    await db.from('users').where('id', reader.user.id).update({ telephone: null })
    assert.isNull((await show(client, reader)).telephone)
  })

  test('only kinds for the user’s roles are offered', async ({ client, assert }) => {
    const rows = async (...roles: Role[]) => (await show(client, await createUser(...roles))).rows
    assert.deepEqual(await rows(Role.Teacher), off('courseSentBack'))
    assert.deepEqual(await rows(Role.Channel, Role.Teacher), off('courseSentBack', 'statementClosed'))
    assert.deepEqual(await rows(Role.Admin), [])
  })

  test('kinds of other roles and unknown kinds are rejected', async ({ client, assert }) => {
    const reader = await createUser()
    for (const kinds of [['courseSentBack'], ['orderPaid'], ['x'], 'parcelSent', undefined]) {
      const { code, msg } = await save(client, reader, kinds)
      assert.notEqual(code, '200', JSON.stringify(kinds))
      assert.match(msg, /\p{Script=Han}/u)
    }
    assert.isEmpty(await db.from('message_sms_choices').where('user_id', reader.user.id))
  })
})
