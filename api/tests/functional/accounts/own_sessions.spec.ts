import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { createUser, newSessionOf, password } from '#tests/factories/accounts'
import { Role } from '#core/roles'
import { getProfile } from './profile/profile_requests.js'

test.group('Own sessions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('own sessions can be listed and ended', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const entry = await client
      .post('/api/security/login')
      .header('user-agent', 'Lost Phone/1.0')
      .json({ loginName: user.loginName, passwd: password, loginType: 'password' })
    const lost = entry.header('authorization')!

    const list = await client.get('/api/user/sessions').as(token)
    const [newest, oldest] = list.body().sessions
    const ended = await client.delete(`/api/user/sessions/${newest.sessionId}`).as(token)

    assert.include(newest, { device: 'Lost Phone/1.0', current: false })
    assert.match(newest.ip, /127\.0\.0\.1|::1/)
    assert.isTrue(oldest.current)
    assert.notInclude(JSON.stringify(list.body()), 'oat_')
    ended.assertStatus(200)
    ;(await getProfile(client, lost)).assertStatus(403)
    ;(await getProfile(client, token)).assertStatus(200)
  })

  test('other devices or all devices can be signed out', async ({ client, assert }) => {
    const person = await createUser(Role.User, Role.Teacher)
    const other = await newSessionOf(person)
    const expired = await newSessionOf(person)
    const { sessions } = (await client.get('/api/user/sessions').as(person)).body()
    const { sessionId } = sessions[0]
    await db.from('access_tokens').where('id', sessionId).update({ expires_at: '2020-01-01 00:00:00' })
    const stranger = await createUser()
    const end = (which: object) => client.post('/api/user/sessions/endings').as(person).json(which)

    assert.deepEqual(
      sessions.map((session: { staffStep: string }) => session.staffStep),
      ['needed', 'needed', 'live']
    )
    assert.include((await end({ others: true })).body(), { ended: 1, msg: '已退出 1 台设备' })
    for (const token of [other, expired]) (await getProfile(client, token)).assertStatus(403)
    ;(await getProfile(client, person.token)).assertStatus(200)
    assert.equal((await end({ others: true, all: true })).body().errors[0].field, 'others')

    const all = await end({ all: true })
    assert.equal(all.body().ended, 1)
    assert.match(String(all.header('set-cookie')), /zhuxue_staff=;/)
    ;(await getProfile(client, person.token)).assertStatus(403)
    ;(await getProfile(client, stranger.token)).assertStatus(200)
  })
})
