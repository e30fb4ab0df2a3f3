import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { registeredRoutes } from '#core/http/routes_table'
import { Role } from '#core/roles'
import { password, createUser } from '#tests/factories/accounts'
import { registeredRows, type TableRow } from '#tests/functional/authorisation/route_table'

const staff = [Role.Teacher, Role.Channel, Role.Auditor, Role.Admin] as const

/**
 * The staff routes of a role in the route table: learners are rejected or get only the public part. Rows of another
 * user answer 404.
 */
function granted(role: (typeof staff)[number]): string[] {
  const names = new Map(registeredRoutes(router).map(({ key, name }) => [key, name!]))
  const isGranted = (row: TableRow) =>
    row.user === '200p' ? row[role] === '200' : row.user === '403' && /^(200|404)/.test(row[role])
  return registeredRows()
    .filter(isGranted)
    .map(({ route }) => names.get(route)!)
}

test.group('Abilities', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the abilities of {$self} are the staff routes of the role')
    .with([...staff])
    .run(async ({ client, assert }, role) => {
      const { token } = await createUser(role)

      const response = await client.get('/api/user/profile').as(token)

      assert.sameMembers(response.body().user.abilities, granted(role))
    })

  test('the sign-in response contains the abilities', async ({ client, assert }) => {
    const { user } = await createUser(Role.Admin)

    const response = await client
      .post('/api/security/login')
      .json({ loginName: user.loginName, passwd: password, loginType: 'admin' })

    assert.include(response.body().user.abilities, 'commerce.admin.orders.index')
  })

  test('abilities of several roles add up, a learner has none', async ({ client, assert }) => {
    const both = await createUser(Role.Teacher, Role.Auditor)
    const learner = await createUser()
    const abilities = async (token: string) => (await client.get('/api/user/profile').as(token)).body().user.abilities

    assert.sameMembers(await abilities(both.token), [...new Set([...granted(Role.Teacher), ...granted(Role.Auditor)])])
    assert.deepEqual(await abilities(learner.token), [])
  })
})
