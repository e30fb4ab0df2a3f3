import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { transaction } from '#core/transaction'
import { accountsOf } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'
import { createSecret, sealSecret } from '#partners/webhook_secret'
import WebhookEndpoint from '#partners/webhook_endpoint'
import { createUser } from '#tests/factories/accounts'
import { keyOf } from '#tests/functional/partners/key_fixture'
import { startReceiver } from '#tests/functional/partners/receiver'
import { repeatCount } from '#tests/repeat'
import { passTimeUntil } from './pass_time.js'
import { randomIntUpTo } from './random_kill_time.js'
import { ServerProcess } from './server_process.js'

const kills = repeatCount(2, 20)
const events = 12
const sending = { WORKER: 'inline', WEBHOOKS_PRIVATE_HOSTS: '127.0.0.1' }

test.group('kill -9 during webhook calls', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('events of a killed sender arrive with the same id', async ({ assert, cleanup }) => {
    for (let round = 1; round <= kills; round++) {
      const receiver = await startReceiver()
      await endpointWithEvents(receiver.url)
      const server = await ServerProcess.prepare()
      cleanup(() => server.dispose())
      cleanup(receiver.stop)
      const idOf = ({ headers }: (typeof receiver.calls)[number]) => String(headers['webhook-id'])

      // Some calls are answered; then the others are on their way when the process dies.
      const answered = randomIntUpTo(events - 5)
      receiver.state.answer = () => ({ status: 200, delayMs: receiver.calls.length > answered ? 3_000 : 0 })
      await server.start(sending)
      await passTimeUntil(server, () => receiver.calls.length > answered)
      await server.kill()
      const lost = await server.look((client) => client.from('webhook_deliveries').where('state', 'sending'))
      assert.isNotEmpty(lost, `round ${round}`)
      const before = receiver.calls.map(idOf)

      receiver.state.answer = () => ({ status: 200 })
      await server.start(sending)
      await passTimeUntil(server, () =>
        server.look(async (client) => !(await client.from('webhook_deliveries').whereNot('state', 'delivered').first()))
      )
      const rows = await server.look((client) => client.from('webhook_events').select('public_id as id'))
      const ids = rows.map(({ id }: { id: string }) => id)
      assert.lengthOf(ids, events)
      assert.sameMembers([...new Set(receiver.calls.map(idOf))], ids)
      assert.isAbove(receiver.calls.length, events, 'nothing was sent twice')
      assert.includeMembers(ids, before)
      await server.kill()
      await testUtils
        .db()
        .truncate()
        .then((undo) => undo())
    }
  }).timeout(repeatCount(180_000, 900_000))
})

async function endpointWithEvents(url: string): Promise<void> {
  const owner = await createUser()
  const { account } = await keyOf(owner)
  await WebhookEndpoint.create({
    serviceAccountId: account.id,
    url,
    eventTypes: JSON.stringify(['invoice.reversed']),
    secretCipher: sealSecret(createSecret()),
    failures: 0,
    lockVersion: 0,
  })
  await transaction((trx) =>
    queuePartnerEvents(trx, 'invoice.reversed', accountsOf(owner.user.id), () =>
      Array.from({ length: events }, (_, at) => ({
        subject: `invoice:${at}`,
        data: { invoiceId: at, orderNo: '1', amountFen: 100 },
      }))
    )
  )
}
