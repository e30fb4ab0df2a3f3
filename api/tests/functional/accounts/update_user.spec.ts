import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { password, createUser, otherUser } from '#tests/factories/accounts'
import { adminRequests, isSignedIn, lastAuditEntry } from './admin_requests.js'

const reason = '到岗任课程审核员'

test.group('User update by an admin', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an admin can update name, ID number and phone number', async ({ client, assert }) => {
    const { put } = adminRequests(client, await createUser(Role.Admin))
    const { user } = await createUser()
    await user.merge({ userStatus: 2 }).save()
    const { idCard, telephone } = otherUser()

    const answer = await put(`users/${user.id}`, { userName: '更正后', idCard, telephone })

    assert.equal(answer.body().code, '200')
    const after = await User.findOrFail(user.id)
    assert.equal(after.userName, '更正后')
    assert.deepEqual([after.telephone, after.telephoneKey], [telephone, telephone])
    assert.equal(after.loginName, telephone)
    assert.equal(after.idCardMasked?.slice(-4), idCard.slice(-4))
    const entry = await lastAuditEntry()
    assert.equal(entry.action, 'user.update')
    assert.notInclude(entry.before + entry.after, telephone)
    assert.notInclude(entry.before + entry.after, idCard)
    assert.equal(JSON.parse(entry.after).userName, '更正后')
  })

  test('invalid numbers are reported', async ({ client, assert }) => {
    const { put } = adminRequests(client, await createUser(Role.Admin))
    const { user } = await createUser()
    const other = await createUser()
    const msg = async (form: object) => (await put(`users/${user.id}`, form)).body().msg

    assert.equal(await msg({ idCard: '370102199003070012' }), '请输入正确的身份证号')
    assert.equal(await msg({ idCard: other.idCard }), '手机号或身份证号已被其他账号使用')
    assert.equal(await msg({ telephone: other.user.telephone }), '手机号或身份证号已被其他账号使用')
    assert.equal(await msg({ telephone: '123' }), '长度在11个字符')
    assert.equal(await msg({ userName: '王' }), '长度在2 到 20 个字符')
    assert.isUndefined(await msg({ idCard: user.idCardMasked, telephone: user.telephone }))
  })

  test('a role change or disabling ends all sessions', async ({ client, assert }) => {
    const { put } = adminRequests(client, await createUser(Role.Admin))
    const [promoted, closed] = [await createUser(Role.Teacher), await createUser()]

    await put(`users/${promoted.user.id}`, { userRole: ['teacher', 'auditor'], reason })
    await put(`users/${closed.user.id}`, { disabled: true, reason })

    assert.isFalse(await isSignedIn(client, promoted))
    assert.isFalse(await isSignedIn(client, closed))
    const entry = await client
      .post('/api/security/login')
      .json({ loginName: closed.user.loginName, passwd: password, loginType: 'password' })
    entry.assertStatus(401)
    const roles = await db.from('user_roles').where('user_id', promoted.user.id).orderBy('position')
    assert.deepEqual(
      roles.map(({ role }) => role),
      ['teacher', 'auditor']
    )
  })

  test('roles, disabling and a demand for a new password need a reason', async ({ client, assert }) => {
    const { put } = adminRequests(client, await createUser(Role.Admin))
    const teacher = await createUser(Role.Teacher)
    const path = `users/${teacher.user.id}`

    for (const form of [{ userRole: ['teacher', 'auditor'] }, { disabled: true }, { mustChangePassword: true }]) {
      const { errors } = (await put(path, { ...form, reason: ' ' })).body()
      assert.containsSubset(errors, [{ field: 'reason', msg: '请填写原因，最多 200 个字符' }])
    }
    assert.isTrue(await isSignedIn(client, teacher))
    assert.equal((await put(path, { userRole: ['teacher'], disabled: false, userName: '只改姓名' })).body().code, '200')
    await put(path, { userRole: ['teacher', 'auditor'], reason })

    assert.include(await lastAuditEntry(), { action: 'user.update', reason })
  })

  test('a name change keeps sessions', async ({ client, assert }) => {
    const { put } = adminRequests(client, await createUser(Role.Admin))
    const learner = await createUser()

    await put(`users/${learner.user.id}`, { userName: '改名人员' })

    assert.isTrue(await isSignedIn(client, learner))
  })

  test('an admin cannot disable themselves or the last admin', async ({ client, assert }) => {
    const one = await createUser(Role.Admin)
    const { put, delete: remove } = adminRequests(client, one)

    for (const answer of [
      await put(`users/${one.user.id}`, { userRole: ['user'], reason }),
      await put(`users/${one.user.id}`, { disabled: true, reason }),
      await remove(`users/${one.user.id}`),
    ]) {
      assert.equal(answer.body().msg, '不能对自己的账号进行此操作')
    }
    assert.isTrue(await isSignedIn(client, one))
  })

  test('the channel role cannot be granted', async ({ client, assert }) => {
    const { put } = adminRequests(client, await createUser(Role.Admin))
    const { user } = await createUser(Role.Teacher)

    const answer = await put(`users/${user.id}`, { userRole: ['channel'] })

    assert.equal(answer.body().msg, '渠道角色请在渠道管理中维护')
  })

  test('one number is revealed for an audited reason', async ({ client, assert }) => {
    const { post } = adminRequests(client, await createUser(Role.Admin))
    const { user, idCard } = await createUser()
    const path = `users/${user.id}/reveal`

    const silent = await post(path, { field: 'idCard' })
    const hash = await post(path, { field: 'passwordHash', reason: '核对报名信息' })
    const shown = await post(path, { field: 'idCard', reason: '核对报名信息' })

    assert.equal(silent.body().msg, '请填写查看原因')
    assert.equal(hash.body().code, 'error')
    assert.equal(shown.body().value, idCard)
    const entry = await lastAuditEntry()
    assert.include(entry, { action: 'user.reveal', object: `user:${user.id}`, reason: '核对报名信息' })
    assert.notInclude(JSON.stringify(entry), idCard)
  })

  test('deleting a learner frees phone and ID number', async ({ client, assert }) => {
    const { delete: remove, put } = adminRequests(client, await createUser(Role.Admin))
    const learner = await createUser()

    const answer = await remove(`users/${learner.user.id}`)

    assert.equal(answer.body().code, '200')
    assert.isFalse(await isSignedIn(client, learner))
    const [row] = await db.from('users').where('id', learner.user.id)
    assert.deepEqual([row.telephone_key, row.id_card_index, row.id_card_cipher], [null, null, null])
    ;(await put(`users/${learner.user.id}`, { userName: '还在吗' })).assertStatus(404)
    ;(await remove(`users/${learner.user.id}`)).assertStatus(404)
  })
})
