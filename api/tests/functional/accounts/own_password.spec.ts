import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { password, createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { saveProfile, getProfile } from './profile/profile_requests.js'

test.group('Password change', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the current password is required and other sessions end', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const credentials = { loginName: user.loginName, loginType: 'password' }
    const enter = (passwd: string) => client.post('/api/security/login').json({ ...credentials, passwd })
    const other = (await enter(password)).header('authorization')!
    const newPassword = 'another open window'

    const unknown = await saveProfile(client, token, { newPassword })
    const wrong = await saveProfile(client, token, { newPassword, currentPassword: 'not-it' })
    const right = await saveProfile(client, token, { newPassword, currentPassword: password })

    assert.include(unknown.body().errors[0], { field: 'currentPassword', msg: '请输入当前密码' })
    assert.equal(wrong.body().msg, '当前密码不正确')
    assert.equal(right.body().code, '200')
    ;(await getProfile(client, token)).assertStatus(200)
    ;(await getProfile(client, other)).assertStatus(403)
    ;(await enter(password)).assertStatus(401)
    ;(await enter(newPassword)).assertStatus(200)
  })

  test('guesses of the current password lock the account', async ({ client }) => {
    const { token } = await createUser()
    const guess = (currentPassword: string) =>
      saveProfile(client, token, { newPassword: 'another open window', currentPassword })

    for (let wrong = 1; wrong <= 5; wrong++) (await guess('not-it')).assertStatus(200)

    ;(await guess(password)).assertStatus(429)
  })

  test('staff passwords have stricter rules', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const change = async (newPassword: string) =>
      (await saveProfile(client, token, { newPassword, currentPassword: password })).body().msg

    assert.equal(await change('Short-1'), '后台密码长度在12到64个字符')
    assert.equal(await change('only small letters'), '后台密码须包含大写字母、小写字母、数字、符号中的至少三种')
    assert.isUndefined(await change('Three Kinds 1'))
  })

  test('an overdue password change limits the session to public access', async ({ client, assert }) => {
    const { user, token } = await createUser(Role.Teacher)
    const draft = await course({ status: 'unpublish', teacherId: user.id })
    const read = () => client.get(`/api/public/courses/${draft}`).as(token)

    const before = await read()
    await user.merge({ mustChangePassword: true }).save()
    const meanwhile = await read()

    assert.equal(before.body().code, '200')
    meanwhile.assertStatus(404)
  })

  test('a one-time password must be changed first', async ({ client, assert }) => {
    const { user, token } = await createUser(Role.Admin)
    await user.merge({ mustChangePassword: true }).save()

    const early = await client.get('/api/admin/users').as(token)
    const profile = await getProfile(client, token)
    await saveProfile(client, token, { newPassword: 'Three Kinds 1', currentPassword: password })
    const late = await client.get('/api/admin/users').as(token)

    assert.deepEqual(early.body(), { code: 'must-change-password', msg: '请先修改密码' })
    assert.isTrue(profile.body().user.mustChangePassword)
    assert.equal(late.body().code, '200')
  })
})
