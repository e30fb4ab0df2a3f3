import { test } from '@japa/runner'
import { Validator } from '@seriousme/openapi-schema-validator'
import router from '@adonisjs/core/services/router'
import { registeredRoutes } from '#core/http/routes_table'

const methods = ['get', 'post', 'put', 'patch', 'delete']

test.group('OpenAPI document', () => {
  test('the document is valid OpenAPI 3.1', async ({ client, assert }) => {
    const response = await client.get('/api/openapi.json')
    const { valid, errors } = await new Validator().validate(response.body())

    assert.isTrue(valid, JSON.stringify(errors))
    assert.match(response.body().openapi, /^3\.1/)
  })

  test('the document describes every route under /api', async ({ client, assert }) => {
    const { paths, tags } = (await client.get('/api/openapi.json')).body()
    const described = Object.entries<Record<string, { tags: string[]; summary: string }>>(paths).flatMap(
      ([path, operations]) =>
        methods
          .filter((method) => operations[method])
          .map((method) => ({ key: `${method.toUpperCase()} ${path}`, ...operations[method] }))
    )
    const registered = registeredRoutes(router).filter(({ pattern }) => /^\/api\//.test(pattern))

    assert.sameMembers(
      described.map(({ key }) => key),
      registered.map(({ key }) => key.replace(/:(\w+)/g, '{$1}'))
    )
    const known = tags.map(({ name }: { name: string }) => name)
    for (const { key, tags: used, summary } of described) {
      assert.include(known, used[0], key)
      assert.match(summary, /\p{Script=Han}|^App/u, key)
    }
  })

  test('the document gives input, permissions and rate limits', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body()
    const { post } = paths['/api/user/cart-items']

    assert.includeMembers(Object.keys(post.requestBody.content['application/json'].schema.properties), [
      'courseId',
      'courseCount',
    ])
    assert.deepEqual(post.security, [{ token: [] }])
    assert.equal(post['x-who-may-call'], 'member')
    assert.deepInclude(post['x-rate-limit'], { class: 'write', calls: 60 })
  })
})

test.group('OpenAPI reader page', () => {
  test('the page loads its files from this server only', async ({ client, assert }) => {
    const page = await client.get('/local/api-docs')
    const files = [...page.text().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)

    assert.include(page.header('content-security-policy'), "script-src 'self'")
    assert.lengthOf(files, 3)
    for (const file of files) {
      assert.match(file, /^\/local\/api-docs\//)
      ;(await client.get(file)).assertStatus(200)
    }
  })

  test('no other file is served', async ({ client }) => {
    for (const file of ['package.json', '..%2Fpackage.json']) {
      ;(await client.get(`/local/api-docs/${file}`)).assertStatus(404)
    }
  })
})
