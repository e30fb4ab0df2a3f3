import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { roundsUntil, times } from '#tests/repeat'
import { brokenInvariants } from '#tests/invariants'
import { Journal, expireOrders, waitForSomeAcks } from './ack_log.js'
import { ServerProcess } from './server_process.js'

const kills = times(4, 50)
const buyers = 16

test.group('kill -9 during checkouts', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('no acknowledged order is lost or duplicated', async ({ assert, cleanup }) => {
    const tokens: string[] = []
    for (let count = 0; count < buyers; count++) tokens.push((await createUser()).token)
    const products = [{ courseId: await course(), courseCount: 1 }]
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    const journal = new Journal(server.url, products)
    let cut = 0

    await server.start()
    for (const round of roundsUntil(kills, () => cut > 0)) {
      const pressing = journal.press(tokens)
      await waitForSomeAcks(journal, buyers)
      await server.kill()
      await pressing
      if (journal.acknowledged.length < round * buyers) cut++
      const result = [...journal.acknowledged]

      await server.look(async (client) => {
        assert.deepEqual(await brokenInvariants(client), [])
        const rows = await client.from('orders').select('order_no')
        assert.includeMembers(
          rows.map(({ order_no: orderNo }) => orderNo),
          result.map(({ orderId }) => orderId)
        )
      })

      await server.start()
      await journal.again()
      for (const entry of result.slice(-buyers)) {
        assert.equal(await journal.repeat(entry), entry.orderId)
      }
      await server.look(async (client) => {
        const [{ count }] = await client.from('orders').count('* as count')
        assert.equal(Number(count), round * buyers)
        assert.deepEqual(await brokenInvariants(client), [])
        await expireOrders(client)
      })
      assert.lengthOf(journal.acknowledged, round * buyers)
    }
    assert.isAbove(cut, 0, 'no kill happened between the first and the last answer')
  }).timeout(times(480_000, 900_000))
})
