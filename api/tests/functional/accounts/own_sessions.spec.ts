import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { password, createUser } from '#tests/factories/accounts'
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
})
