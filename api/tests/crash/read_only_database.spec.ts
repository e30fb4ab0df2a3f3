import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { createUser } from '#tests/factories/accounts'
import { ServerProcess } from './server_process.js'

const onMysql = db.connection().dialect.name === 'mysql'
/** An account with all privileges may write even to a read-only server. */
const account = { DB_USER: 'zhuxue_demoted', DB_PASSWORD: 'app-password' }
const readOnly = (isOn: boolean) => db.rawQuery(`set global read_only = ${isOn ? 1 : 0}`)

const address = { name: '张三', telephone: '13911112222', region: ['370000', '370100', '370102'], address: '泉城路1号' }

test.group('Read-only database', (group) => {
  let server: ServerProcess
  let token: string

  const prepare = async () => {
    const empty = await testUtils.db().truncate()
    const { DB_DATABASE } = process.env
    await db.rawQuery(`drop user if exists '${account.DB_USER}'@'%'`)
    await db.rawQuery(`create user '${account.DB_USER}'@'%' identified by '${account.DB_PASSWORD}'`)
    await db.rawQuery(`grant all on ${DB_DATABASE}.* to '${account.DB_USER}'@'%'`)
    ;({ token } = await createUser())
    server = await ServerProcess.prepare(account)
    await server.start({ RATE_LIMITS: 'off' })
    return async () => {
      await server.dispose()
      await readOnly(false)
      await db.rawQuery(`drop user '${account.DB_USER}'@'%'`)
      await empty()
    }
  }
  if (onMysql) {
    group.setup(prepare)
    group.each.teardown(() => readOnly(false))
  }
  group.each.skip(!onMysql, 'a file has no such mode')

  const statusOf = async (path: string) => (await fetch(server.url + path)).status
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, {
      ...init,
      headers: { 'authorization': token, 'content-type': 'application/json' },
    })
    await answer.text()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  }
  const write = () => call('/api/user/addresses', { method: 'POST', body: JSON.stringify(address) })
  const atOnce = (count: number, work: typeof write) => Promise.all(Array.from({ length: count }, () => work()))

  test('a read-only database answers 503 until it accepts writes again', async ({ assert }) => {
    for (const { status } of await atOnce(6, write)) assert.equal(status, 200)

    await readOnly(true)
    for (let round = 0; round < 2; round++) {
      for (const answer of await atOnce(6, write)) {
        assert.deepEqual(answer, { status: 503, retryAfter: '5' })
      }
    }
    assert.equal(await statusOf('/health/ready'), 503)
    assert.equal(await statusOf('/health/live'), 200)

    await readOnly(false)
    for (const { status } of await atOnce(6, write)) assert.equal(status, 200)
    assert.equal(await statusOf('/health/ready'), 200)
  })

  test('writes wait for the failover of the primary', async ({ assert }) => {
    await atOnce(6, write)
    await readOnly(true)
    const writes = atOnce(6, write)
    await pause(400)
    await readOnly(false)
    for (const { status } of await writes) assert.equal(status, 200)
  })

  test('connections closed by the server are not reused', async ({ assert }) => {
    await atOnce(6, write)
    const [all] = await db.rawQuery('show processlist')
    const own = (all as { Id: number; User: string }[]).filter(({ User }) => User === account.DB_USER)
    assert.isNotEmpty(own)
    for (const { Id } of own) await db.rawQuery(`kill connection ${Id}`).catch(() => null)
    await pause(200)
    for (const { status } of await atOnce(12, write)) assert.equal(status, 200)
  })
})
