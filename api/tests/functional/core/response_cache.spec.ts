import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { rates } from '#config/rate_limits'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { ApiProcesses } from '#tests/functional/api_processes'
import { startRedisServer } from '../../../../scripts/redis_server.mjs'

const common = { RESPONSE_CACHE_MB: '8', RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }
/** The maximum age of a response after a commit, in milliseconds. */
const maxMs = 1_000

test.group('Cached responses for visitors (docs/threats.md T125, T126)', (group) => {
  const readers = new ApiProcesses()
  const writers = new ApiProcesses()
  let admin: CreatedUser
  let calls = 0

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    const redis = await startRedisServer()
    const settings = { ...common, REDIS_URL: redis.url }
    await readers.start(1, settings)
    await writers.start(1, settings)
    admin = await createUser(Role.Admin)
    return async () => {
      await Promise.all([readers.stop(), writers.stop()])
      await redis.stop()
      await empty()
    }
  })

  /** Each read comes from a new IP address, unless the test sets one. */
  async function read(path: string, headers: Record<string, string> = {}, url = readers.urls[0]) {
    const from = `10.7.${(calls += 1) >> 8}.${calls & 255}`
    const answer = await fetch(url + path, { headers: { 'x-forwarded-for': from, ...headers } })
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      cache: answer.headers.get('x-cache'),
      text,
      body: text ? JSON.parse(text) : null,
    }
  }

  async function act(verb: string, id: number) {
    const answer = await fetch(`${writers.urls[0]}/api/admin/courses/${verb}/${id}`, {
      method: 'POST',
      headers: { 'authorization': admin.token, 'content-type': 'application/json' },
      body: '{}',
    })
    return (await answer.json()) as { code: string; msg: string }
  }

  test('a second call is served from memory, whatever the query adds', async ({ assert }) => {
    const id = await course({ name: '缓存课程' })
    const paths = [
      '/api/public/courses?courseType=1&pageSize=20',
      `/api/public/courses/${id}`,
      `/api/public/courses/${id}/published-chapters`,
      '/api/public/params?paramNames[]=recordNumber',
      '/api/public/search?keyword=缓存',
      '/api/public/today-question',
      '/api/public/legal-texts',
      '/api/public/auth-type',
      `/api/comments?courseId=${id}`,
    ]
    for (const path of paths) {
      const first = await read(path)
      assert.deepEqual([first.cache, first.body.code], ['MISS', '200'], path)
      const again = await read(path + (path.includes('?') ? '&' : '?') + 'utm_source=x')
      assert.deepEqual([again.cache, again.text], ['HIT', first.text], path)
      for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
        assert.equal(again.headers.get(name), first.headers.get(name), `${path} ${name}`)
      assert.isNotNull(again.headers.get('content-security-policy'))
      assert.notEqual(again.headers.get('x-request-id'), first.headers.get('x-request-id'))
      assert.match(again.headers.get('x-request-id')!, /^[A-Za-z0-9-]{8,64}$/)
      assert.isNull(again.headers.get('cache-tag'), path)
    }
    const own = { 'x-request-id': 'chosen-by-the-caller' }
    assert.equal((await read(paths[1], own)).headers.get('x-request-id'), own['x-request-id'])
  })

  test('a caller who may be signed in never gets a cached response', async ({ assert }) => {
    const id = await course({ name: '只给访客' })
    const path = `/api/public/courses/${id}`
    const staff = { authorization: admin.token }
    const own = await read(path, staff)
    assert.isTrue('lockVersion' in own.body.course)
    const visitor = await read(path)
    assert.equal(visitor.cache, 'MISS')
    assert.isFalse('lockVersion' in visitor.body.course)
    assert.equal((await read(path)).cache, 'HIT')

    assert.isTrue('lockVersion' in (await read(path, staff)).body.course)
    const others: Record<string, string>[] = [
      staff,
      { authorization: 'no-such-token' },
      { cookie: 'a=b' },
      { 'x-internal-key': process.env.INTERNAL_KEY! },
    ]
    for (const headers of others) {
      const answer = await read(path, headers)
      assert.isNull(answer.cache, Object.keys(headers)[0])
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.isNull(answer.headers.get('cdn-cache-control'))
    }
    assert.include(visitor.headers.get('vary')!, 'Authorization')
  })

  test('errors, missing courses and prices by code are not cached', async ({ assert }) => {
    for (const path of [
      '/api/public/courses/987654',
      '/api/public/courses?courseType=99',
      '/api/public/courses?exclusiveCode=ABCDEF',
      '/api/public/search',
      '/api/public/app-info',
    ]) {
      await read(path)
      assert.isNull((await read(path)).cache, path)
    }
  })

  test('a hit counts towards the route’s rate limit, up to 429', async ({ assert }) => {
    const from = { 'x-forwarded-for': '192.0.2.9' }
    const path = '/api/public/courses?pageSize=20'
    const statuses: number[] = []
    for (let call = 0; call < rates.list.calls + 3; call++) statuses.push((await read(path, from)).status)
    assert.deepEqual(
      statuses.map((status) => status === 200),
      statuses.map((_, call) => call < rates.list.calls)
    )
    const refused = await read(path, from)
    assert.deepEqual([refused.status, refused.body.code, refused.cache], [429, '429', null])
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    assert.equal((await read(path)).cache, 'HIT')
  })

  test('a hit is counted in the metrics of its route', async ({ assert }) => {
    const route = '/api/public/auth-type'
    const counted = async () => {
      const key = { 'x-internal-key': process.env.INTERNAL_KEY! }
      const text = await (await fetch(`${readers.urls[0]}/metrics`, { headers: key })).text()
      const valueOf = (name: string) =>
        Number(
          text
            .split('\n')
            .find((line) => line.startsWith(name))
            ?.split(' ')
            .at(-1) ?? 0
        )
      return [
        valueOf(`zhuxue_http_requests_total{method="GET",route="${route}",status="2xx"}`),
        valueOf(`zhuxue_http_requests_total{method="GET",route="${route}",status="3xx"}`),
        valueOf(`zhuxue_http_request_seconds_count{method="GET",route="${route}"}`),
        valueOf('zhuxue_api_cache_requests_total{result="hit"}'),
      ]
    }
    const { headers } = await read(route)
    const before = await counted()
    await read(route)
    await read(route, { 'if-none-match': headers.get('etag')! })
    const after = await counted()
    assert.deepEqual(
      after.map((value, at) => value - before[at]),
      [1, 1, 2, 2]
    )
  })

  test('a change reaches every process within a second of its commit', async ({ assert }) => {
    const [id, other] = [await course({ name: '将撤销' }), await course({ name: '仍在售' })]
    await course({ name: '教材', type: 3 })
    const list = '/api/public/courses?courseType=1&pageSize=50'
    const unchanged = [`/api/public/courses/${other}`, '/api/public/courses?courseType=3']
    const changed = [`/api/public/courses/${id}`, list, '/api/public/courses?pageSize=50']
    for (const url of [readers.urls[0], writers.urls[0]])
      for (const path of [...unchanged, ...changed]) await read(path, {}, url)

    assert.equal((await act('unpublish', id)).code, '200')
    const committed = performance.now()
    for (const url of [readers.urls[0], writers.urls[0]]) {
      assert.equal((await read(`/api/public/courses/${id}`, {}, url)).status, 404)
      const { courses } = (await read(list, {}, url)).body
      const ids = courses.map(({ courseId }: { courseId: number }) => courseId)
      assert.deepEqual([ids.includes(id), ids.includes(other)], [false, true])
      assert.equal((await read('/api/public/courses?pageSize=50', {}, url)).cache, 'MISS')
      for (const path of unchanged) assert.equal((await read(path, {}, url)).cache, 'HIT', path)
    }
    assert.isBelow(performance.now() - committed, maxMs)
  })

  test('a variant is purged with the course that shows it', async ({ assert }) => {
    const model = await course({ name: '规格课程', tags: ['Hidden'] })
    const parent = await course({ name: '有规格的课程', models: [model] })
    await db.from('courses').where('id', model).update({ hidden: 1 })
    const page = `/api/public/courses/${model}`
    assert.equal((await read(page)).status, 200)
    await act('unpublish', parent)
    assert.equal((await read(page)).status, 404)
  })

  test('many simultaneous readers share one rendering', async ({ assert }) => {
    const id = await course({ name: '很多人同时看' })
    const all = await Promise.all(Array.from({ length: 40 }, () => read(`/api/public/courses/${id}`)))
    assert.lengthOf(
      all.filter(({ cache }) => cache === 'MISS'),
      1
    )
    assert.lengthOf([...new Set(all.map(({ text }) => text))], 1)
  })
})
