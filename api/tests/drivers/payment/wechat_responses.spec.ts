import { createServer } from 'node:http'
import { test } from '@japa/runner'
import { openFakeWechat } from '#tests/drivers/payment/fake_wechat'
import { wallet } from '#tests/drivers/payment/fake_wechat_keys'
import { attempt } from '#tests/drivers/payment/contract'
import { failure, wechatSetup } from '#tests/drivers/payment/wechat_setup'

test.group('WeChat Pay responses', (group) => {
  const wechat = wechatSetup(group)

  test('a response with {what} is rejected')
    .with([
      { what: 'no signature', name: 'wechatpay-signature', value: '' },
      { what: 'a probe', name: 'wechatpay-signature', value: 'WECHATPAY/SIGNTEST/abc' },
      { what: 'another nonce', name: 'wechatpay-nonce', value: 'x' },
      { what: 'an unknown serial', name: 'wechatpay-serial', value: 'PUB_KEY_ID_1' },
      { what: 'the serial of another key', name: 'wechatpay-serial', value: wallet.certificateSerial },
      { what: 'an old time', name: 'wechatpay-timestamp', value: '1700000000' },
    ])
    .run(async ({ assert }, { name, value }) => {
      const merchantNo = await wechat.open()
      wechat.fake.switches.spoil = (headers) => (headers[name] = value)

      for (const asked of [
        () => wechat.driver().find(merchantNo),
        () => wechat.driver().createCode(attempt()),
        () => wechat.driver().close(merchantNo),
      ]) {
        assert.isNull((await failure(asked())).rejectCode)
      }
    })

  test('old and new keys verify, and certificates alone suffice', async ({ assert }) => {
    const merchantNo = await wechat.open()
    wechat.fake.switches.byCertificate = true
    assert.equal((await wechat.driver().find(merchantNo))!.state, 'open')

    wechat.fake.switches.byCertificate = false
    const bySerial = new Map([[wallet.certificateSerial, wallet.byCertificate.publicKey]])
    const old = wechat.driver({ publicKeyId: null, bySerial })
    assert.equal((await old.find(merchantNo))!.state, 'open')
  })

  test('{code} means an unknown order')
    .with([{ code: 'ORDER_NOT_EXIST' }, { code: 'ORDERNOTEXIST' }])
    .run(async ({ assert }, { code }) => {
      wechat.fake.switches.instead = () => ({ status: 404, body: { code, message: '订单不存在' } })
      assert.isNull(await wechat.driver().find('26010112000012345678_1'))
      assert.isNull(await wechat.driver().close('26010112000012345678_1'))
    })

  test('an unsigned error is accepted, a badly signed one is rejected', async ({ assert }) => {
    const ask = () => wechat.driver().find('26010112000012345678_1')
    wechat.fake.switches.spoil = (headers) => delete headers['wechatpay-signature']
    assert.isNull(await ask())
    wechat.fake.switches.spoil = (headers) => (headers['wechatpay-signature'] = 'c2lnbg==')
    await failure(ask())
  })

  test('responses about other orders or refunds are rejected', async () => {
    const [one, other] = [await wechat.open(), await wechat.open()]
    const answer = wechat.fake.orders.transaction(other)
    wechat.fake.switches.instead = () => ({ status: 200, body: answer })

    await failure(wechat.driver().find(one))
    await failure(wechat.driver().createCode(attempt()))
    await failure(wechat.driver().findRefund('R-1'))
  })

  test('a redirect is not followed', async ({ assert }) => {
    const seen: string[] = []
    const trap = createServer((request, response) => {
      seen.push(request.url!)
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
    const { port } = trap.address() as { port: number }

    await failure(wechat.driver({ origins: [`http://127.0.0.1:${port}`] }).find('260101120000_1'))
    assert.lengthOf(seen, 1)
    trap.close()
  })

  test('the second host is used only when the first is unreachable', async ({ assert }) => {
    const merchantNo = await wechat.open()
    const closed = 'http://127.0.0.1:1'
    assert.equal((await wechat.driver({ origins: [closed, wechat.fake.origin] }).find(merchantNo))!.state, 'open')

    const other = await openFakeWechat()
    other.switches.down = true
    await failure(wechat.driver({ origins: [other.origin, wechat.fake.origin] }).find(merchantNo))
    await other.close()
  })

  test('five failures open the circuit', async ({ assert }) => {
    const gateway = wechat.driver()
    const merchantNo = await wechat.open()
    wechat.fake.switches.down = true
    for (let time = 0; time < 5; time++) await failure(gateway.find(merchantNo))
    wechat.fake.switches.down = false
    const before = wechat.fake.calls.length

    await failure(gateway.find(merchantNo))
    assert.lengthOf(wechat.fake.calls, before)
    await wechat.fake.clock.advance(10)
    assert.equal((await gateway.find(merchantNo))!.state, 'open')
  })
})
