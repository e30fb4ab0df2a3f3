import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { now } from '#core/time'
import { probeEndpoint } from '#partners/webhooks/probe_endpoint'
import { createSecret, sealSecret } from '#partners/webhook_secret'
import WebhookEndpoint from '#partners/webhook_endpoint'
import { examineVendors } from '#start/doctor_live'
import { createUser } from '#tests/factories/accounts'
import { keyOf } from '#tests/functional/partners/key_fixture'
import { allowPrivateHosts, startReceiver } from '#tests/functional/partners/receiver'
import { startTlsReceiver } from '#tests/functional/partners/tls_receiver'

const toThisMachine = async () => [{ address: '127.0.0.1', family: 4 }]

test.group('Probes of webhook endpoints', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => allowPrivateHosts('hooks.example.com'))

  test('a certificate is right until fourteen days before its end')
    .with([
      { days: 90, level: undefined },
      { days: 13, level: 'doubtful' as const },
    ])
    .run(async ({ assert, cleanup }, { days, level }) => {
      const receiver = await startTlsReceiver(days)
      cleanup(receiver.stop)
      const { answer, fault } = await probeEndpoint(receiver.url, toThisMachine, receiver.cert)
      assert.include(answer, 'certificate')
      assert.equal(fault?.level, level)
      assert.equal(receiver.receivedBytes(), 0)
    })

  test('unknown names, private addresses, closed ports and foreign certificates are reported', async ({
    assert,
    cleanup,
  }) => {
    const receiver = await startTlsReceiver(90)
    cleanup(receiver.stop)
    const unknown = () => Promise.reject(new Error('ENOTFOUND'))
    const answerOf = async (...call: Parameters<typeof probeEndpoint>) => (await probeEndpoint(...call)).answer
    assert.equal(await answerOf(receiver.url, unknown), 'dns')
    assert.equal(await answerOf('https://127.0.0.1/hook'), 'refused-address')
    assert.equal(await answerOf('https://[::ffff:10.0.0.1]/hook'), 'refused-address')
    assert.equal(await answerOf('https://hooks.example.com:1/', toThisMachine), 'connect')
    assert.equal(await answerOf(receiver.url, toThisMachine), 'tls')
    const other = receiver.url.replace('hooks.', 'other.')
    cleanup(allowPrivateHosts('other.example.com'))
    assert.equal(await answerOf(other, toThisMachine, receiver.cert), 'tls')
  })

  test('the doctor asks enabled endpoints only', async ({ assert, cleanup }) => {
    cleanup(allowPrivateHosts('127.0.0.1'))
    const receiver = await startReceiver()
    cleanup(receiver.stop)
    const { account } = await keyOf(await createUser())
    const endpoint = { serviceAccountId: account.id, eventTypes: '[]', failures: 0, lockVersion: 0 }
    const secretCipher = sealSecret(createSecret())
    await WebhookEndpoint.create({ ...endpoint, url: receiver.url, secretCipher })
    const disabled = { disabledAt: now(), disabledReason: 'admin' as const }
    await WebhookEndpoint.create({ ...endpoint, ...disabled, url: 'http://127.0.0.1:1/', secretCipher })

    const found = (await examineVendors(app)).filter(({ about }) => about === 'webhook endpoint')
    assert.lengthOf(found, 1)
    assert.equal(found[0].level, 'fine')
    assert.isEmpty(receiver.calls)
  })
})
