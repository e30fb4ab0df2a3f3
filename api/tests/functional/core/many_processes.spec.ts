import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { rates } from '#config/rate_limits'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { ApiProcesses } from '#tests/functional/api_processes'

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

  test('rate limits that protect a process are counted separately', async ({ assert }) => {
    const { token } = await createUser()
    const { calls } = rates.exam
    const ask = (url: string) => post(url, '/api/user/papers', token)
    for (let at = 0; at < calls; at++) assert.notEqual((await ask(apis.urls[0])).status, 429)
    assert.equal((await ask(apis.urls[0])).status, 429)
    assert.notEqual((await ask(apis.urls[1])).status, 429)
  })
})
