import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#accounts/user'
import { now, setClock } from '#core/time'
import { password, createUser, otherUser } from '#tests/factories/accounts'
import { requestCode, register, countUsers } from './registration_requests.js'

test.group('Simultaneous registrations', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('twenty identical calls create one learner', async ({ client, assert }) => {
    const { telephone, idCard } = otherUser()
    const verifyCode = await requestCode(client, telephone)

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(client, { loginName: telephone, verifyCode, idCard }))
    )

    for (const answer of answers) {
      assert.deepEqual(answer.body(), { code: '200', loginName: telephone })
    }
    assert.equal(await countUsers(telephone), 1)
  })

  test('one of twenty different registrations wins', async ({ client, assert }) => {
    const { telephone } = otherUser()
    const verifyCode = await requestCode(client, telephone)

    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        register(client, { loginName: telephone, verifyCode, idCard: otherUser().idCard })
      )
    )

    const outcomes = answers.map((answer) => answer.body().msg ?? answer.body().code)
    assert.sameMembers(outcomes, ['200', ...Array.from({ length: 19 }, () => '验证码错误或已失效')])
    assert.equal(await countUsers(telephone), 1)
  })
})

test.group('Repeated registration after a lost response', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('a repeated registration returns the same response and creates no user', async ({ client, assert }) => {
    const { telephone, idCard } = otherUser()
    const form = { loginName: telephone, verifyCode: await requestCode(client, telephone), idCard }
    const first = await register(client, form)

    const again = await register(client, form)

    assert.deepEqual(again.body(), first.body())
    assert.equal(again.body().code, '200')
    assert.equal(await countUsers(telephone), 1)
  })

  test('a repeated registration with any difference is rejected')
    .with([{ userName: '李四' }, { passwd: 'a closed window' }, { idCard: otherUser().idCard }])
    .run(async ({ client, assert }, change) => {
      const { telephone, idCard } = otherUser()
      const form = { loginName: telephone, verifyCode: await requestCode(client, telephone), idCard }
      await register(client, form)
      const before = await User.findByOrFail('loginName', telephone)

      const again = await register(client, { ...form, ...change })

      assert.equal(again.body().msg, '验证码错误或已失效')
      const after = await User.findByOrFail('loginName', telephone)
      assert.deepEqual(after.$attributes, before.$attributes)
    })

  test('a repeated registration is rejected once the code has expired', async ({ client, assert }) => {
    const { telephone, idCard } = otherUser()
    const form = { loginName: telephone, verifyCode: await requestCode(client, telephone), idCard }
    await register(client, form)
    const later = now().plus({ minutes: 10, seconds: 1 })
    setClock(() => later)

    assert.equal((await register(client, form)).body().msg, '验证码错误或已失效')
  })

  test('a rejected registration does not succeed when repeated', async ({ client, assert }) => {
    const { user, idCard } = await createUser()
    await user.merge({ userName: '张三' }).save()
    await db.from('users').where('id', user.id).update({ created_at: '2026-01-01 00:00:00' })
    const telephone = user.telephone!
    const form = { loginName: telephone, verifyCode: await requestCode(client, telephone), idCard }

    const first = await register(client, { ...form, passwd: password })
    const again = await register(client, { ...form, passwd: password })

    assert.equal(first.body().msg, '该手机号已注册，请直接登录')
    assert.equal(again.body().msg, '验证码错误或已失效')
  })
})
