import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { password, createUser, type CreatedUser } from '#tests/factories/accounts'

const due = { code: 'must-change-password', msg: '请先修改密码' }

/** A user whose password was set the given number of days ago. */
async function userWithPasswordAge(days: number, ...roles: Role[]): Promise<CreatedUser> {
  const made = await createUser(...roles)
  await made.user.merge({ passwordChangedAt: now().minus({ days }) }).save()
  return made
}

function as(request: ApiRequest, { token }: CreatedUser) {
  return request.as(token)
}

test.group('Password age', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff are blocked after ninety days, open sessions included', async ({ client, assert }) => {
    const account = await userWithPasswordAge(90, Role.Admin)

    const adminArea = await as(client.get('/api/admin/users'), account)
    const own = await as(client.get('/api/user/profile'), account)
    const entry = await client
      .post('/api/security/login')
      .json({ loginName: account.user.loginName, passwd: password, loginType: 'admin' })

    assert.deepEqual(adminArea.body(), due)
    assert.isTrue(own.body().user.mustChangePassword)
    assert.isTrue(entry.body().user.mustChangePassword)
  })

  test('a new password is accepted, the old one is not', async ({ client, assert }) => {
    const account = await userWithPasswordAge(200, Role.Admin)
    const change = (newPassword: string) =>
      as(client.post('/api/user/profile').json({ currentPassword: password, newPassword }), account)

    const same = await change(password)
    const still = await as(client.get('/api/admin/users'), account)
    const fresh = await change('Three Kinds 1')
    const after = await as(client.get('/api/admin/users'), account)

    assert.deepInclude(same.body(), { code: 'error', msg: '新密码不能与当前密码相同' })
    assert.equal(same.body().errors[0].field, 'newPassword')
    assert.deepEqual(still.body(), due)
    assert.equal(fresh.body().code, '200')
    assert.equal(after.body().code, '200')
  })

  test('learners and staff with younger passwords are not affected', async ({ client, assert }) => {
    const learner = await userWithPasswordAge(1000)
    const colleague = await userWithPasswordAge(89, Role.Admin)

    const addresses = await as(client.get('/api/user/addresses'), learner)
    const own = await as(client.get('/api/user/profile'), learner)
    const adminArea = await as(client.get('/api/admin/users'), colleague)

    assert.equal(addresses.body().code, '200')
    assert.isFalse(own.body().user.mustChangePassword)
    assert.equal(adminArea.body().code, '200')
  })

  test('the account’s creation date counts when the change is unknown', async ({ client, assert }) => {
    const account = await createUser(Role.Admin)
    await db.from('users').where('id', account.user.id).update({ created_at: '2020-01-01 00:00:00' })

    assert.deepEqual((await as(client.get('/api/admin/users'), account)).body(), due)
  })
})

test.group('Password change required by an admin', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const ask = (client: ApiClient, admin: CreatedUser, userId: number, wanted = true) =>
    as(client.put(`/api/admin/users/${userId}`).json({ mustChangePassword: wanted, reason: '密码可能泄露' }), admin)

  test('a required change blocks staff at the next call, audited', async ({ client, assert }) => {
    const [admin, teacher] = [await createUser(Role.Admin), await createUser(Role.Teacher)]

    const answer = await ask(client, admin, teacher.user.id)

    assert.equal(answer.body().code, '200')
    const next = await as(client.get('/api/user/sessions'), teacher)
    assert.deepEqual(next.body(), due)
    const entry = await db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
    assert.equal(entry.after, '{"mustChangePassword":true}')
  })

  test('a required password change cannot be withdrawn', async ({ client, assert }) => {
    const [admin, teacher] = [await createUser(Role.Admin), await createUser(Role.Teacher)]
    await ask(client, admin, teacher.user.id)

    await ask(client, admin, teacher.user.id, false)

    assert.isTrue((await User.findOrFail(teacher.user.id)).mustChangePassword)
  })

  test('a password change cannot be required of learners', async ({ client, assert }) => {
    const [admin, learner] = [await createUser(Role.Admin), await createUser()]

    const answer = await ask(client, admin, learner.user.id)

    assert.equal(answer.body().msg, '只能要求后台人员修改密码')
    assert.isFalse((await User.findOrFail(learner.user.id)).mustChangePassword)
  })

  test('a learner promoted to staff must choose a staff password', async ({ client, assert }) => {
    const [admin, learner] = [await createUser(Role.Admin), await createUser()]
    const loginName = learner.user.loginName
    await as(
      client.put(`/api/admin/users/${learner.user.id}`).json({ userRole: ['admin', 'user'], reason: '调整岗位' }),
      admin
    )

    const entry = await client.post('/api/security/login').json({ loginName, passwd: password, loginType: 'admin' })
    const token = entry.header('authorization')!
    const early = await client.get('/api/admin/users').as(token)
    const change = (newPassword: string) =>
      client.post('/api/user/profile').as(token).json({ newPassword, currentPassword: password })
    const weak = await change('open-window')
    const strong = await change('Three Kinds 1')
    const late = await client.get('/api/admin/users').as(token)

    assert.isTrue(entry.body().user.mustChangePassword)
    assert.deepEqual(early.body(), due)
    assert.equal(weak.body().msg, '后台密码长度在12到64个字符')
    assert.equal(strong.body().code, '200')
    assert.equal(late.body().code, '200')
  })
})
