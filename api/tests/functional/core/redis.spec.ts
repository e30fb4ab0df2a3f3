import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { rates } from '#config/rate_limits'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { ApiProcesses } from '#tests/functional/api_processes'
import { keyOf } from '#tests/functional/partners/key_fixture'
import { startRedisServer } from '../../../../scripts/redis_server.mjs'

const { calls: orders } = rates.order

test.group('Two APIs with Redis', (group) => {
  group.tap((test) => test.tags(['@slow']))
  const apis = new ApiProcesses()
  let redis: Awaited<ReturnType<typeof startRedisServer>>
  let admin: CreatedUser

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    redis = await startRedisServer()
    const settings = { REDIS_URL: redis.url, RESPONSE_CACHE_MB: '8', RATE_LIMITS: 'on' }
    await apis.start(2, settings)
    admin = await createUser(Role.Admin)
    return async () => {
      await apis.stop()
      await redis.stop()
      await empty()
    }
  })
  group.each.setup(async () => {
    await redis.start()
    await everywhere(1)
    await db.from('rate_limits').delete()
  })

  /** Waits until each API has noticed that Redis is up or down. */
  async function everywhere(isUp: 0 | 1) {
    for (const url of apis.urls)
      for (const connection of ['main', 'purges']) await until(async () => (await metric(url, connection)) === isUp)
  }

  async function kill() {
    await redis.kill()
    await everywhere(0)
  }

  async function post(url: string, path: string, { token }: CreatedUser, body = {}) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'authorization': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as { code: string }) }
  }

  /** Sends one more call than allowed, to each API in turn. */
  async function orderTooOften(who: CreatedUser) {
    const statuses = []
    for (let at = 0; at <= orders; at++)
      statuses.push((await post(apis.urls[at % 2], '/api/user/orders/buy', who)).status)
    return statuses
  }

  const ordersCounted = async () => {
    const rows = await db.from('rate_limits').where('key', 'like', '%order:%')
    return rows.length
  }

  const unpublish = (url: string, id: number) => post(url, `/api/admin/courses/unpublish/${id}`, admin)

  const read = async (url: string, id: number) => {
    const answer = await fetch(`${url}/api/public/courses/${id}`)
    await answer.arrayBuffer()
    return answer.headers.get('x-cache')
  }

  /** Reads twice, so that the response is in the cache of that API. */
  async function cached(url: string, id: number) {
    await read(url, id)
    return (await read(url, id)) === 'HIT'
  }

  async function metric(url: string, connection: string) {
    const text = await (
      await fetch(`${url}/metrics`, { headers: { 'x-internal-key': process.env.INTERNAL_KEY! } })
    ).text()
    const line = new RegExp(`^zhuxue_redis_up\\{connection="${connection}"\\} (\\d)`, 'm').exec(text)
    return line && Number(line[1])
  }

  async function until(isSo: () => Promise<boolean>, withinMs = 15_000) {
    for (const end = Date.now() + withinMs; Date.now() < end; await pause(50)) if (await isSo()) return true
    return false
  }

  const isReady = async (url: string) => (await fetch(`${url}/health/ready`)).status === 200

  test('short rate limits are shared in Redis, not the database', async ({ assert }) => {
    const statuses = await orderTooOften(await createUser())
    assert.notInclude(statuses.slice(0, orders), 429)
    assert.equal(statuses[orders], 429)
    assert.equal(await ordersCounted(), 0)
  })

  test('rate limits of a service key are shared in Redis', async ({ assert }) => {
    const { key } = await keyOf(await createUser())
    const headers = { authorization: `Bearer ${key}` }
    const left = []
    for (const url of apis.urls) {
      const answer = await fetch(`${url}/api/v1/me`, { headers })
      left.push(Number(answer.headers.get('ratelimit-remaining')))
    }
    assert.deepEqual(left, [rates.partner.calls - 1, rates.partner.calls - 2])
    assert.isEmpty(await db.from('rate_limits'))
  })

  test('long rate limits are counted in the database', async ({ assert }) => {
    await post(apis.urls[0], '/api/comments', await createUser(), { courseId: await course() })
    const kept = await db.from('rate_limits').where('key', 'like', '%comment:%')
    assert.lengthOf(kept, 1)
  })

  test('a purge in one API reaches the other', async ({ assert }) => {
    const id = await course()
    for (const url of apis.urls) assert.isTrue(await cached(url, id))
    assert.equal((await unpublish(apis.urls[0], id)).code, '200')
    assert.isTrue(await until(async () => (await read(apis.urls[1], id)) !== 'HIT', 1_000))
  })

  test('a killed Redis stops neither rate limits nor changes', async ({ assert }) => {
    const who = await createUser()
    await post(apis.urls[0], '/api/user/orders/buy', who)
    await kill()

    const statuses = await orderTooOften(who)
    assert.isEmpty(statuses.filter((status) => status >= 500))
    assert.equal(statuses[orders], 429)
    assert.isAbove(await ordersCounted(), 0)
    for (const url of apis.urls) assert.isTrue(await isReady(url))

    const id = await course()
    assert.equal((await unpublish(apis.urls[0], id)).code, '200')
    for (const connection of ['main', 'purges']) assert.equal(await metric(apis.urls[0], connection), 0)
  })

  test('cached responses live five seconds while Redis is down', async ({ assert }) => {
    const [writer, reader] = apis.urls
    const id = await course()
    await kill()
    assert.isTrue(await cached(reader, id))
    await unpublish(writer, id)
    assert.equal(await read(reader, id), 'HIT', 'no purge arrives')
    assert.isTrue(await until(async () => (await read(reader, id)) !== 'HIT', 5_500))

    await redis.start()
    await everywhere(1)
    const other = await course()
    assert.isTrue(await until(() => cached(reader, other)))
    await unpublish(writer, other)
    assert.isTrue(await until(async () => (await read(reader, other)) !== 'HIT', 2_000))
  })

  test('rate limits return to Redis once it is back', async ({ assert }) => {
    await kill()
    await post(apis.urls[0], '/api/user/orders/buy', await createUser())
    const before = await ordersCounted()
    await redis.start()
    await everywhere(1)
    const statuses = await orderTooOften(await createUser())
    assert.equal(statuses[orders], 429)
    assert.equal(await ordersCounted(), before)
  })

  test('a hanging Redis delays no request', async ({ assert, cleanup }) => {
    cleanup(() => redis.resume())
    const who = await createUser()
    redis.suspend()
    const began = Date.now()
    const statuses = await orderTooOften(who)
    assert.equal(statuses[orders], 429)
    assert.isEmpty(statuses.filter((status) => status >= 500))
    assert.isBelow(Date.now() - began, 10_000, 'each API waits once')
    redis.resume()
  })

  test('a purge that Redis missed is sent again', async ({ assert, cleanup }) => {
    cleanup(() => redis.resume())
    const [writer, reader] = apis.urls
    const id = await course()
    assert.isTrue(await cached(reader, id))
    redis.suspend()
    assert.equal((await unpublish(writer, id)).code, '200')
    redis.resume()
    assert.isTrue(await until(async () => (await read(reader, id)) !== 'HIT', 4_000))
  })

  test('processes start while Redis is down', async ({ assert, cleanup }) => {
    const alone = new ApiProcesses()
    cleanup(() => alone.stop())
    await kill()
    await alone.start(1, { REDIS_URL: redis.url, RATE_LIMITS: 'on' })
    const answer = await post(alone.urls[0], '/api/user/orders/buy', await createUser())
    assert.isBelow(answer.status, 500)
  })

  test('no client is loaded without REDIS_URL', ({ assert }) => {
    const script = `
      await import('./bin/environment.ts')
      const { Ignitor } = await import('@adonisjs/core')
      const { importFrom } = await import('./bin/importer.ts')
      const root = new URL('file://' + process.cwd() + '/')
      const app = new Ignitor(root, { importer: importFrom(root) }).createApp('console')
      await app.init()
      await app.boot()
      const { createRequire } = await import('node:module')
      const loaded = Object.keys(createRequire(root).cache).filter((file) => file.includes('/ioredis/'))
      console.log('ioredis files: ' + loaded.length)
      await app.terminate()`
    const run = (settings: Record<string, string>) =>
      execFileSync(process.execPath, ['--import=./tests/cached_typescript.js', '--input-type=module', '-e', script], {
        encoding: 'utf8',
        env: { ...process.env, ...settings },
      })
    assert.include(run({}), 'ioredis files: 0')
    assert.notInclude(run({ REDIS_URL: redis.url }), 'ioredis files: 0')
  })
})
