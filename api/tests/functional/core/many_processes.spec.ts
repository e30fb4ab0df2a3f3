import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { rates } from '#config/rates'
import { person } from '#tests/factories/accounts'
import { ApiProcesses } from '#tests/functional/api_processes'

test.group('Two APIs without Redis', (group) => {
  group.tap((test) => test.tags(['@slow']))
  const apis = new ApiProcesses()

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    await apis.start(2, { RATE_LIMITS: 'on' })
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

  test('what protects people is counted together', async ({ assert }) => {
    const { token } = await person()
    const { calls } = rates.order
    const answers = []
    for (let at = 0; at <= calls; at++) {
      answers.push((await post(apis.urls[at % 2], '/api/user/orders/buy', token)).status)
    }
    assert.notInclude(answers.slice(0, calls), 429)
    assert.equal(answers[calls], 429)
    await db.from('rate_limits').delete()
  })

  test('what protects a machine is counted by each', async ({ assert }) => {
    const { token } = await person()
    const { calls } = rates.exam
    const ask = (url: string) => post(url, '/api/user/papers', token)
    for (let at = 0; at < calls; at++) assert.notEqual((await ask(apis.urls[0])).status, 429)
    assert.equal((await ask(apis.urls[0])).status, 429)
    assert.notEqual((await ask(apis.urls[1])).status, 429)
  })
})
