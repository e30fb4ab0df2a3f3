import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { ApiProcesses } from '#tests/functional/api_processes'
import { password, createUser, type CreatedUser } from '#tests/factories/accounts'

test.group('Two API processes', (group) => {
  group.tap((test) => test.tags(['@engine']))
  const apis = new ApiProcesses()
  let urls: string[]

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    await apis.start(2)
    urls = apis.urls
    return async () => {
      await apis.stop()
      await empty()
    }
  })

  const look = async (token: string) =>
    Promise.all(
      urls.map(async (url) => {
        const answer = await fetch(`${url}/api/user/profile`, { headers: { authorization: token } })
        return answer.status === 200 ? 200 : `${answer.status} ${((await answer.json()) as { msg: string }).msg}`
      })
    )

  const send = (url: string, method: string, path: string, token: string, body: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'authorization': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const deaths: Record<string, (learner: CreatedUser, admin: CreatedUser) => Promise<unknown>> = {
    'the user signs out': ({ token }) => send(urls[0], 'POST', '/api/security/logout', token, {}),
    'the role changes': ({ user }, admin) =>
      send(urls[0], 'PUT', `/api/admin/users/${user.id}`, admin.token, { userRole: ['auditor'], reason: '调整岗位' }),
    'the account is closed': ({ user }, admin) =>
      send(urls[0], 'PUT', `/api/admin/users/${user.id}`, admin.token, { disabled: true, reason: '已离职' }),
    'the account is deleted': ({ user }, admin) =>
      send(urls[0], 'DELETE', `/api/admin/users/${user.id}`, admin.token, {}),
    'the password changes in another session': async ({ user }) => {
      const entry = await send(urls[1], 'POST', '/api/security/login', '', {
        loginName: user.loginName,
        passwd: password,
        loginType: 'password',
      })
      const other = entry.headers.get('authorization')!
      const change = { currentPassword: password, newPassword: 'another open window' }
      return send(urls[0], 'POST', '/api/user/profile', other, change)
    },
  }

  test('both processes end a session when {$self}')
    .with(Object.keys(deaths))
    .run(async ({ assert }, death) => {
      const [learner, admin] = [await createUser(), await createUser(Role.Admin)]
      assert.deepEqual(await look(learner.token), [200, 200])

      await deaths[death](learner, admin)

      const dead = '403 token expired'
      assert.deepEqual(await look(learner.token), [dead, dead])
    })
})
