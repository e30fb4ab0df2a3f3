import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { now, setClock } from '#core/time'
import { ServerProcess } from '#tests/crash/server_process'

const advance = (client: ApiClient, advanceSeconds: unknown) => client.post('/local/clock').json({ advanceSeconds })

test.group('Development clock', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('the clock can be advanced and returns the new time', async ({ client, assert }) => {
    const before = now()
    const response = await advance(client, 3600)

    response.assertStatus(200)
    assert.closeTo(+new Date(response.body().now), +before.plus({ hours: 1 }), 60_000)
    assert.closeTo(+now(), +before.plus({ hours: 1 }), 60_000)
    assert.closeTo(+new Date((await advance(client, 0)).body().now), +now(), 5000)
  })

  test('whole seconds up to a year are accepted, nothing negative')
    .with([-1, 0.5, 366 * 86_400 + 1, 'soon', null])
    .run(async ({ client, assert }, wrong) => {
      const response = await advance(client, wrong)

      assert.equal(response.body().code, 'error')
      assert.closeTo(+now(), Date.now(), 1000)
    })

  test('a second code can be sent a minute later', async ({ client, assert }) => {
    const ask = () => client.get('/api/public/user/verify-code').qs({ telephone: '13911112222', purpose: 'login' })

    assert.equal((await ask()).status(), 200)
    assert.equal((await ask()).status(), 429)
    await advance(client, 60)
    assert.equal((await ask()).status(), 200)
  })

  test('the rate limiter follows the clock, in the {$self}')
    .with(['memory', 'database'] as const)
    .run(async ({ client, assert }, store) => {
      const calls = limiter.use(store, { requests: 60, duration: '1 minute' })
      const key = `clock:${Math.random()}`
      await calls.consume(key, 60)

      await advance(client, 30)
      await assert.rejects(() => calls.consume(key))
      await advance(client, 31)
      await calls.consume(key)
    })

  test('jobs scheduled within the advanced time become due', async ({ client, assert }) => {
    const inAnHour = new Date(Date.now() + 3_600_000)
    const schedule = { name: 'none', payload: '{}', status: 'active', timezone: 'UTC' }
    await db.table('queue_schedules').insert({ ...schedule, id: 'clock', next_run_at: inAnHour })
    const job = { id: 'clock', queue: 'clock', status: 'delayed', data: '{}' }
    await db.table('queue_jobs').insert({ ...job, execute_at: +inAnHour })
    const isDue = async () => {
      const schedules = db.from('queue_schedules').where('id', 'clock')
      const due = await schedules.where('next_run_at', '<=', new Date(Date.now() + 1000)).first()
      const { execute_at: at } = await db.from('queue_jobs').where('id', 'clock').firstOrFail()
      return [Boolean(due), Number(at) <= Date.now()]
    }

    await advance(client, 3500)
    assert.deepEqual(await isDue(), [false, false])
    await advance(client, 3600)
    assert.deepEqual(await isDue(), [true, true])
  })
})

test.group('Development clock in production', () => {
  test('the clock is absent, even where local drivers are allowed', async ({ assert, cleanup }) => {
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    await server.start({ NODE_ENV: 'production', ALLOW_LOCAL_DRIVERS: 'true' })
    const post = (path: string) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceSeconds: 60 }),
      })

    const response = await post('/local/clock')
    assert.equal(response.status, 404)
    assert.equal(await response.text(), await (await post('/local/no-such-page')).text())
  })
})
