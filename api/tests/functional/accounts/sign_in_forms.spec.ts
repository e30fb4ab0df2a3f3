import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { messages } from '#learning/terms'
import { password, createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createEntitlement } from '#tests/factories/learning'

test.group('Sign-in forms', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  const form = (loginName: string, loginType: string) => ({ loginName, loginType, passwd: password, channelId: '0' })

  test('a multipart form can sign in, its files are dropped', async ({ client, assert }) => {
    const { user } = await createUser()
    const fields = form(user.loginName, 'password')
    const right = await client
      .post('/api/security/login')
      .fields(fields)
      .file('picture', Buffer.alloc(2000), { filename: 'a.png' })
    assert.equal(right.body().code, '200', right.text())
    assert.match(right.header('authorization')!, /^Bearer /)

    const wrong = await client.post('/api/security/login').fields({ ...fields, passwd: 'falsch-1' })
    wrong.assertStatus(401)
    const large = await client
      .post('/api/security/login')
      .fields(fields)
      .file('picture', Buffer.alloc(40_000), { filename: 'a.png' })
    large.assertStatus(413)
  })

  test('a staff login name has up to 40 characters', async ({ client, assert }) => {
    const { user } = await createUser(Role.Teacher)
    const loginName = 'a'.repeat(40)
    await db.from('users').where('id', user.id).update({ login_name: loginName })
    const sign = (name: string) => client.post('/api/security/login').json(form(name, 'admin'))

    assert.equal((await sign(loginName)).body().code, '200')
    assert.equal((await sign(`${loginName}a`)).body().code, 'error')
  })

  test('a redeem code opens its course at sign-in', async ({ client, assert }) => {
    const [learner, other] = [await createUser(), await createUser()]
    const courseId = await course({ type: 6 })
    const live = { course_id: courseId, created_at: toStored(now()) }
    await db.table('live_codes').insert({ code: 'SIGNIN0001', ...live })
    const sign = async ({ user }: typeof learner, liveCode?: string) =>
      (await client.post('/api/security/login').json({ ...form(user.loginName, 'password'), liveCode })).body()

    const invalid = { valid: false, courseId: null, msg: messages.liveCodeInvalid }
    assert.isNull((await sign(learner)).liveCode)
    assert.deepEqual((await sign(learner, 'SIGNIN9999')).liveCode, invalid)
    assert.deepEqual((await sign(learner, 'signin0001')).liveCode, {
      valid: true,
      courseId,
      msg: messages.liveCodeAccepted,
    })
    assert.deepEqual((await sign(learner, 'SIGNIN0001')).liveCode.valid, true)
    assert.deepEqual((await sign(other, 'SIGNIN0001')).liveCode, invalid)
    const rows = await db.from('user_courses').where('course_id', courseId)
    assert.deepEqual(
      rows.map(({ user_id: id, source }) => [id, source]),
      [[learner.user.id, 'live_code']]
    )
  })

  test('wrong redeem codes are limited to ten an hour, sign-ins not', async ({ client, assert }) => {
    const { user } = await createUser()
    const sign = async (liveCode: string) => {
      const body = { ...form(user.loginName, 'password'), liveCode }
      return (await client.post('/api/security/login').json(body)).body()
    }
    for (let times = 0; times < 10; times++) {
      assert.equal((await sign('SIGNIN9999')).liveCode.msg, messages.liveCodeInvalid)
    }
    const { code, liveCode } = await sign('SIGNIN9999')
    assert.equal(code, '200')
    assert.deepInclude(liveCode, { valid: false, msg: messages.tooManyLiveCodes })
  })

  test('own courses show used and available hours', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const courseId = await course({})
    await createEntitlement(user.id, courseId)
    const { courses } = (await client.get('/api/user/courses').as(token)).body()

    assert.deepInclude(courses[0], { courseId, usedHours: 0, availableHours: 0 })
  })
})
