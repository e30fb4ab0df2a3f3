import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Alipay from '#drivers/payment/alipay/pay'
import { alipaySettings } from '#drivers/payment/alipay/settings'
import { certificatePem } from '#tests/drivers/payment/alipay/alipay_certificate'
import { attempt } from '#tests/drivers/payment/contract'
import { alipayMerchant, keys, openFakeAlipay, type FakeAlipay } from '#tests/drivers/payment/alipay/fake_alipay'
import { failure } from '#tests/drivers/payment/wechat_setup'

test.group('Alipay', (group) => {
  let fake: FakeAlipay
  const driver = (changes: object = {}) =>
    new Alipay({
      ...alipayMerchant,
      gateway: `${fake.origin}/gateway.do`,
      billHosts: /^127\.0\.0\.1$/,
      now: fake.clock.now,
      ...changes,
    })
  group.each.setup(async () => {
    fake = await openFakeAlipay()
    return () => fake.close()
  })

  test('an unscanned code is unknown, closes to null and stays payable', async ({ assert }) => {
    const order = attempt()
    await driver().createCode(order)
    assert.isNull(await driver().find(order.merchantNo))
    assert.isNull(await driver().close(order.merchantNo))

    assert.isTrue(fake.trades.pay(order.merchantNo))
    assert.equal((await driver().find(order.merchantNo))!.state, 'paid')
  })

  test('a code cannot be paid after the end of the order', async ({ assert }) => {
    const order = attempt()
    await driver().createCode(order)
    await fake.clock.advance(31 * 60)
    assert.isFalse(fake.trades.pay(order.merchantNo))
  })

  test('a page at Alipay is paid and closes like a code', async ({ assert }) => {
    for (const way of ['page', 'h5'] as const) {
      const order = attempt()
      const place = { way, address: '203.0.113.7', returnUrl: 'https://shop.example.com/?pay=page' }
      const { pageUrl } = await driver().createPage(order, place)
      fake.trades.openPage(pageUrl)
      assert.equal((await driver().close(order.merchantNo))!.state, 'closed')
      assert.isFalse(fake.trades.pay(order.merchantNo))
    }
  })

  test('a partly refunded trade is no second payment in its webhook', async ({ assert }) => {
    const order = attempt()
    await driver().createCode(order)
    fake.trades.pay(order.merchantNo)
    const refund = { merchantNo: order.merchantNo, refundNo: 'R-1', refundFen: 100, totalFen: 39_90, reason: '退款' }
    await driver().refund(refund)

    assert.equal((await driver().readNotice(fake.notice(order.merchantNo))).payment!.state, 'refunded')
  })

  test('a refund without a change of funds is asked about', async ({ assert }) => {
    const order = attempt()
    await driver().createCode(order)
    fake.trades.pay(order.merchantNo)
    fake.switches.fundChange = 'N'
    const refund = { merchantNo: order.merchantNo, refundNo: 'R-1', refundFen: 100, totalFen: 39_90, reason: '退款' }

    assert.include(await driver().refund(refund), { state: 'done', refundFen: 100 })
    assert.isNull(await driver().findRefund('R-2', order.merchantNo))
    assert.include(fake.calls, 'alipay.trade.fastpay.refund.query')
  })

  test('a changed response is not believed')
    .with([
      { what: 'the amount', spoil: (text: string) => text.replace('39.90', '39.91') },
      { what: 'the state', spoil: (text: string) => text.replace('WAIT_BUYER_PAY', 'TRADE_SUCCESS') },
      { what: 'the signature', spoil: (text: string) => text.replace(/"sign":"..../, '"sign":"AAAA') },
      { what: 'no signature', spoil: (text: string) => text.replace(/,"sign":.*/, '}') },
    ])
    .run(async ({ assert }, { spoil }) => {
      const order = attempt()
      await driver().createCode(order)
      fake.trades.scan(order.merchantNo)
      fake.switches.spoil = spoil
      assert.isNull((await failure(driver().find(order.merchantNo))).rejectCode)
    })

  test('a signature that Alipay refuses names its code', async ({ assert }) => {
    const stranger = driver({ privateKey: keys.alipay.privateKey })
    assert.equal((await failure(stranger.find('26010112000012345678_1'))).rejectCode, 'isv.invalid-signature')
  })

  test('a response in certificate mode names the certificate', async ({ assert }) => {
    const certificates = { app: 'a', root: 'b', alipay: 'c', endsAt: new Date(Date.now() + 86_400_000) }
    const error = await failure(driver({ certificates }).find('26010112000012345678_1'))
    assert.include(String(error.cause), 'ALIPAY_CERTIFICATE')
    fake.switches.spoil = (text) => text.replace(',"sign"', ',"alipay_cert_sn":"c","sign"')
    assert.isNull(await driver({ certificates }).find('26010112000012345678_1'))
    assert.deepInclude((await driver({ certificates }).probe()).fault, { level: 'doubtful' })
  })

  test('the probe expects an unknown trade', async ({ assert }) => {
    assert.isNull((await driver().probe()).fault)
  })

  test('a bill from another host is not downloaded', async () => {
    const order = attempt()
    await driver().createCode(order)
    fake.trades.pay(order.merchantNo)
    const day = DateTime.fromMillis(fake.clock.now(), { zone: 'Asia/Shanghai' }).toISODate()!
    await fake.clock.advance(36 * 3600)
    await failure(driver({ billHosts: /^bill\.alipay\.com$/ }).tradeBill(day))
  })
})

test.group('Alipay settings', () => {
  const bare = keys.app.privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64')
  const full = {
    ALIPAY_APP_ID: '2021000122671080',
    ALIPAY_SELLER_ID: '2088531891668739',
    ALIPAY_PRIVATE_KEY: bare,
    ALIPAY_PUBLIC_KEY: keys.alipay.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }

  test('keys are accepted as base64 and as PEM', ({ assert }) => {
    const pem = keys.app.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    for (const key of [bare, pem]) {
      const settings = alipaySettings({ ...full, ALIPAY_PRIVATE_KEY: key }, 'https://shop.example.com')
      assert.isTrue(settings.privateKey.equals(keys.app.privateKey))
      assert.isTrue(settings.publicKey.equals(keys.alipay.publicKey))
      assert.equal(settings.notifyUrl, 'https://shop.example.com/api/pay/alipay/notify')
    }
  })

  test('three certificates replace the public key', ({ assert }) => {
    const rest = { ...full, ALIPAY_PUBLIC_KEY: undefined }
    const certificates = {
      ALIPAY_APP_CERTIFICATE: certificatePem,
      ALIPAY_CERTIFICATE: certificatePem,
      ALIPAY_ROOT_CERTIFICATE: certificatePem,
    }
    const settings = alipaySettings({ ...rest, ...certificates }, 'https://shop.example.com')
    assert.match(settings.certificates!.root, /^[\da-f]{32}$/)
    const two = { ...certificates, ALIPAY_ROOT_CERTIFICATE: undefined }
    assert.throws(() => alipaySettings({ ...rest, ...two }, 'https://shop.example.com'), /together/)
  })

  test('one message names every missing setting', ({ assert }) => {
    assert.throws(
      () => alipaySettings({}, 'http://localhost:3000'),
      /PAYMENT_DRIVERS=alipay needs ALIPAY_APP_ID.*ALIPAY_SELLER_ID.*ALIPAY_PRIVATE_KEY.*ALIPAY_PUBLIC_KEY.*ALIPAY_NOTIFY_URL/
    )
  })
})
