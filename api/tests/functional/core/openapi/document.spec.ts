import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { registeredRoutes } from '#core/http/routes_table'
import { openApiDocument } from '#core/openapi/document'

const methods = ['get', 'post', 'put', 'patch', 'delete']

test.group('OpenAPI document', () => {
  test('the document describes every route under /api', async ({ client, assert }) => {
    const { paths, tags } = (await client.get('/api/openapi.json')).body()
    const described = Object.entries<Record<string, { tags: string[]; summary: string; description: string }>>(
      paths
    ).flatMap(([path, operations]) =>
      methods
        .filter((method) => operations[method])
        .map((method) => ({ key: `${method.toUpperCase()} ${path}`, ...operations[method] }))
    )
    const registered = registeredRoutes(router).filter(
      ({ pattern, declaration }) => /^\/api\//.test(pattern) && !declaration!.scope
    )

    assert.sameMembers(
      described.map(({ key }) => key),
      registered.map(({ key }) => key.replace(/:(\w+)/g, '{$1}'))
    )
    const known = tags.map(({ name }: { name: string }) => name)
    for (const { key, tags: used, summary, description } of described) {
      assert.include(known, used[0], key)
      assert.match(summary, /\p{Script=Han}|^App/u, key)
      assert.match(description, /可以调用。.*每\d*(分钟|小时|天)最多\d+次。/, key)
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

test.group('OpenAPI document for partners', () => {
  test('the document describes exactly the routes for keys', async ({ client, assert }) => {
    const document = (await client.get('/api/v1/openapi.json')).body()
    const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`)
    )
    const scoped = registeredRoutes(router).filter(({ declaration }) => declaration!.scope)

    assert.sameMembers(
      described,
      scoped.map(({ key }) => key.replace(/:(\w+)/g, '{$1}'))
    )
  })
})

test.group('Types of the OpenAPI document', () => {
  const made = () => openApiDocument(router)

  /** Every object of the document, with the name it stands under. */
  function* schemasOf(value: unknown, name = ''): Generator<[string, Record<string, any>]> {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) yield [name, value]
    for (const [key, one] of Object.entries(value)) yield* schemasOf(one, Array.isArray(value) ? name : key)
  }

  test('every response has a media type', ({ assert }) => {
    for (const [name, { content }] of schemasOf(made()).filter(([name]) => name !== 'properties')) {
      for (const type of Object.keys(content ?? {})) assert.match(type, /^[a-z*]+\/[\w.+*-]+$/, name)
    }
  })

  test('types and alternatives are distinct', ({ assert }) => {
    for (const [name, { type, anyOf }] of schemasOf(made())) {
      for (const list of [type, anyOf].filter(Array.isArray)) {
        const texts = list.map((one: unknown) => JSON.stringify(one))
        assert.lengthOf(new Set(texts), texts.length, name)
      }
    }
  })

  test('ids, totals and money are integers', ({ assert }) => {
    const named = [...schemasOf(made())].filter(([name]) => /^(id|total)$|(Id|Fen|Seconds)$/.test(name))
    assert.isAbove(named.length, 200)
    for (const [name, { type }] of named) assert.notInclude([type].flat(), 'number', name)
  })

  test('the login declares the header of its token', ({ assert }) => {
    const { post } = made().paths['/api/security/login'] as Record<string, any>
    assert.property(post.responses[200].headers, 'Authorization')
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
