import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { password, createUser, type CreatedUser } from '#tests/factories/accounts'

const reason = '手机丢失，本人要求退出'

function end(client: ApiClient, { token }: CreatedUser, userId: number, form: object = { reason }) {
  return client.delete(`/api/admin/users/${userId}/sessions`).as(token).json(form)
}

function profile(client: ApiClient, token: string) {
  return client.get('/api/user/profile').as(token)
}

function startSession(client: ApiClient, { user }: CreatedUser, loginType = 'password') {
  return client.post('/api/security/login').json({ loginName: user.loginName, passwd: password, loginType })
}

test.group('Sessions ended by an admin', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an admin ends all sessions of that user only', async ({ client, assert }) => {
    const [admin, lost, other] = [await createUser(Role.Admin), await createUser(), await createUser()]
    const second = (await startSession(client, lost)).header('authorization')!

    const answer = await end(client, admin, lost.user.id)

    assert.deepEqual(answer.body(), { code: '200', ended: 2 })
    for (const token of [lost.token, second]) {
      const after = await profile(client, token)
      assert.deepEqual(after.body(), { code: '403', msg: 'token expired' })
    }
    for (const { token } of [admin, other]) (await profile(client, token)).assertStatus(200)
  })

  test('the account stays active and an audit entry is written', async ({ client, assert }) => {
    const [admin, lost] = [await createUser(Role.Admin), await createUser()]

    await end(client, admin, lost.user.id)

    ;(await startSession(client, lost)).assertStatus(200)
    const entry = await db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
    assert.include(entry, {
      actor_id: admin.user.id,
      action: 'user.end-sessions',
      object: `user:${lost.user.id}`,
      before: '{"sessions":1}',
      after: '{"sessions":0}',
      reason,
    })
  })

  test('ending sessions needs a reason', async ({ client, assert }) => {
    const [admin, lost] = [await createUser(Role.Admin), await createUser()]

    for (const form of [{}, { reason: ' ' }, { reason: '写'.repeat(201) }]) {
      const { errors } = (await end(client, admin, lost.user.id, form)).body()
      assert.containsSubset(errors, [{ field: 'reason', msg: '请填写原因，最多 200 个字符' }])
    }
    ;(await profile(client, lost.token)).assertStatus(200)
  })

  test('an admin cannot end their own or unknown sessions', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)

    const own = await end(client, admin, admin.user.id)
    const nobody = await end(client, admin, 999_999_999)

    assert.equal(own.body().msg, '不能对自己的账号进行此操作')
    nobody.assertStatus(404)
    ;(await profile(client, admin.token)).assertStatus(200)
  })

  test('an admin can disable and enable an account', async ({ client, assert }) => {
    const [admin, learner] = [await createUser(Role.Admin), await createUser()]
    const save = (disabled: boolean) =>
      client.put(`/api/admin/users/${learner.user.id}`).as(admin).json({ disabled, reason })

    await save(true)
    const whileClosed = await startSession(client, learner)
    const reopened = await save(false)
    const afterwards = await startSession(client, learner)

    whileClosed.assertStatus(401)
    assert.equal(reopened.body().code, '200')
    afterwards.assertStatus(200)
    ;(await profile(client, learner.token)).assertStatus(403)
    const entries = await db.from('audit_logs').orderBy('id', 'desc').limit(2)
    assert.deepEqual(
      entries.map((entry) => entry.reason),
      [reason, reason]
    )
    assert.deepEqual(
      entries.map(({ before, after }) => `${before} ${after}`),
      ['{"disabled":true} {"disabled":false}', '{"disabled":false} {"disabled":true}']
    )
  })
})
