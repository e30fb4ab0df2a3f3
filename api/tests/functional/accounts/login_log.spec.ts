import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { LoginType } from '#accounts/terms'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'

test.group('Login log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('no complete number is logged, whatever its form: {$self}')
    .with(Object.values(LoginType))
    .run(async ({ client, assert }, loginType) => {
      const { token } = await createUser(Role.Admin)
      const typed = ['370102199001017879', '138 0000 0101', '370102 19900101 7879']
      for (const loginName of typed) {
        await client.post('/api/security/login').json({ loginName, passwd: 'not-it', loginType })
      }

      const stored = await db.from('login_logs').orderBy('id', 'desc').limit(typed.length)
      const masked = ['3701**********7879', '138****0101', '3701**********7879']
      assert.deepEqual(stored.map((row) => row.login_name).reverse(), masked)

      const found = await client.get('/api/admin/loginlogs').qs({ loginName: '370102199001017879' }).as(token)
      assert.isAtLeast(found.body().total, 2)
      assert.notInclude(JSON.stringify(found.body()), '199001017')
    })

  test('a login name finds every sign-in of its account', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const { user, idCard } = await createUser()
    await client.post('/api/security/login').json({ loginName: idCard, passwd: 'not-it', loginType: LoginType.IdCard })

    const found = await client.get('/api/admin/loginlogs').qs({ loginName: user.loginName }).as(token)
    assert.deepEqual(
      found.body().logs.map((log: { userId: number }) => log.userId),
      [user.id]
    )
  })
})
