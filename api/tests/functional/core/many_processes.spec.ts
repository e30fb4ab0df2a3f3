import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { rates } from '#config/rate_limits'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { ApiProcesses } from '#tests/functional/api_processes'
import { keyOf } from '#tests/functional/partners/key_fixture'

test.group('Two APIs without Redis', (group) => {
  group.tap((test) => test.tags(['@slow']))
  const apis = new ApiProcesses()

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    await apis.start(2, { RATE_LIMITS: 'on', RESPONSE_CACHE_MB: '8' })
    return async () => {
      await apis.stop()
      await empty()
    }
  })

  async function post(url: string, path: string, token: string, body = {}) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'authorization': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as { code: string }) }
  }

  test('a change reaches the other API within five seconds', async ({ assert }) => {
    const { token } = await createUser(Role.Admin)
    const id = await course()
    const status = async (url: string) => (await fetch(`${url}/api/public/courses/${id}`)).status
    const [writer, reader] = apis.urls
    assert.equal(await status(reader), 200)
    assert.equal((await post(writer, `/api/admin/courses/unpublish/${id}`, token)).code, '200')
    assert.deepEqual([await status(writer), await status(reader)], [404, 200])
    await pause(5_000)
    assert.equal(await status(reader), 404)
  })

  test('rate limits that protect users are shared', async ({ assert }) => {
    const { token } = await createUser()
    const { calls } = rates.order
    const answers = []
    for (let at = 0; at <= calls; at++) {
      answers.push((await post(apis.urls[at % 2], '/api/user/orders/buy', token)).status)
    }
    assert.notInclude(answers.slice(0, calls), 429)
    assert.equal(answers[calls], 429)
    await db.from('rate_limits').delete()
  })

  test('rate limits of a service key are shared', async ({ assert }) => {
    const { key } = await keyOf(await createUser())
    const write = (url: string, authorization: string) =>
      fetch(`${url}/api/v1/webhooks/1`, { method: 'DELETE', headers: { authorization } })
    const { calls } = rates.partnerWrite
    for (let at = 1; at < calls; at++) {
      const { status } = await write(apis.urls[at % 2], `Bearer ${key}`)
      assert.equal(status, 404)
    }
    const last = await write(apis.urls[0], `Bearer ${key}`)
    const refused = await write(apis.urls[1], `Bearer ${key}`)
    assert.deepEqual(
      [last, refused].map(({ status, headers }) => [
        status,
        headers.get('ratelimit-limit'),
        headers.get('ratelimit-remaining'),
      ]),
      [
        [404, '120', '0'],
        [429, '120', '0'],
      ]
    )
    const seconds = Number(refused.headers.get('ratelimit-reset'))
    assert.isTrue(seconds > 0 && seconds <= 60)
    assert.equal(Number(refused.headers.get('retry-after')), seconds)
    assert.include(await refused.json(), { status: 429, code: 'too-many-requests' })
    assert.lengthOf(await db.from('rate_limits').where('key', 'like', '%partnerWrite:key-%'), 1)
  })

  test('a wrong service key is not counted in the database', async ({ assert }) => {
    await db.from('rate_limits').delete()
    const authorization = 'Bearer zxk_live_wrong'
    const { status } = await fetch(`${apis.urls[0]}/api/v1/me`, { headers: { authorization } })
    assert.equal(status, 401)
    assert.isEmpty(await db.from('rate_limits'))
  })

  test('rate limits that protect a process are counted separately', async ({ assert }) => {
    const { token } = await createUser()
    const { calls } = rates.exam
    const ask = (url: string) => post(url, '/api/user/papers', token)
    for (let at = 0; at < calls; at++) assert.notEqual((await ask(apis.urls[0])).status, 429)
    assert.equal((await ask(apis.urls[0])).status, 429)
    assert.notEqual((await ask(apis.urls[1])).status, 429)
  })
})
