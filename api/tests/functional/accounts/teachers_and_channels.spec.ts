import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { adminRequests, isSignedIn, lastAuditEntry } from './admin_requests.js'

test.group('Teachers and channels', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const form = {
    userRole: 'channel',
    userName: '新渠道',
    loginName: 'newchannel',
    telephone: '13911112222',
    passWd: 'Three Kinds 1',
    exclusiveCode: 'ab2k7m',
    exclusiveDiscount: 0.95,
    kind: 'school',
  }

  test('teachers and channels can be created, found, updated and sign in', async ({ client, assert }) => {
    const { get, post } = adminRequests(client, await createUser(Role.Admin))

    const { userId } = (await post('users', form)).body()
    const list = await get('users', { roleId: 'channel', exclusiveCode: 'AB2K7M' })
    await post('channels', { ...form, userId, userName: '改名渠道', passWd: '', telephone: '' })
    const one = await get(`channels/${userId}`)
    const entry = await client
      .post('/api/security/login')
      .json({ loginName: 'newchannel', passwd: 'Three Kinds 1', loginType: 'admin' })

    assert.include(list.body().users[0], {
      userId,
      exclusiveCode: 'AB2K7M',
      exclusiveDiscount: 0.95,
      kind: 'school',
      telephone: '139****2222',
    })
    assert.equal(one.body().channel.userName, '改名渠道')
    assert.equal(entry.body().user.userRole[0], 'channel')
    assert.isTrue(entry.body().user.mustChangePassword)
    assert.equal((await db.from('users').where('id', userId).first()).telephone, '13911112222')
  })

  test('the form never creates admins, whatever is sent', async ({ client, assert }) => {
    const { post } = adminRequests(client, await createUser(Role.Admin))

    const refused = await post('users', { ...form, userRole: 'admin' })
    const channel = await post('channels', { ...form, userRole: 'admin', roles: ['admin'] })

    assert.equal(refused.body().msg, '只能添加讲师或渠道')
    const roles = await db.from('user_roles').where('user_id', channel.body().userId)
    assert.deepEqual(
      roles.map(({ role }) => role),
      ['channel']
    )
  })

  test('each validation rule of the form has its message')
    .with([
      [{ exclusiveCode: 'ABC' }, '长度6位'],
      [{ exclusiveCode: 'ABC12!' }, '长度6位'],
      [{ exclusiveCode: '000000' }, '专属码过于简单，请换一个'],
      [{ exclusiveCode: '456789' }, '专属码过于简单，请换一个'],
      [{ exclusiveCode: 'fedcba' }, '专属码过于简单，请换一个'],
      [{ exclusiveDiscount: 0.09 }, '折扣在0.1到1之间，最多两位小数'],
      [{ exclusiveDiscount: 1.01 }, '折扣在0.1到1之间，最多两位小数'],
      [{ exclusiveDiscount: 0.955 }, '折扣在0.1到1之间，最多两位小数'],
      [{ userName: '新' }, '长度在2 到 20 个字符'],
      [{ loginName: 'ab' }, '长度在3 到 40 个字符'],
      [{ loginName: '<b>x' }, '登录名只能包含字母、数字和 . _ @ -'],
      [{ userRole: 'teacher', loginName: 'abc' }, '长度在4 到 40 个字符'],
      [{ passWd: '' }, '请输入密码'],
      [{ passWd: 'short' }, '后台密码长度在12到64个字符'],
      [{ telephone: '123' }, '长度在11个字符'],
    ] as const)
    .run(async ({ client, assert }, [change, sentence]) => {
      const { post } = adminRequests(client, await createUser(Role.Admin))

      const answer = await post('users', { ...form, ...change })

      assert.equal(answer.body().msg, sentence)
      assert.isNull(await User.findBy('loginName', 'newchannel'))
    })

  test('login names and codes are unique', async ({ client, assert }) => {
    const { post } = adminRequests(client, await createUser(Role.Admin))
    await post('users', form)

    const name = await post('users', { ...form, exclusiveCode: 'QQ2K7M' })
    const code = await post('users', { ...form, loginName: 'another', exclusiveCode: 'AB2K7M' })

    assert.equal(name.body().msg, '登录名已存在')
    assert.equal(code.body().msg, '专属码已被其他渠道使用')
  })

  test('a deleted channel’s code can be used again', async ({ client, assert }) => {
    const { post, delete: remove } = adminRequests(client, await createUser(Role.Admin))
    const learner = await createUser()
    const { userId } = (await post('channels', form)).body()
    const ask = () => client.get('/api/user/discount/AB2K7M').as(learner)
    const before = await ask()

    await remove(`channels/${userId}`)

    assert.equal(before.body().exclusiveDiscount, 0.95)
    assert.equal((await ask()).body().msg, '专属码不存在')
    assert.equal((await post('channels', { ...form, loginName: 'another' })).body().code, '200')
  })

  test('a new password ends all sessions', async ({ client, assert }) => {
    const { post } = adminRequests(client, await createUser(Role.Admin))
    const teacher = await createUser(Role.Teacher)
    const { id: userId, loginName, userName } = teacher.user
    const change = { userRole: 'teacher', userId, loginName, userName }

    await post('users', change)
    assert.isTrue(await isSignedIn(client, teacher))
    await post('users', { ...change, passWd: 'Three Kinds 2', reason: '忘记密码' })

    assert.isFalse(await isSignedIn(client, teacher))
    assert.notInclude((await lastAuditEntry()).after, 'Three Kinds 2')
  })

  test('a new password or other terms need a reason')
    .with([{ passWd: 'Three Kinds 2' }, { exclusiveDiscount: 0.9 }, { kind: 'internal' }, { commissionPercent: 0 }])
    .run(async ({ client, assert }, change) => {
      const { post } = adminRequests(client, await createUser(Role.Admin))
      const { userId } = (await post('channels', form)).body()
      const saved = { ...form, userId, passWd: '' }
      assert.equal((await post('channels', { ...saved, userName: '改名渠道' })).body().code, '200')

      const { errors } = (await post('channels', { ...saved, ...change })).body()
      const explained = await post('channels', { ...saved, ...change, reason: '按新的合作协议' })

      assert.containsSubset(errors, [{ field: 'reason', msg: '请填写原因，最多 200 个字符' }])
      assert.equal(explained.body().code, '200')
      assert.equal((await lastAuditEntry()).reason, '按新的合作协议')
    })

  test('the form cannot update learners', async ({ client }) => {
    const { post, delete: remove } = adminRequests(client, await createUser(Role.Admin))
    const { user } = await createUser()
    const change = { ...form, userRole: 'teacher', userId: user.id, loginName: 'taken-over' }

    ;(await post('users', change)).assertStatus(404)
    ;(await remove(`channels/${user.id}`)).assertStatus(404)
  })
})
