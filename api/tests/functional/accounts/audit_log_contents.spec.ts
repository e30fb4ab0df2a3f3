import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { verifyChain } from '#core/audit/audit_chain'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { tamper } from '#tests/open_audit_log'
import { adminRequests } from './admin_requests.js'

test.group('Contents of the audit log', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('login log entries are found by the complete number', async ({ client, assert }) => {
    const { get } = adminRequests(client, await createUser(Role.Admin))
    const { idCard } = await createUser()
    await client.post('/api/security/login').json({ loginName: idCard, passwd: 'not-it', loginType: 'idCard' })

    const list = await get('loginlogs', { loginName: idCard, succeeded: false })

    assert.equal(list.body().total, 1)
    assert.include(list.body().logs[0], {
      loginName: `${idCard.slice(0, 4)}**********${idCard.slice(-4)}`,
      event: 'login',
      succeeded: false,
    })
  })

  test('audit entries are found by actor, action and object', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { get, put } = adminRequests(client, admin)
    const { user } = await createUser()
    await put(`users/${user.id}`, { userName: '改名人员' })
    await put(`users/${user.id}`, { disabled: true, reason: '已离职' })

    const all = await get('audit-logs', { actor: admin.user.loginName, object: `user:${user.id}` })
    const none = await get('audit-logs', { action: 'course.' })

    assert.equal(all.body().total, 2)
    assert.deepEqual(all.body().logs[0].after, { disabled: true })
    assert.deepEqual(all.body().logs[1].before, { userName: '测试人员' })
    assert.equal(none.body().total, 0)
  })

  test('a filter finds entries by action and by object', async ({ client, assert }) => {
    const { get, put } = adminRequests(client, await createUser(Role.Admin))
    const { user } = await createUser()
    await put(`users/${user.id}`, { userName: '改名人员' })
    await tamper(() =>
      db
        .from('audit_logs')
        .update({ action: 'payment-exception.settle', object: 'payment-exception:12', before: null, after: null })
    )

    const totals = await Promise.all(
      [
        { action: 'payment-exception.settle' },
        { action: 'payment-exception.refund' },
        { object: 'payment-exception:12' },
        { object: 'payment-exception' },
        { object: 'payment-exception:1' },
      ].map(async (filters) => (await get('audit-logs', filters)).body().total)
    )

    assert.deepEqual(totals, [1, 0, 1, 1, 0])
  })

  test('the chain survives thirty parallel writes and breaks at touched rows', async ({ client, assert }) => {
    const { get, put } = adminRequests(client, await createUser(Role.Admin))
    const people = await Promise.all(Array.from({ length: 30 }, () => createUser()))
    await put(`users/${people[0].user.id}`, { userName: '第一个人' })

    const answers = await Promise.all(people.map(({ user }) => put(`users/${user.id}`, { userName: '改名人员' })))
    const whole = await get('audit-logs/verification')
    const { id } = await db.from('audit_logs').orderBy('id').offset(10).firstOrFail()
    await tamper(() => db.from('audit_logs').where('id', id).update({ after: '{"userName":"别的名字"}' }))
    const broken = await get('audit-logs/verification')
    const anchored = await verifyChain('no such hash')

    const codes = answers.map((answer) => answer.body().code)
    assert.deepEqual([...new Set(codes)], ['200'])
    assert.include(whole.body(), { intact: true, checked: 31, brokenAt: null })
    assert.include(broken.body(), { intact: false, checked: 31, brokenAt: id, breakCount: 1 })
    assert.isFalse(anchored.intact)
  })

  test('one admin remains when two demote each other', async ({ client, assert }) => {
    const [one, two] = [await createUser(Role.Admin), await createUser(Role.Admin)]

    await Promise.all([
      adminRequests(client, one).put(`users/${two.user.id}`, { userRole: ['auditor'], reason: '调整岗位' }),
      adminRequests(client, two).put(`users/${one.user.id}`, { userRole: ['auditor'], reason: '调整岗位' }),
    ])

    const admins = await db.from('user_roles').where('role', Role.Admin)
    assert.lengthOf(admins, 1)
  })
})
