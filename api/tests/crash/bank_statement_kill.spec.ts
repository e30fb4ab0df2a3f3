import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { brokenInvariants } from '#tests/invariants'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { csv, row } from '#tests/functional/commerce/bank/bank_shop'
import { roundsUntil, repeatCount } from '#tests/repeat'
import { waitForRandomKillTime, randomIntUpTo } from './random_kill_time.js'
import { ServerProcess } from './server_process.js'

const kills = repeatCount(2, 8)
const buyers = 8

test.group('kill -9 during the import of a bank statement', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('a statement imported again after a kill stores each line once', async ({ assert }) => {
    const admin = await createUser(Role.Admin)
    const people: CreatedUser[] = []
    for (let count = 0; count < buyers; count++) people.push(await createUser())
    const courseId = await course()
    const server = await ServerProcess.prepare()
    const settings = { PAYMENT_DRIVERS: 'local,bank' }
    let midway = 0
    try {
      await server.start(settings)
      for (const round of roundsUntil(kills, () => midway > 0)) {
        const codes = await Promise.all(people.map((buyer) => transfer(server, buyer, courseId)))
        // Every second buyer transfers too little.
        const file = csv(codes.map((remark, at) => row({ remark, amount: at % 2 ? '99.00' : '100.00' })))
        const stored = () =>
          server.look(async (client) => {
            const [{ count }] = await client.from('bank_lines').count('* as count')
            return Number(count) - (round - 1) * buyers
          })

        const sending = send(server, admin, file).catch(() => null)
        await waitForRandomKillTime(stored, 1 + randomIntUpTo(buyers - 3))
        await server.kill()
        await sending
        const before = await stored()
        if (before > 0 && before < buyers) midway++
        await server.look(async (client) => assert.deepEqual(await brokenInvariants(client), []))

        await server.start(settings)
        const report = await send(server, admin, file)

        assert.equal(report.imported + report.repeated, buyers)
        assert.equal(await stored(), buyers)
        await server.look(async (client) => {
          assert.deepEqual(await brokenInvariants(client), [])
          const [{ count }] = await client.from('payment_exceptions').count('* as count')
          assert.equal(Number(count), (round * buyers) / 2)
        })
      }
    } finally {
      await server.dispose()
    }
    assert.isAbove(midway, 0, 'no kill happened between the first and the last line')
  }).timeout(repeatCount(480_000, 900_000))
})

async function post(server: ServerProcess, { token: authorization }: CreatedUser, path: string, body: object) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as any
}

/** @returns the code of a new order by transfer */
async function transfer(server: ServerProcess, buyer: CreatedUser, courseId: number): Promise<string> {
  const products = [{ courseId, courseCount: 1 }]
  const { orderId } = await post(server, buyer, '/api/user/orders/buy', { products, orderType: 'single' })
  await post(server, buyer, `/api/user/orders/${orderId}/payment-attempts`, { provider: 'bank', way: 'transfer' })
  const response = await fetch(`${server.url}/api/orders/${orderId}`, { headers: { authorization: buyer.token } })
  return ((await response.json()) as any).order.bankTransfer.transferCode
}

async function send(server: ServerProcess, { token: authorization }: CreatedUser, file: Buffer) {
  const response = await fetch(`${server.url}/api/admin/bank-statements?fileName=a.csv`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(file),
  })
  return (await response.json()) as any
}
