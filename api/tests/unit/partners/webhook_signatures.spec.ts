import { test } from '@japa/runner'
import { Webhook } from 'standardwebhooks'
import { createSecret } from '#partners/webhook_secret'
import { signedHeaders } from '#partners/webhooks/sign'

const published = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  call: { webhookId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const own = {
  secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  call: {
    webhookId: 'msg_01JDRZ8Q2M4X7V9T3B5N6K8H0C',
    timestamp: 1795832104,
    body: '{"type":"order.paid","timestamp":"2026-11-28T02:15:04Z","data":{"orderNo":"26112810150412345678"}}',
  },
  signature: 'v1,pLhi+lR7gltY1UHu0d2Xr6EOUt+zy5ZGsDHpr1mmkjM=',
}

test.group('Signatures of webhooks', () => {
  test('the signature equals test vector {$i}')
    .with([published, own])
    .run(({ assert }, { secret, call, signature }) => {
      assert.equal(signedHeaders([secret], call)['webhook-signature'], signature)
    })

  test('a receiver with standardwebhooks verifies a call', ({ assert }) => {
    const secret = createSecret()
    const timestamp = Math.floor(Date.now() / 1000)
    const call = { webhookId: 'msg_1', timestamp, body: '{"type":"order.paid","name":"孟**"}' }
    const headers = signedHeaders([secret], call)
    const receiver = new Webhook(secret)

    assert.deepEqual(receiver.verify(call.body, headers), JSON.parse(call.body))
    assert.throws(() => receiver.verify(`${call.body} `, headers))
    const late = signedHeaders([secret], { ...call, timestamp: timestamp - 301 })
    assert.throws(() => receiver.verify(call.body, late))
    assert.throws(() => new Webhook(createSecret()).verify(call.body, headers))
  })

  test('both secrets verify while a secret changes', ({ assert }) => {
    const [before, after] = [createSecret(), createSecret()]
    const call = { webhookId: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body: '{}' }
    const headers = signedHeaders([after, before], call)

    for (const secret of [before, after]) assert.deepEqual(new Webhook(secret).verify('{}', headers), {})
  })
})
