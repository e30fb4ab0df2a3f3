import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import User from '#accounts/user'
import { verifyChain } from '#core/audit_chain'
import { Role } from '#core/roles'
import { password, person, stranger, type MadePerson } from '#tests/factories/accounts'

function desk(client: ApiClient, { token }: MadePerson) {
  const as = (request: any) => request.header('authorization', token)
  return {
    get: (path: string, query: object = {}) => as(client.get(`/api/admin/${path}`).qs(query)),
    post: (path: string, body: object) => as(client.post(`/api/admin/${path}`).json(body)),
    put: (path: string, body: object) => as(client.put(`/api/admin/${path}`).json(body)),
    delete: (path: string) => as(client.delete(`/api/admin/${path}`)),
  }
}

async function isIn(client: ApiClient, { token }: MadePerson): Promise<boolean> {
  const answer = await client.get('/api/user/profile').header('authorization', token)
  if (answer.status() !== 200 && answer.body().msg !== 'token expired') throw new Error('odd')
  return answer.status() === 200
}

function lastEntry() {
  return db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
}

test.group('An admin and a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('corrects name, ID number and telephone, confirmed or not', async ({ client, assert }) => {
    const { put } = desk(client, await person(Role.Admin))
    const { user } = await person()
    await user.merge({ userStatus: 2 }).save()
    const { idCard, telephone } = stranger()

    const answer = await put(`users/${user.id}`, { userName: '更正后', idCard, telephone })

    assert.equal(answer.body().code, '200')
    const after = await User.findOrFail(user.id)
    assert.equal(after.userName, '更正后')
    assert.deepEqual([after.telephone, after.telephoneKey], [telephone, telephone])
    assert.equal(after.loginName, telephone)
    assert.equal(after.idCardMasked?.slice(-4), idCard.slice(-4))
    const entry = await lastEntry()
    assert.equal(entry.action, 'user.update')
    assert.notInclude(entry.before + entry.after, telephone)
    assert.notInclude(entry.before + entry.after, idCard)
    assert.equal(JSON.parse(entry.after).userName, '更正后')
  })

  test('is told what is wrong with a number', async ({ client, assert }) => {
    const { put } = desk(client, await person(Role.Admin))
    const { user } = await person()
    const other = await person()
    const msg = async (form: object) => (await put(`users/${user.id}`, form)).body().msg

    assert.equal(await msg({ idCard: '370102199003070012' }), '请输入正确的身份证号')
    assert.equal(await msg({ idCard: other.idCard }), '手机号或身份证号已被其他账号使用')
    assert.equal(await msg({ telephone: other.user.telephone }), '手机号或身份证号已被其他账号使用')
    assert.equal(await msg({ telephone: '123' }), '长度在11个字符')
    assert.equal(await msg({ userName: '王' }), '长度在2 到 20 个字符')
    assert.isUndefined(await msg({ idCard: user.idCardMasked, telephone: user.telephone }))
  })

  test('changes roles or closes the account, and every session ends', async ({
    client,
    assert,
  }) => {
    const { put } = desk(client, await person(Role.Admin))
    const [promoted, closed] = [await person(Role.Teacher), await person()]

    await put(`users/${promoted.user.id}`, { userRole: ['teacher', 'auditor'] })
    await put(`users/${closed.user.id}`, { disabled: true })

    assert.isFalse(await isIn(client, promoted))
    assert.isFalse(await isIn(client, closed))
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

  test('does not end sessions by correcting a name', async ({ client, assert }) => {
    const { put } = desk(client, await person(Role.Admin))
    const learner = await person()

    await put(`users/${learner.user.id}`, { userName: '改名人员' })

    assert.isTrue(await isIn(client, learner))
  })

  test('cannot shut himself out, nor the last of his kind', async ({ client, assert }) => {
    const one = await person(Role.Admin)
    const { put, delete: remove } = desk(client, one)

    for (const answer of [
      await put(`users/${one.user.id}`, { userRole: ['user'] }),
      await put(`users/${one.user.id}`, { disabled: true }),
      await remove(`users/${one.user.id}`),
    ]) {
      assert.equal(answer.body().msg, '不能对自己的账号进行此操作')
    }
    assert.isTrue(await isIn(client, one))
  })

  test('makes nobody a channel by the way', async ({ client, assert }) => {
    const { put } = desk(client, await person(Role.Admin))
    const { user } = await person(Role.Teacher)

    const answer = await put(`users/${user.id}`, { userRole: ['channel'] })

    assert.equal(answer.body().msg, '渠道角色请在渠道管理中维护')
  })

  test('sees one whole number for a reason that stays in the log', async ({ client, assert }) => {
    const { post } = desk(client, await person(Role.Admin))
    const { user, idCard } = await person()
    const path = `users/${user.id}/reveal`

    const silent = await post(path, { field: 'idCard' })
    const hash = await post(path, { field: 'passwordHash', reason: '核对报名信息' })
    const shown = await post(path, { field: 'idCard', reason: '核对报名信息' })

    assert.equal(silent.body().msg, '请填写查看原因')
    assert.equal(hash.body().code, 'error')
    assert.equal(shown.body().value, idCard)
    const entry = await lastEntry()
    assert.include(entry, {
      action: 'user.reveal',
      object: `user:${user.id}`,
      reason: '核对报名信息',
    })
    assert.notInclude(JSON.stringify(entry), idCard)
  })

  test('deletes a learner, whose telephone and ID number may come back', async ({
    client,
    assert,
  }) => {
    const { delete: remove, put } = desk(client, await person(Role.Admin))
    const learner = await person()

    const answer = await remove(`users/${learner.user.id}`)

    assert.equal(answer.body().code, '200')
    assert.isFalse(await isIn(client, learner))
    const [row] = await db.from('users').where('id', learner.user.id)
    assert.deepEqual([row.telephone_key, row.id_card_index, row.id_card_cipher], [null, null, null])
    ;(await put(`users/${learner.user.id}`, { userName: '还在吗' })).assertStatus(404)
    ;(await remove(`users/${learner.user.id}`)).assertStatus(404)
  })
})

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

  test('are added, found, changed, and come in through the staff door', async ({
    client,
    assert,
  }) => {
    const { get, post } = desk(client, await person(Role.Admin))

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

  test('are never admins, whatever is sent', async ({ client, assert }) => {
    const { post } = desk(client, await person(Role.Admin))

    const refused = await post('users', { ...form, userRole: 'admin' })
    const channel = await post('channels', { ...form, userRole: 'admin', roles: ['admin'] })

    assert.equal(refused.body().msg, '只能添加教师或渠道')
    const roles = await db.from('user_roles').where('user_id', channel.body().userId)
    assert.deepEqual(
      roles.map(({ role }) => role),
      ['channel']
    )
  })

  test('each rule of the form has its sentence')
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
      const { post } = desk(client, await person(Role.Admin))

      const answer = await post('users', { ...form, ...change })

      assert.equal(answer.body().msg, sentence)
      assert.isNull(await User.findBy('loginName', 'newchannel'))
    })

  test('share neither login name nor code', async ({ client, assert }) => {
    const { post } = desk(client, await person(Role.Admin))
    await post('users', form)

    const name = await post('users', { ...form, exclusiveCode: 'QQ2K7M' })
    const code = await post('users', { ...form, loginName: 'another', exclusiveCode: 'AB2K7M' })

    assert.equal(name.body().msg, '登录名已存在')
    assert.equal(code.body().msg, '专属码已被其他渠道使用')
  })

  test('a deleted channel’s code stops working and may be given again', async ({
    client,
    assert,
  }) => {
    const { post, delete: remove } = desk(client, await person(Role.Admin))
    const learner = await person()
    const { userId } = (await post('channels', form)).body()
    const ask = () => client.get('/api/user/discount/AB2K7M').header('authorization', learner.token)
    const before = await ask()

    await remove(`channels/${userId}`)

    assert.equal(before.body().exclusiveDiscount, 0.95)
    assert.equal((await ask()).body().msg, '专属码不存在')
    assert.equal((await post('channels', { ...form, loginName: 'another' })).body().code, '200')
  })

  test('a new password ends the sessions of whoever had the old one', async ({
    client,
    assert,
  }) => {
    const { post } = desk(client, await person(Role.Admin))
    const teacher = await person(Role.Teacher)
    const { id: userId, loginName, userName } = teacher.user
    const change = { userRole: 'teacher', userId, loginName, userName }

    await post('users', change)
    assert.isTrue(await isIn(client, teacher))
    await post('users', { ...change, passWd: 'Three Kinds 2' })

    assert.isFalse(await isIn(client, teacher))
    assert.notInclude((await lastEntry()).after, 'Three Kinds 2')
  })

  test('a learner is not changed through the form of teachers', async ({ client }) => {
    const { post, delete: remove } = desk(client, await person(Role.Admin))
    const { user } = await person()
    const change = { ...form, userRole: 'teacher', userId: user.id, loginName: 'taken-over' }

    ;(await post('users', change)).assertStatus(404)
    ;(await remove(`channels/${user.id}`)).assertStatus(404)
  })
})

test.group('What the log tells', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('who came to the door, found by a whole number though stars are kept', async ({
    client,
    assert,
  }) => {
    const { get } = desk(client, await person(Role.Admin))
    const { idCard } = await person()
    await client
      .post('/api/security/login')
      .json({ loginName: idCard, passwd: 'not-it', loginType: 'idCard' })

    const list = await get('loginlogs', { loginName: idCard, succeeded: false })

    assert.equal(list.body().total, 1)
    assert.include(list.body().logs[0], {
      loginName: `${idCard.slice(0, 4)}**********${idCard.slice(-4)}`,
      eventText: '登录',
      succeeded: false,
    })
  })

  test('who changed what, by actor, action and thing', async ({ client, assert }) => {
    const admin = await person(Role.Admin)
    const { get, put } = desk(client, admin)
    const { user } = await person()
    await put(`users/${user.id}`, { userName: '改名人员' })
    await put(`users/${user.id}`, { disabled: true })

    const all = await get('audit-logs', { actor: admin.user.loginName, object: `user:${user.id}` })
    const none = await get('audit-logs', { action: 'course.' })

    assert.equal(all.body().total, 2)
    assert.deepEqual(all.body().logs[0].after, { disabled: true })
    assert.deepEqual(all.body().logs[1].before, { userName: '测试人员' })
    assert.equal(none.body().total, 0)
  })

  test('the chain holds after thirty writes at once, and breaks where a row was touched', async ({
    client,
    assert,
  }) => {
    const { get, put } = desk(client, await person(Role.Admin))
    const people = await Promise.all(Array.from({ length: 30 }, () => person()))
    await put(`users/${people[0].user.id}`, { userName: '第一个人' })

    const answers = await Promise.all(
      people.map(({ user }) => put(`users/${user.id}`, { userName: '改名人员' }))
    )
    const whole = await get('audit-logs/verification')
    const { id } = await db.from('audit_logs').orderBy('id').offset(10).firstOrFail()
    await db.from('audit_logs').where('id', id).update({ after: '{"userName":"别的名字"}' })
    const broken = await get('audit-logs/verification')
    const anchored = await verifyChain('no such hash')

    const codes = answers.map((answer) => answer.body().code)
    assert.deepEqual([...new Set(codes)], ['200'])
    assert.include(whole.body(), { intact: true, checked: 31, brokenAt: null })
    assert.include(broken.body(), { intact: false, checked: 10, brokenAt: id })
    assert.isFalse(anchored.intact)
  })

  test('of two admins who demote each other at once, one remains', async ({ client, assert }) => {
    const [one, two] = [await person(Role.Admin), await person(Role.Admin)]

    await Promise.all([
      desk(client, one).put(`users/${two.user.id}`, { userRole: ['auditor'] }),
      desk(client, two).put(`users/${one.user.id}`, { userRole: ['auditor'] }),
    ])

    const admins = await db.from('user_roles').where('role', Role.Admin)
    assert.lengthOf(admins, 1)
  })
})
