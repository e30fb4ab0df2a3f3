import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { now, setClock, toStored } from '#core/time'
import { codeSentTo, createUser, otherUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { passwd, requestCode, register } from './registration_requests.js'

test.group('Registration', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('a verified phone number becomes a learner', async ({ client, assert }) => {
    const { telephone, idCard } = otherUser()
    const verifyCode = await requestCode(client, telephone)

    const answer = await register(client, { loginName: telephone, verifyCode, idCard })

    assert.deepEqual(answer.body(), { code: '200', loginName: telephone })
    for (const [loginName, loginType] of [
      [idCard, 'idCard'],
      [telephone, 'password'],
    ]) {
      const entry = await client.post('/api/security/login').json({ loginName, passwd, loginType })
      entry.assertStatus(200)
      assert.deepEqual(entry.body().user.userRole, ['user'])
      assert.equal(entry.body().user.userStatus, 1)
    }
    const user = await User.findByOrFail('loginName', telephone)
    assert.notInclude(JSON.stringify(user.$attributes), idCard)
  })

  test('roles and other unknown fields are ignored', async ({ client, assert }) => {
    const { telephone, idCard } = otherUser()
    const verifyCode = await requestCode(client, telephone)

    await register(client, {
      loginName: telephone,
      verifyCode,
      idCard,
      id: 1,
      userRole: ['admin'],
      roles: ['admin'],
      userStatus: 2,
      mustChangePassword: true,
      disabledAt: toStored(now()),
      idCardMasked: '1',
      createdAt: '2000-01-01 00:00:00',
    })

    const user = await User.query().where('loginName', telephone).preload('roleRows').firstOrFail()
    assert.deepEqual(user.roles, [Role.User])
    assert.equal(user.userStatus, 1)
    assert.isTrue(user.isActive)
    assert.isFalse(user.mustChangePassword)
    assert.notEqual(user.idCardMasked, '1')
    assert.isAbove(user.createdAt.year, 2020)
  })

  test('taken and free numbers answer identically without a code', async ({ client, assert }) => {
    const taken = await createUser()
    const free = otherUser()

    const answers = await Promise.all([
      register(client, { loginName: taken.user.telephone, idCard: taken.idCard, verifyCode: '000000' }),
      register(client, { loginName: free.telephone, idCard: free.idCard, verifyCode: '000000' }),
    ])

    for (const answer of answers) {
      answer.assertStatus(200)
      assert.equal(answer.body().msg, '验证码错误或已失效')
      assert.deepEqual(answer.body(), answers[0].body())
    }
  })

  test('a verified taken phone number is asked to sign in', async ({ client, assert }) => {
    const { user } = await createUser()
    const verifyCode = await requestCode(client, user.telephone!)

    const answer = await register(client, { loginName: user.telephone, verifyCode, idCard: otherUser().idCard })

    assert.equal(answer.body().msg, '该手机号已注册，请直接登录')
  })

  test('a taken ID number gets a message with next steps', async ({ client, assert }) => {
    const { idCard } = await createUser()
    const { telephone } = otherUser()
    const verifyCode = await requestCode(client, telephone)
    const form = { loginName: telephone, verifyCode, idCard }

    const answer = await register(client, form)
    const again = await register(client, { ...form, idCard: otherUser().idCard })

    assert.equal(answer.body().code, 'id-card-taken')
    assert.match(answer.body().msg, /忘记密码.*联系工作人员/)
    assert.isNull(await User.findBy('loginName', telephone))
    // A code can be used for one ID number only.
    assert.equal(again.body().msg, '验证码错误或已失效')
  })

  test('a used code with other data is rejected at once', async ({ client, assert }) => {
    const { idCard } = await createUser()
    const { telephone } = otherUser()
    const verifyCode = await requestCode(client, telephone)
    await register(client, { loginName: telephone, verifyCode, idCard })
    const before = Date.now()

    await register(client, { loginName: telephone, verifyCode, idCard: otherUser().idCard })

    assert.isBelow(Date.now() - before, 1500)
  })

  test('foreign, expired and used codes do not register', async ({ client, assert }) => {
    const [one, two, three] = [otherUser(), otherUser(), otherUser()]
    const refused = async (telephone: string, verifyCode: string, idCard: string) => {
      const answer = await register(client, { loginName: telephone, verifyCode, idCard })
      assert.equal(answer.body().msg, '验证码错误或已失效')
    }

    await client.get('/api/public/user/verify-code').qs({ telephone: one.telephone })
    await refused(one.telephone, await codeSentTo(one.telephone), one.idCard)

    const old = await requestCode(client, two.telephone)
    const later = now().plus({ minutes: 10, seconds: 1 })
    setClock(() => later)
    await refused(two.telephone, old, two.idCard)

    const used = await requestCode(client, three.telephone)
    await register(client, { loginName: three.telephone, verifyCode: used, idCard: three.idCard })
    await refused(three.telephone, used, otherUser().idCard)
  })

  test('a weak password is rejected before the code is used')
    .with([
      ['short', '密码长度在8到64个字符'],
      ['x'.repeat(65), '密码长度在8到64个字符'],
      ['password123', '密码太简单：请混用字母和数字，避免连续或常见的组合'],
      ['87654321', '密码太简单：请混用字母和数字，避免连续或常见的组合'],
      ['abcabcabcabc', '密码太简单：请混用字母和数字，避免连续或常见的组合'],
      ['Zhuxue-2026', '密码太简单：请混用字母和数字，避免连续或常见的组合'],
    ] as const)
    .run(async ({ client, assert }, [weak, sentence]) => {
      const { telephone, idCard } = otherUser()
      const verifyCode = await requestCode(client, telephone)
      const form = { loginName: telephone, verifyCode, idCard }

      const answer = await register(client, { ...form, passwd: weak })
      const again = await register(client, { ...form, passwd: `my ${telephone.slice(-6)} key` })

      assert.equal(answer.body().msg, sentence)
      assert.deepEqual(answer.body().errors[0].field, 'passwd')
      assert.equal(again.body().msg, '密码不能包含登录名、手机号或身份证号')
      assert.equal((await register(client, form)).body().code, '200')
    })

  test('each error of an ID number has its message')
    .with([
      ['', '请输入身份证号'],
      ['12345', '你输入的身份证长度或格式错误'],
      ['990102199003070011', '你的身份证地区非法'],
      ['370102199013070011', '身份证上的出生日期非法'],
      ['370102199003070012', '你输入的身份证号非法'],
    ] as const)
    .run(async ({ client, assert }, [idCard, sentence]) => {
      const answer = await register(client, { loginName: otherUser().telephone, verifyCode: '123456', idCard })

      assert.equal(answer.body().msg, sentence)
    })

  test('registration claims the seats pending for the phone number', async ({ client, assert }) => {
    const { telephone, idCard } = otherUser()
    const courseId = await course({})
    const waiting = { course_id: courseId, source: 'assignment', created_at: toStored(now()) }
    await db.table('user_courses').multiInsert([
      { ...waiting, telephone, grant_key: `wait:${telephone}` },
      { ...waiting, telephone: otherUser().telephone, grant_key: `wait:other:${telephone}` },
    ])
    const verifyCode = await requestCode(client, telephone)

    await register(client, { loginName: telephone, verifyCode, idCard })

    const entry = await client.post('/api/security/login').json({ loginName: telephone, passwd, loginType: 'password' })
    const bought = await client.get(`/api/user/courses/${courseId}/bought`).as(entry.header('authorization')!)
    assert.isTrue(bought.body().bought)
    const [{ count }] = await db
      .from('user_courses')
      .whereNull('user_id')
      .where('course_id', courseId)
      .count('* as count')
    assert.equal(Number(count), 1)
  })
})
