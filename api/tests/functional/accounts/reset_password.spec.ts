import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { SmsPurpose } from '#accounts/terms'
import { Role } from '#core/roles'
import { codeSentTo, noticeSentTo, password, createUser, otherUser } from '#tests/factories/accounts'
import LocalSms from '#drivers/sms/local_sms'

const newPassword = 'a closed window'

function askCode(client: ApiClient, telephone: string | null) {
  return client.get('/api/public/user/verify-code').qs({ telephone, purpose: SmsPurpose.Reset })
}

function reset(client: ApiClient, form: Record<string, unknown>) {
  return client.post('/api/security/reset-password').json({ newPassword, ...form })
}

function startSession(client: ApiClient, loginName: string, passwd: string) {
  return client.post('/api/security/login').json({ loginName, passwd, loginType: 'password' })
}

test.group('Forgotten password', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a code to the stored phone resets the password, ending sessions', async ({ client, assert }) => {
    const { user, idCard, token } = await createUser()
    const telephone = user.telephone!
    await askCode(client, telephone)
    const verifyCode = await codeSentTo(telephone)

    const answer = await reset(client, { idCard, telephone, verifyCode })

    assert.deepEqual(answer.body(), { code: '200' })
    assert.equal((await noticeSentTo(telephone)).notice, 'password-changed')
    ;(await startSession(client, telephone, newPassword)).assertStatus(200)
    ;(await startSession(client, telephone, password)).assertStatus(401)
    const old = await client.get('/api/user/profile').as(token)
    old.assertStatus(403)
    assert.equal(old.body().msg, 'token expired')
    assert.equal((await reset(client, { idCard, telephone, verifyCode })).body().msg, '身份信息或验证码不正确')
  })

  test('unknown pairs get the same answer and nothing is sent', async ({ client, assert }) => {
    const { user, idCard } = await createUser()
    const nobody = otherUser()

    const asked = [await askCode(client, user.telephone), await askCode(client, nobody.telephone)]
    const again = [await askCode(client, user.telephone), await askCode(client, nobody.telephone)]
    const verifyCode = await codeSentTo(user.telephone!)
    const wrong = verifyCode === '000000' ? '000001' : '000000'
    const answers = [
      await reset(client, { idCard, telephone: user.telephone, verifyCode: wrong }),
      await reset(client, { ...nobody, verifyCode: wrong }),
      await reset(client, { idCard: nobody.idCard, telephone: user.telephone, verifyCode }),
    ]

    assert.deepEqual(asked[0].body(), asked[1].body())
    assert.deepEqual(again[0].body(), again[1].body())
    assert.equal(again[1].status(), 429)
    for (const answer of answers) {
      assert.deepEqual(answer.body(), { code: 'error', msg: '身份信息或验证码不正确' })
    }
    assert.isEmpty(await new LocalSms().sentTo(nobody.telephone))
    ;(await startSession(client, user.loginName, password)).assertStatus(200)
  })

  test('a sign-in code does not reset the password', async ({ client, assert }) => {
    const { user, idCard } = await createUser()
    const telephone = user.telephone!
    await client.get('/api/public/user/verify-code').qs({ telephone })

    const answer = await reset(client, { idCard, telephone, verifyCode: await codeSentTo(telephone) })

    assert.equal(answer.body().msg, '身份信息或验证码不正确')
  })

  test('staff cannot reset their password this way', async ({ client, assert }) => {
    const { user, idCard } = await createUser(Role.Admin)

    await askCode(client, user.telephone)
    await new Promise((resolve) => setTimeout(resolve, 50))

    assert.isEmpty(await new LocalSms().sentTo(user.telephone!))
    const answer = await reset(client, { idCard, telephone: user.telephone, verifyCode: '000000' })
    assert.equal(answer.body().msg, '身份信息或验证码不正确')
  })

  test('a reset unlocks the account', async ({ client }) => {
    const { user, idCard } = await createUser()
    for (let wrong = 1; wrong <= 5; wrong++) await startSession(client, user.loginName, 'not-it')
    ;(await startSession(client, user.loginName, password)).assertStatus(429)
    await askCode(client, user.telephone)
    const verifyCode = await codeSentTo(user.telephone!)

    await reset(client, { idCard, telephone: user.telephone, verifyCode })

    ;(await startSession(client, user.loginName, newPassword)).assertStatus(200)
  })
})
