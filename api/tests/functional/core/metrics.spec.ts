import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { recordSuccess } from '#core/metrics/job_last_runs'
import { metricsText } from '#core/metrics/collectors'
import { now } from '#core/time'
import { sendMetrics } from '../../../server/metrics.js'

async function value(name: string, labels = ''): Promise<number | null> {
  const line = (await metricsText()).split('\n').find((one) => one.startsWith(`${name}${labels} `))
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

const requestsOf = (route: string, status: string) =>
  value('zhuxue_http_requests_total', `{method="GET",route="${route}",status="${status}"}`)

const aJob = (id: string, status: string, facts: object) => ({
  id,
  queue: 'default',
  status,
  data: JSON.stringify({ id, name: 'SomeJob', payload: {} }),
  ...facts,
})

test.group('Metrics', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('requests are counted by route pattern, never by URL', async ({ client, assert }) => {
    const before = (await requestsOf('/health/live', '2xx')) ?? 0
    await client.get('/health/live')
    await client.get('/api/no-such-thing-qwzx')
    assert.equal(await requestsOf('/health/live', '2xx'), before + 1)
    assert.isAbove((await requestsOf('none', '4xx'))!, 0)
    assert.notInclude(await metricsText(), 'qwzx')
    const seconds = await value('zhuxue_http_request_seconds_count', '{method="GET",route="/health/live"}')
    assert.equal(seconds, before + 1)
  })

  test('queue metrics report depth and age by kind', async ({ assert }) => {
    const ago = Date.now() - 120_000
    await db
      .table('queue_jobs')
      .multiInsert([
        aJob('a', 'pending', { score: 5e13 + ago, execute_at: null, acquired_at: null }),
        aJob('b', 'pending', { score: 5e13 + Date.now(), execute_at: null, acquired_at: null }),
        aJob('c', 'delayed', { score: null, execute_at: Date.now() + 60_000, acquired_at: null }),
      ])
    assert.equal(await value('zhuxue_queue_jobs', '{job="SomeJob",state="pending"}'), 2)
    assert.equal(await value('zhuxue_queue_jobs', '{job="SomeJob",state="delayed"}'), 1)
    const age = (await value('zhuxue_queue_oldest_seconds', '{job="SomeJob"}'))!
    assert.isTrue(age >= 120 && age < 180, String(age))
    await db.from('queue_jobs').delete()
    assert.isNull(await value('zhuxue_queue_jobs', '{job="SomeJob",state="pending"}'))
  })

  test('schedule metrics report the last success', async ({ assert }) => {
    const labels = '{schedule="some.job"}'
    await db.table('queue_schedules').insert({ id: 'some.job', name: 'SomeJob', payload: '{}', every_ms: 60_000 })
    assert.equal(await value('zhuxue_schedule_last_success_timestamp_seconds', labels), 0)
    await recordSuccess('SomeJob')
    await recordSuccess('SomeJob')
    const at = (await value('zhuxue_schedule_last_success_timestamp_seconds', labels))!
    assert.approximately(at, now().toSeconds(), 5)
    assert.equal(await value('zhuxue_schedule_every_seconds', labels), 60)
    assert.lengthOf(await db.from('job_last_runs'), 1)
    await db.from('queue_schedules').delete()
  })

  test('metrics cover pool, hashing, payments, uploads and disk', async ({ assert }) => {
    assert.equal(await value('zhuxue_database_up'), 1)
    assert.isNotNull(await value('zhuxue_database_pool_connections', '{state="used"}'))
    assert.equal(await value('zhuxue_password_hashing', '{state="waiting"}'), 0)
    assert.equal(await value('zhuxue_payments_open'), 0)
    assert.equal(await value('zhuxue_pushes_open', '{state="pending"}'), 0)
    assert.isAbove((await value('zhuxue_process_resident_bytes'))!, 10_000_000)
    assert.isAbove((await value('zhuxue_disk_free_bytes'))!, 0)
  })

  test('a storefront process exposes only metrics it can read', ({ assert }) => {
    const reading = app.makeURL('app/core/metrics/collectors.ts')
    const work = `const { metricsText } = await import('${reading}'); console.log(await metricsText())`
    const own = ['--import=./tests/cached_typescript.js', '--input-type=module', '-e', work]
    const { stdout, stderr } = spawnSync(process.execPath, own, { cwd: app.makePath(), encoding: 'utf8' })
    assert.match(stdout, /^zhuxue_process_resident_bytes \d+$/m, stderr)
    assert.notMatch(stdout, /^zhuxue_(database|disk|payments|pushes|queue)_\w+(\{.*\})? \d/m)
  })

  test('only the internal key may read metrics', async ({ assert, cleanup }) => {
    const server = createServer(sendMetrics).listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`
    const status = async (headers: Record<string, string>) => (await fetch(url, { headers })).status
    const key = process.env.INTERNAL_KEY!
    assert.equal(await status({}), 404)
    assert.equal(await status({ 'x-internal-key': `${key}x` }), 404)
    assert.equal(await status({ authorization: 'Bearer wrong' }), 404)
    assert.equal(await status({ 'x-internal-key': key }), 200)
    assert.equal(await status({ authorization: `Bearer ${key}` }), 200)
    assert.equal((await fetch(url, { method: 'POST', headers: { 'x-internal-key': key } })).status, 404)
  })
})
