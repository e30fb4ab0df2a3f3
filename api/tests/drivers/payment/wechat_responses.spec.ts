import { createServer } from 'node:http'
import { test } from '@japa/runner'
import { openFakeWechat } from '#tests/drivers/payment/fake_wechat'
import { wallet } from '#tests/drivers/payment/fake_wechat_keys'
import { attempt } from '#tests/drivers/payment/contract'
import { failure, wechatSetup } from '#tests/drivers/payment/wechat_setup'

test.group('WeChat Pay responses', (group) => {
  const desk = wechatSetup(group)

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
      const merchantNo = await desk.open()
      desk.fake.switches.spoil = (headers) => (headers[name] = value)

      for (const asked of [
        () => desk.driver().find(merchantNo),
        () => desk.driver().createCode(attempt()),
        () => desk.driver().close(merchantNo),
      ]) {
        assert.isNull((await failure(asked())).refusal)
      }
    })

  test('old and new keys verify, and certificates alone suffice', async ({ assert }) => {
    const merchantNo = await desk.open()
    desk.fake.switches.byCertificate = true
    assert.equal((await desk.driver().find(merchantNo))!.state, 'open')

    desk.fake.switches.byCertificate = false
    const bySerial = new Map([[wallet.certificateSerial, wallet.byCertificate.publicKey]])
    const old = desk.driver({ publicKeyId: null, bySerial })
    assert.equal((await old.find(merchantNo))!.state, 'open')
  })

  test('{code} means an unknown order')
    .with([{ code: 'ORDER_NOT_EXIST' }, { code: 'ORDERNOTEXIST' }])
    .run(async ({ assert }, { code }) => {
      desk.fake.switches.instead = () => ({ status: 404, body: { code, message: '订单不存在' } })
      assert.isNull(await desk.driver().find('26010112000012345678_1'))
      assert.isNull(await desk.driver().close('26010112000012345678_1'))
    })

  test('an unsigned error is accepted, a badly signed one is rejected', async ({ assert }) => {
    const ask = () => desk.driver().find('26010112000012345678_1')
    desk.fake.switches.spoil = (headers) => delete headers['wechatpay-signature']
    assert.isNull(await ask())
    desk.fake.switches.spoil = (headers) => (headers['wechatpay-signature'] = 'c2lnbg==')
    await failure(ask())
  })

  test('responses about other orders or refunds are rejected', async () => {
    const [one, other] = [await desk.open(), await desk.open()]
    const answer = desk.fake.orders.transaction(other)
    desk.fake.switches.instead = () => ({ status: 200, body: answer })

    await failure(desk.driver().find(one))
    await failure(desk.driver().createCode(attempt()))
    await failure(desk.driver().findRefund('R-1'))
  })

  test('a redirect is not followed', async ({ assert }) => {
    const seen: string[] = []
    const trap = createServer((request, response) => {
      seen.push(request.url!)
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
    const { port } = trap.address() as { port: number }

    await failure(desk.driver({ origins: [`http://127.0.0.1:${port}`] }).find('260101120000_1'))
    assert.lengthOf(seen, 1)
    trap.close()
  })

  test('the second host is used only when the first is unreachable', async ({ assert }) => {
    const merchantNo = await desk.open()
    const closed = 'http://127.0.0.1:1'
    assert.equal((await desk.driver({ origins: [closed, desk.fake.origin] }).find(merchantNo))!.state, 'open')

    const other = await openFakeWechat()
    other.switches.down = true
    await failure(desk.driver({ origins: [other.origin, desk.fake.origin] }).find(merchantNo))
    await other.close()
  })

  test('five failures open the circuit', async ({ assert }) => {
    const gateway = desk.driver()
    const merchantNo = await desk.open()
    desk.fake.switches.down = true
    for (let time = 0; time < 5; time++) await failure(gateway.find(merchantNo))
    desk.fake.switches.down = false
    const before = desk.fake.calls.length

    await failure(gateway.find(merchantNo))
    assert.lengthOf(desk.fake.calls, before)
    await desk.fake.clock.advance(10)
    assert.equal((await gateway.find(merchantNo))!.state, 'open')
  })
})
