import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiRequest } from '@japa/api-client'
import { test } from '@japa/runner'
import { registeredRoutes } from '#core/http/routes_table'

const named = [
  'GET /api/public/user/verify-code',
  'POST /api/security/login',
  'POST /api/security/register',
  'POST /api/security/reset-password',
  'POST /api/public/today-question/answer',
  'POST /api/public/certificate-files',
]

test.group('Cross-site calls of browsers (docs/threats.md T64)', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const changing = () =>
    registeredRoutes(router).filter(
      ({ method, declaration, pattern }) =>
        !declaration!.policy.needsSession &&
        (method !== 'GET' || declaration!.changesByGet) &&
        !pattern.startsWith('/local/')
    )

  const foreign: Record<string, Record<string, string>> = {
    'a picture of another site': { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    'a picture of a page of ours': { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    'a link of a page of ours': { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
    'a script of a sister site': { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' },
    'a script of another site': { 'sec-fetch-site': 'cross-site', 'origin': 'https://evil.test' },
    'an older browser on another site': { origin: 'https://evil.test' },
    'a frame without an origin': { origin: 'null' },
  }

  test('{$self} changes nothing without a token')
    .with(Object.keys(foreign))
    .run(async ({ client, assert }, kind) => {
      const routes = changing()
      assert.includeMembers(
        routes.map(({ key }) => key),
        named
      )
      for (const { key, method, pattern } of routes) {
        const path = pattern.replace(':provider', 'local').replace(/:\w+/g, '1')
        const call = client[method.toLowerCase() as 'get' | 'post'](path) as ApiRequest
        const answer = await call.headers(foreign[kind]!).json({})
        assert.equal(answer.status(), 403, key)
      }
    })

  test('our own pages and programs are accepted', async ({ client, assert }) => {
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
      { origin: `http://127.0.0.1:${process.env.PORT}`, host: `127.0.0.1:${process.env.PORT}` },
      {},
    ]
    for (const headers of own) {
      const answer = await client.post('/api/security/login').headers(headers).json({})
      assert.equal(answer.status(), 200)
      assert.equal(answer.body().errors[0].field, 'loginName')
    }
  })
})
