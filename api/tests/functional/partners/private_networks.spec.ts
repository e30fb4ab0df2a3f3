import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { postWebhook } from '#partners/webhooks/post_webhook'
import { checkUrl, isPublicAddress } from '#partners/webhooks/public_addresses'
import { allowPrivateHosts, startReceiver } from '#tests/functional/partners/receiver'

const call = { headers: {}, body: '{}' }

test.group('Webhooks and private networks', () => {
  test('addresses of private and special networks are not public', ({ assert }) => {
    const refused = `
      0.0.0.0 10.1.2.3 100.100.100.200 127.0.0.1 169.254.169.254 172.31.255.255 192.168.0.1 192.0.2.1 198.18.0.1
      198.51.100.7 203.0.113.9 224.0.0.1 255.255.255.255 192.88.99.1 :: ::1 ::10.0.0.1 ::ffff:10.0.0.1 ::ffff:7f00:1
      64:ff9b::a00:1 64:ff9b:1::1 2002:a00:1:: fc00::1 fd12::1 fe80::1 ff02::1 2001::1 2001:db8::1 100::1 example.com
    `.trim()
    for (const address of refused.split(/\s+/)) assert.isFalse(isPublicAddress(address), address)
    for (const address of ['8.8.8.8', '47.96.0.1', '2400:3200::1', '::ffff:8.8.8.8']) {
      assert.isTrue(isPublicAddress(address), address)
    }
  })

  test('a private address is refused when an endpoint is saved')
    .with([
      'https://127.0.0.1/hook',
      'https://[::ffff:10.0.0.1]/hook',
      'https://[::1]/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://localhost/hook',
      'https://169.254.169.254/latest/meta-data',
      'ftp://example.com/',
      'https://user:secret@example.com/',
      'https://8.8.8.8/#part',
      'javascript:alert(1)',
      'no url',
    ])
    .run(async ({ assert }, url) => {
      await assert.rejects(() => checkUrl(url))
    })

  test('production takes only https on public ports', async ({ assert, cleanup }) => {
    const { inProduction } = app
    cleanup(() => void Object.defineProperty(app, 'inProduction', { value: inProduction, configurable: true }))
    Object.defineProperty(app, 'inProduction', { value: true, configurable: true })

    for (const url of ['http://8.8.8.8/', 'https://8.8.8.8:22/', 'https://8.8.8.8:80/']) {
      await assert.rejects(() => checkUrl(url))
    }
    for (const url of ['https://8.8.8.8/', 'https://8.8.8.8:8443/']) assert.equal(await checkUrl(url), url)
  })

  test('a private address never gets a connection')
    .with(['127.0.0.1', '[::ffff:127.0.0.1]', 'localhost'])
    .run(async ({ assert, cleanup }, host) => {
      const receiver = await startReceiver()
      cleanup(receiver.stop)

      const result = await postWebhook({ url: `http://${host}:${receiver.port}/hook`, ...call })
      assert.include(result, { status: null, error: 'refused-address' })
      assert.equal(receiver.state.connections, 0)
    })

  test('a name that becomes private is refused at the next call', async ({ assert, cleanup }) => {
    const receiver = await startReceiver()
    cleanup(receiver.stop)
    const answers = [[{ address: '8.8.8.8', family: 4 }], [{ address: '127.0.0.1', family: 4 }]]
    const asked: string[] = []
    const resolve = async (name: string) => {
      asked.push(name)
      return answers[asked.length - 1]
    }
    const { publicAddresses } = await import('#partners/webhooks/public_addresses')
    await publicAddresses('hooks.example.com', resolve)

    const result = await postWebhook({ url: `http://hooks.example.com:${receiver.port}/`, ...call }, resolve)
    assert.equal(result.error, 'refused-address')
    assert.lengthOf(asked, 2)
    assert.equal(receiver.state.connections, 0)
  })

  test('a name with one private address among public ones is refused', async ({ assert, cleanup }) => {
    const receiver = await startReceiver()
    cleanup(receiver.stop)
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '::ffff:127.0.0.1', family: 6 },
    ]
    const result = await postWebhook({ url: `http://mixed.example.com:${receiver.port}/`, ...call }, resolve)
    assert.equal(result.error, 'refused-address')
    assert.equal(receiver.state.connections, 0)
  })

  test('the connection goes to the checked address, without a second lookup', async ({ assert, cleanup }) => {
    const receiver = await startReceiver()
    cleanup(receiver.stop)
    cleanup(allowPrivateHosts('hooks.example.com'))
    let lookups = 0
    const resolve = async () => {
      lookups++
      return [{ address: '127.0.0.1', family: 4 }]
    }
    const result = await postWebhook({ url: `http://hooks.example.com:${receiver.port}/`, ...call }, resolve)
    assert.include(result, { status: 200, error: null })
    assert.equal(lookups, 1)
    assert.equal(receiver.calls[0].headers.host, `hooks.example.com:${receiver.port}`)
  })

  test('a redirect is a failure and not followed', async ({ assert, cleanup }) => {
    const inside = await startReceiver()
    const location = inside.url
    const receiver = await startReceiver(() => ({ status: 302, headers: { location } }))
    cleanup(inside.stop)
    cleanup(receiver.stop)
    cleanup(allowPrivateHosts('127.0.0.1'))

    const result = await postWebhook({ url: receiver.url, ...call })
    assert.include(result, { status: 302, error: 'status' })
    assert.equal(inside.state.connections, 0)
  })

  test('unknown names, closed ports and long answers end with a reason', async ({ assert, cleanup }) => {
    const receiver = await startReceiver(() => ({ status: 200, body: '答'.repeat(100_000) }))
    cleanup(receiver.stop)
    cleanup(allowPrivateHosts('127.0.0.1'))

    const long = await postWebhook({ url: receiver.url, ...call })
    assert.include(long, { status: 200, error: null })
    assert.equal([...long.responseStart!].length, 1000)
    const unknown = await postWebhook({ url: 'http://hooks.invalid/', ...call }, async () => {
      throw new Error('ENOTFOUND')
    })
    assert.equal(unknown.error, 'dns')
    const closed = await postWebhook({ url: 'http://127.0.0.1:1/', ...call })
    assert.equal(closed.error, 'connect')
    const noTls = await postWebhook({ url: receiver.url.replace('http', 'https'), ...call })
    assert.equal(noTls.error, 'tls')
  })
})
