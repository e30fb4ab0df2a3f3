import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { needsRehash } from '#accounts/passwords/password'
import { LoginType } from '#accounts/terms'
import { Argon2id } from '#core/argon2id'
import { Role } from '#core/roles'
import { now, setClock } from '#core/time'
import { codeSentTo, password, createUser } from '#tests/factories/accounts'
import LocalSms from '#drivers/sms/local_sms'

test.group('Sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('a learner can sign in with the ID number', async ({ client, assert }) => {
    const { user, idCard } = await createUser()

    const answer = await client
      .post('/api/security/login')
      .json({ loginName: idCard, passwd: password, loginType: LoginType.IdCard, channelId: 0 })

    answer.assertStatus(200)
    assert.equal(answer.body().code, '200')
    assert.equal(answer.body().user.userId, user.id)
    assert.match(answer.body().user.idCard, /^3701\*{10}\d{3}[\dX]$/)
    const token = answer.header('authorization')!
    assert.match(token, /^Bearer oat_/)

    const profile = await client.get('/api/user/profile').as(token)
    assert.equal(profile.body().user.loginName, user.loginName)
  })

  test('only a correct password upgrades an older hash', async ({ client, assert }) => {
    const { user, idCard } = await createUser()
    const cheaper = await new Argon2id({ m: 8192, t: 1, p: 1 }).make(password)
    await user.merge({ passwordHash: cheaper }).save()
    const signIn = (passwd: string) =>
      client.post('/api/security/login').json({ loginName: idCard, passwd, loginType: 'idCard' })

    const refused = await signIn('a wrong password')
    assert.equal((await user.refresh()).passwordHash, cheaper)
    const admitted = await signIn(password)

    refused.assertStatus(401)
    admitted.assertStatus(200)
    assert.isFalse(needsRehash((await user.refresh()).passwordHash!))
    const again = await signIn(password)
    again.assertStatus(200)
  })

  test('a learner can sign in with a code once', async ({ client, assert }) => {
    const { user } = await createUser()
    await client.get('/api/public/user/verify-code').qs({ telephone: user.telephone })
    const [{ code }] = await new LocalSms().sentTo(user.telephone!)
    const credentials = { loginName: user.telephone, passwd: code, loginType: LoginType.VerifyCode }

    const first = await client.post('/api/security/login').json(credentials)
    const second = await client.post('/api/security/login').json(credentials)

    first.assertStatus(200)
    second.assertStatus(401)
    assert.equal(second.body().msg, '用户名或密码错误')
  })

  test('each login type searches its own column', async ({ client, assert }) => {
    const { user, idCard } = await createUser()
    await user.merge({ loginName: 'zhangsan' }).save()
    await client.get('/api/public/user/verify-code').qs({ telephone: user.telephone })
    const code = await codeSentTo(user.telephone!)
    const identifiers = { password: 'zhangsan', idCard, verifyCode: user.telephone! }
    const bodies: Record<string, unknown> = {}

    for (const loginType of ['password', 'idCard', 'verifyCode'] as const) {
      // The right type comes last, since a code works once.
      const kinds = Object.entries(identifiers).sort(([kind]) => (kind === loginType ? 1 : -1))
      for (const [kind, loginName] of kinds) {
        const passwd = loginType === 'verifyCode' ? code : password
        const answer = await client.post('/api/security/login').json({ loginName, passwd, loginType })
        answer.assertStatus(kind === loginType ? 200 : 401)
        if (kind !== loginType) bodies[`${loginType} by ${kind}`] = answer.body()
      }
    }

    assert.lengthOf(Object.keys(bodies), 6)
    for (const body of Object.values(bodies)) {
      assert.deepEqual(body, { code: '401', msg: '用户名或密码错误' })
    }
  })

  test('only the login type admin opens the staff step', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const learner = await createUser()
    const enter = (loginName: string, loginType: LoginType) =>
      client.post('/api/security/login').json({ loginName, passwd: password, loginType })

    assert.equal((await enter(admin.user.loginName, LoginType.Admin)).body().staffStep, 'live')
    assert.equal((await enter(admin.user.loginName, LoginType.Password)).body().staffStep, 'needed')
    assert.equal((await enter(learner.user.loginName, LoginType.Password)).body().staffStep, 'none')
    ;(await enter(learner.user.loginName, LoginType.Admin)).assertStatus(401)
  })

  test('five wrong passwords lock the account even for the correct one', async ({ client, assert }) => {
    const { user } = await createUser()
    const enter = (passwd: string) =>
      client.post('/api/security/login').json({ loginName: user.loginName, passwd, loginType: LoginType.Password })

    for (let wrong = 1; wrong <= 5; wrong++) (await enter('not-it')).assertStatus(401)
    const locked = await enter(password)

    locked.assertStatus(429)
    assert.isAbove(Number(locked.header('retry-after')), 800)
  })

  test('a forged client address does not unlock', async ({ client }) => {
    const { user } = await createUser()
    const enter = (passwd: string, from: string) =>
      client
        .post('/api/security/login')
        .header('x-forwarded-for', from)
        .json({ loginName: user.loginName, passwd, loginType: LoginType.Password })

    for (let wrong = 1; wrong <= 5; wrong++) await enter('not-it', `203.0.${wrong}.1`)

    ;(await enter(password, '198.51.100.7')).assertStatus(429)
  })

  test('sessions end at logout, expiry and idle timeout', async ({ client }) => {
    const leaver = await createUser()
    const sleeper = await createUser()
    const profile = (token: string) => client.get('/api/user/profile').as(token)

    await client.post('/api/security/logout').as(leaver)
    const afterLogout = await profile(leaver.token)
    const later = now().plus({ hours: 13 })
    setClock(() => later)
    const afterSleep = await profile(sleeper.token)

    for (const answer of [afterLogout, afterSleep]) {
      answer.assertStatus(403)
      answer.assertBodyContains({ code: '403', msg: 'token expired' })
    }
  })

  test('a sixth session ends the oldest', async ({ client }) => {
    const { user, token } = await createUser()
    for (let device = 2; device <= 6; device++) {
      const answer = await client
        .post('/api/security/login')
        .json({ loginName: user.loginName, passwd: password, loginType: LoginType.Password })
      answer.assertStatus(200)
    }

    const oldest = await client.get('/api/user/profile').as(token)

    oldest.assertStatus(403)
  })

  test('invalid input gets a Chinese message at its field', async ({ client }) => {
    const answer = await client.post('/api/security/login').json({ loginName: ['x'], passwd: '', loginType: 'root' })

    answer.assertStatus(200)
    answer.assertBodyContains({ code: 'error' })
    answer.assertBodyContains({
      errors: [
        { field: 'loginName', msg: '用户名必须是文字' },
        { field: 'passwd', msg: '请输入密码' },
        { field: 'loginType' },
      ],
    })
  })
})
