import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ShortSeconds } from '#core/cache/freshness'
import env from '#start/env'
import { password, createUser } from '#tests/factories/accounts'
import testUtils from '@adonisjs/core/services/test_utils'
import { createKey } from '#partners/keys/key_format'
import { UnresponsiveProxy } from './unresponsive_server.js'
import { ServerProcess } from './server_process.js'

const onMysql = db.connection().dialect.name === 'mysql'
const promisedMs = 5_000
/** Tolerance for a busy machine, in milliseconds. */
const slackMs = 1_000

test.group('Stalled database', (group) => {
  group.each.setup(async () => {
    await testUtils.db().truncate()
    return testUtils.db().truncate()
  })

  test('every call ends in time and the pool recovers', async ({ assert, cleanup }) => {
    const { user, token } = await createUser()
    const hole = await UnresponsiveProxy.before(env.get('DB_PORT')!, env.get('DB_HOST'))
    const server = await ServerProcess.prepare({ DB_HOST: '127.0.0.1', DB_PORT: String(hole.port) })
    cleanup(async () => {
      await server.dispose()
      hole.close()
    })
    await server.start({ DB_POOL: '4', RATE_LIMITS: 'on' })
    const calls = apiClientFor(server.url, token, user.loginName!)
    for (const call of Object.values(calls)) assert.isBelow((await call()).status, 500)

    // More calls than pool connections, so some connections are open and some are not.
    await Promise.all(Array.from({ length: 3 }, () => calls.list()))
    // Until then a search is served from the cache.
    await setTimeout(ShortSeconds * 1_000)
    hole.swallow()
    const waiting = Object.entries(calls).flatMap(([name, call]) =>
      Array.from({ length: 3 }, async () => ({ name, ...(await call()) }))
    )
    const live = await fetch(`${server.url}/health/live`)
    assert.equal(live.status, 200)
    assert.equal((await callWithKey(server.url, mistyped(createKey()))).status, 401)
    assert.equal((await callWithKey(server.url, createKey())).status, 503)
    for (const { name, status, retryAfter, ms } of await Promise.all(waiting)) {
      assert.equal(status, 503, name)
      assert.equal(retryAfter, '5', name)
      assert.isBelow(ms, promisedMs + slackMs, name)
    }
    const later = await Promise.all(Object.values(calls).map((call) => call()))
    for (const { status, ms } of later) {
      assert.equal(status, 503)
      assert.isBelow(ms, promisedMs + slackMs)
    }

    hole.recover()
    const giveUpAt = Date.now() + 60_000
    while (!(await server.isReady()) && Date.now() < giveUpAt);
    for (const [name, call] of Object.entries(calls)) {
      assert.isBelow((await call()).status, 500, name)
    }
  }).skip(!onMysql, 'an embedded database cannot be cut off')

  test('a locked row answers 503 in time', async ({ assert, cleanup }) => {
    const { user, token } = await createUser()
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    await server.start()
    const trx = await server.look(async (client) => {
      const holder = await client.transaction()
      await holder.from('users').where({ id: user.id }).forUpdate().first()
      return holder
    })
    cleanup(() => trx.rollback())

    const { status, retryAfter, ms } = await saveAddress(server.url, token)
    assert.equal(status, 503)
    assert.equal(retryAfter, '5')
    assert.isBelow(ms, promisedMs + slackMs)
  }).skip(!onMysql, 'an embedded database has one writer')

  test('a database file locked by another process answers 503 in time', async ({ assert, cleanup }) => {
    const { token } = await createUser()
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    await server.start()
    const holder = new DatabaseSync(join(server.directory, 'zhuxue.sqlite'))
    cleanup(() => void holder.close())
    holder.exec('begin immediate')

    const writes = Array.from({ length: 8 }, () => saveAddress(server.url, token))
    const live = await timed(`${server.url}/health/live`)
    assert.equal(live.status, 200)
    assert.isBelow(live.ms, promisedMs)
    for (const { status, retryAfter, ms } of await Promise.all(writes)) {
      assert.equal(status, 503)
      assert.equal(retryAfter, '5')
      assert.isBelow(ms, promisedMs + slackMs)
    }

    holder.exec('rollback')
    assert.equal((await saveAddress(server.url, token)).status, 200)
  }).skip(onMysql, 'a server has locks of its own')
})

function saveAddress(url: string, token: string) {
  const address = {
    name: '张三',
    telephone: '13911112222',
    region: ['370000', '370100', '370102'],
    address: '泉城路1号',
  }
  return timed(`${url}/api/user/addresses`, {
    method: 'POST',
    headers: { 'authorization': token, 'content-type': 'application/json' },
    body: JSON.stringify(address),
  })
}

function apiClientFor(url: string, token: string, loginName: string) {
  const json = { 'content-type': 'application/json' }
  const own = { authorization: token }
  const signIn = JSON.stringify({ loginName, passwd: password, loginType: 'password' })
  return {
    list: () => timed(`${url}/api/public/courses`),
    search: () => timed(`${url}/api/public/search?keyword=造价`),
    profile: () => timed(`${url}/api/user/profile`, { headers: own }),
    orders: () => timed(`${url}/api/user/orders`, { headers: own }),
    signIn: () => timed(`${url}/api/security/login`, { method: 'POST', headers: json, body: signIn }),
    ready: () => timed(`${url}/health/ready`),
  }
}

async function timed(url: string, init?: RequestInit) {
  const began = performance.now()
  const answer = await fetch(url, init)
  await answer.text()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ms: performance.now() - began }
}

const callWithKey = (url: string, key: string) =>
  fetch(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${key}` } })

const mistyped = (key: string) => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
