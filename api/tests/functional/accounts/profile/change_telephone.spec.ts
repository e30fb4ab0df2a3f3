import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { SmsPurpose } from '#accounts/terms'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { codeSentTo, noticeSentTo, password, createUser, otherUser } from '#tests/factories/accounts'
import LocalSms from '#drivers/sms/local_sms'
import { adminRequests, isSignedIn } from '../admin_requests.js'
import { getProfile, saveProfile } from './profile_requests.js'

async function codeToNewNumber(client: ApiClient, telephone: string): Promise<string> {
  const query = { telephone, purpose: SmsPurpose.Telephone }
  await client.get('/api/public/user/verify-code').qs(query)
  return codeSentTo(telephone)
}

async function codeToOldNumber(client: ApiClient, token: string, telephone: string) {
  await client.post('/api/user/profile/verify-code').as(token)
  return codeSentTo(telephone)
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test.group('Phone number change', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a session alone cannot change the phone number', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const { telephone } = otherUser()
    const verifyCode = await codeToNewNumber(client, telephone)

    const bare = await saveProfile(client, token, { telephone, verifyCode })
    const wrong = await saveProfile(client, token, { telephone, verifyCode, currentPassword: 'not-it' })

    assert.include(bare.body().errors[0], { field: 'currentPassword', msg: '请输入当前密码' })
    assert.include(wrong.body().errors[0], { field: 'currentPassword', msg: '当前密码不正确' })
    assert.equal((await User.findOrFail(user.id)).telephone, user.telephone)
  })

  test('password guesses lock the account', async ({ client }) => {
    const { token } = await createUser()
    const { telephone } = otherUser()
    const verifyCode = await codeToNewNumber(client, telephone)
    const change = (currentPassword: string) => saveProfile(client, token, { telephone, verifyCode, currentPassword })

    for (let wrong = 1; wrong <= 5; wrong++) (await change('not-it')).assertStatus(200)

    ;(await change(password)).assertStatus(429)
  })

  test('other sessions end and the old number is notified', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const other = await client
      .post('/api/security/login')
      .json({ loginName: user.loginName, passwd: password, loginType: 'password' })
    const { telephone } = otherUser()
    const verifyCode = await codeToNewNumber(client, telephone)

    const answer = await saveProfile(client, token, { telephone, verifyCode, currentPassword: password })

    assert.equal(answer.body().code, '200')
    ;(await getProfile(client, token)).assertStatus(200)
    ;(await getProfile(client, other.header('authorization')!)).assertStatus(403)
    const result = await noticeSentTo(user.telephone!)
    assert.equal(result.notice, 'telephone-changed')
    assert.match(result.text, /更换手机号。如非本人操作/)
    assert.isEmpty(await new LocalSms().noticesTo(telephone))
  })

  test('a code to the old number replaces the password', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const { telephone } = otherUser()
    const verifyCode = await codeToNewNumber(client, telephone)
    const oldVerifyCode = await codeToOldNumber(client, token, user.telephone!)
    const change = (oldCode: string) => saveProfile(client, token, { telephone, verifyCode, oldVerifyCode: oldCode })

    const wrong = await change(otherThan(oldVerifyCode))
    const right = await change(oldVerifyCode)

    assert.include(wrong.body().errors[0], { field: 'oldVerifyCode', msg: '验证码错误或已失效' })
    assert.equal(right.body().code, '200')
    assert.equal((await User.findOrFail(user.id)).telephone, telephone)
  })

  test('a code to the new number does not verify the old one', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const { telephone } = otherUser()
    const verifyCode = await codeToNewNumber(client, telephone)
    const query = { telephone: user.telephone, purpose: SmsPurpose.OldTelephone }

    const asked = await client.get('/api/public/user/verify-code').qs(query)
    const answer = await saveProfile(client, token, { telephone, verifyCode, oldVerifyCode: verifyCode })

    assert.notEqual(asked.body().code, '200')
    assert.include(answer.body().errors[0], { field: 'oldVerifyCode' })
  })

  test('staff must verify as well', async ({ client, assert }) => {
    const { user, token } = await createUser(Role.Teacher)
    const { telephone } = otherUser()

    const bare = await saveProfile(client, token, { telephone })
    const proved = await saveProfile(client, token, { telephone, currentPassword: password })

    assert.include(bare.body().errors[0], { field: 'currentPassword' })
    assert.equal(proved.body().code, '200')
    assert.equal((await noticeSentTo(user.telephone!)).notice, 'telephone-changed')
  })

  test('a change by an admin ends sessions and notifies the user', async ({ client, assert }) => {
    const { put } = adminRequests(client, await createUser(Role.Admin))
    const learner = await createUser()

    await put(`users/${learner.user.id}`, { telephone: otherUser().telephone })

    assert.isFalse(await isSignedIn(client, learner))
    assert.equal((await noticeSentTo(learner.user.telephone!)).notice, 'telephone-changed')
  })
})

test.group('Password change notices', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the owner is notified of a changed password', async ({ client, assert }) => {
    const { user, token } = await createUser()

    await saveProfile(client, token, { newPassword: 'another open window', currentPassword: password })

    const result = await noticeSentTo(user.telephone!)
    assert.equal(result.notice, 'password-changed')
    assert.notInclude(result.text, 'window')
  })

  test('a teacher is notified when an admin sets the password', async ({ client, assert }) => {
    const { post } = adminRequests(client, await createUser(Role.Admin))
    const { user } = await createUser(Role.Teacher)

    const answer = await post('users', {
      userId: user.id,
      userRole: 'teacher',
      userName: '测试教师',
      loginName: user.loginName,
      passWd: 'Kran-Bau-2026-Ost',
      reason: '忘记密码',
    })

    assert.equal(answer.body().code, '200')
    assert.equal((await noticeSentTo(user.telephone!)).notice, 'password-changed')
  })
})
