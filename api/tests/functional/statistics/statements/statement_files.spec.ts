import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { now, toWireDay } from '#core/time'
import { ApiProcesses } from '#tests/functional/api_processes'
import { newPartner } from './channel_fixture.js'

test.group('Files of statements', (group) => {
  const apis = new ApiProcesses()

  group.setup(async () => {
    const empty = await testUtils.db().truncate()
    await apis.start(1, { RATE_LIMITS: 'on' })
    return async () => {
      await apis.stop()
      await empty()
    }
  })

  test('files of several months can be downloaded in a row', async ({ assert }) => {
    const { own } = await newPartner('ZXD001', 1_000)
    const month = toWireDay(now()).slice(0, 7)
    const answers: number[] = []
    for (const kind of ['pdf', 'xlsx', 'pdf', 'xlsx']) {
      const address = `${apis.urls[0]}/api/admin/statements/${own.user.id}/${month}/${kind}`
      const answer = await fetch(address, { headers: { authorization: own.token } })
      await answer.arrayBuffer()
      answers.push(answer.status)
    }
    assert.deepEqual(answers, [200, 200, 200, 200])
  })
})
