import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { roundsUntil, repeatCount } from '#tests/repeat'
import { brokenInvariants } from '#tests/invariants'
import { AckLog, expireOrders, waitForSomeAcks } from './ack_log.js'
import { ServerProcess } from './server_process.js'

const kills = repeatCount(4, 50)
const buyers = 16

test.group('kill -9 during checkouts', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('no acknowledged order is lost or duplicated', async ({ assert, cleanup }) => {
    const tokens: string[] = []
    for (let count = 0; count < buyers; count++) tokens.push((await createUser()).token)
    const products = [{ courseId: await course(), courseCount: 1 }]
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    const ackLog = new AckLog(server.url, products)
    let cut = 0

    await server.start()
    for (const round of roundsUntil(kills, () => cut > 0)) {
      const pressing = ackLog.press(tokens)
      await waitForSomeAcks(ackLog, buyers)
      await server.kill()
      await pressing
      if (ackLog.acknowledged.length < round * buyers) cut++
      const result = [...ackLog.acknowledged]

      await server.look(async (client) => {
        assert.deepEqual(await brokenInvariants(client), [])
        const rows = await client.from('orders').select('order_no')
        assert.includeMembers(
          rows.map(({ order_no: orderNo }) => orderNo),
          result.map(({ orderId }) => orderId)
        )
      })

      await server.start()
      await ackLog.retryUnanswered()
      for (const entry of result.slice(-buyers)) {
        assert.equal(await ackLog.repeat(entry), entry.orderId)
      }
      await server.look(async (client) => {
        const [{ count }] = await client.from('orders').count('* as count')
        assert.equal(Number(count), round * buyers)
        assert.deepEqual(await brokenInvariants(client), [])
        await expireOrders(client)
      })
      assert.lengthOf(ackLog.acknowledged, round * buyers)
    }
    assert.isAbove(cut, 0, 'no kill happened between the first and the last answer')
  }).timeout(repeatCount(480_000, 900_000))
})
