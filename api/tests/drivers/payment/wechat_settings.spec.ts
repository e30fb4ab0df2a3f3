import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { wechatSettings, type WechatEnvironment } from '#drivers/payment/wechat/settings'
import { merchant, wallet } from '#tests/drivers/payment/fake_wechat_keys'

const certificate = readFileSync(new URL('../../fixtures/wechat_platform_certificate.pem', import.meta.url), 'utf8')
const pem = merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const publicPem = wallet.byKey.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const whole: WechatEnvironment = {
  WECHAT_PAY_MERCHANT_ID: merchant.merchantId,
  WECHAT_PAY_APP_ID: merchant.appId,
  WECHAT_PAY_SERIAL: merchant.serial,
  WECHAT_PAY_PRIVATE_KEY: pem,
  WECHAT_PAY_API_KEY: merchant.apiKey,
  WECHAT_PAY_PUBLIC_KEY: publicPem,
  WECHAT_PAY_PUBLIC_KEY_ID: wallet.publicKeyId,
}
const read = (changes: WechatEnvironment = {}, address = 'https://shop.example.com') =>
  wechatSettings({ ...whole, ...changes }, address)

test.group('WeChat Pay settings', () => {
  test('a complete set of settings is read', ({ assert }) => {
    const settings = read()

    assert.equal(settings.notifyUrl, 'https://shop.example.com/api/pay/wechat/notify')
    assert.deepEqual([...settings.bySerial.keys()], [wallet.publicKeyId])
    assert.isTrue(settings.privateKey.equals(merchant.privateKey))
  })

  test('a key may be a file or escaped text', ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'))
    const file = join(folder, 'apiclient_key.pem')
    writeFileSync(file, pem)

    assert.isTrue(read({ WECHAT_PAY_PRIVATE_KEY: file }).privateKey.equals(merchant.privateKey))
    const line = pem.replaceAll('\n', '\\n')
    assert.isTrue(read({ WECHAT_PAY_PRIVATE_KEY: line }).privateKey.equals(merchant.privateKey))
    rmSync(folder, { recursive: true })
  })

  test('certificates are found by serial', ({ assert }) => {
    const both = read({ WECHAT_PAY_CERTIFICATES: certificate })
    const alone = read({
      WECHAT_PAY_CERTIFICATES: certificate,
      WECHAT_PAY_PUBLIC_KEY: undefined,
      WECHAT_PAY_PUBLIC_KEY_ID: undefined,
    })

    assert.deepEqual([...both.bySerial.keys()], [wallet.publicKeyId, wallet.certificateSerial])
    assert.deepEqual([...alone.bySerial.keys()], [wallet.certificateSerial])
    assert.isNull(alone.publicKeyId)
  })

  test('all missing settings are reported at once', ({ assert }) => {
    const message = messageOf(() => wechatSettings({}, 'http://localhost:3000'))

    for (const name of [...Object.keys(whole), 'WECHAT_PAY_CERTIFICATES', 'NOTIFY_URL']) {
      assert.include(message, name)
    }
  })

  test('{what} prevents the start')
    .with([
      { what: 'an APIv3 key of 31 characters', WECHAT_PAY_API_KEY: merchant.apiKey.slice(1) },
      { what: 'a merchant id of letters', WECHAT_PAY_MERCHANT_ID: 'merchant' },
      { what: 'an app id without wx', WECHAT_PAY_APP_ID: '2421b1c4370ec43b00' },
      { what: 'an invalid serial', WECHAT_PAY_SERIAL: 'PUB_KEY_ID_1' },
      { what: 'a private key of another kind', WECHAT_PAY_PRIVATE_KEY: curve() },
      { what: 'a public key as the private one', WECHAT_PAY_PRIVATE_KEY: publicPem },
      { what: 'a private key as the public one', WECHAT_PAY_PUBLIC_KEY: pem },
      { what: 'a certificate as the public key', WECHAT_PAY_PUBLIC_KEY: certificate },
      { what: 'a missing file', WECHAT_PAY_PRIVATE_KEY: '/nowhere/key.pem' },
      { what: 'a public key without its id', WECHAT_PAY_PUBLIC_KEY_ID: undefined },
      { what: 'an id without its public key', WECHAT_PAY_PUBLIC_KEY: undefined },
      { what: 'a certificate file without certificates', WECHAT_PAY_CERTIFICATES: publicPem },
      { what: 'a malformed app secret', WECHAT_PAY_APP_SECRET: 'secret' },
      { what: 'H5 that is neither on nor off', WECHAT_PAY_H5: 'yes' },
      { what: 'a notice over http', WECHAT_PAY_NOTIFY_URL: 'http://shop.example.com/n' },
      { what: 'a notice to a port', WECHAT_PAY_NOTIFY_URL: 'https://shop.example.com:8443/n' },
      { what: 'a notice with a query', WECHAT_PAY_NOTIFY_URL: 'https://shop.example.com/n?a=1' },
    ])
    .run(({ assert }, { what: _, ...changes }) => {
      const message = messageOf(() => read(changes))

      assert.include(message, Object.keys(changes)[0])
      assert.notInclude(message, merchant.apiKey.slice(1))
      assert.notInclude(message, 'BEGIN PRIVATE')
    })

  test('the server does not start without settings', async ({ assert }) => {
    const wechat = { PAYMENT_DRIVERS: 'wechat', WECHAT_PAY_API_KEY: 'short' }
    const started = spawn(process.execPath, ['--import=./tests/cached_typescript.js', 'bin/server.ts'], {
      env: { ...process.env, ...wechat, SERVE: 'api', WORKER: 'off' },
    })
    let output = ''
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (part) => (output += part))
    }
    const [code] = await once(started, 'close')

    assert.equal(code, 1)
    assert.include(output, 'PAYMENT_DRIVERS=wechat needs WECHAT_PAY_MERCHANT_ID')
    assert.include(output, 'WECHAT_PAY_API_KEY')
    assert.notInclude(output, 'short')
  })

  test('a key of 1024 bits is rejected', ({ assert }) => {
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey
    const text = short.export({ type: 'pkcs8', format: 'pem' }).toString()
    assert.throws(() => read({ WECHAT_PAY_PRIVATE_KEY: text }), /2048/)
  })
})

function curve(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('it did not throw')
}
