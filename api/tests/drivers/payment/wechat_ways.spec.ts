import { generateKeyPairSync } from 'node:crypto'
import { test } from '@japa/runner'
import { Formatter, Rsa } from 'wechatpay-axios-plugin'

import { bridgeCall } from '#drivers/payment/wechat/bridge_call'
import { bridgeMessage, isValidSignature } from '#drivers/payment/wechat/signature'
import { attempt } from '#tests/drivers/payment/contract'
import { wechatOpenid } from '#tests/drivers/payment/fake_official_account'
import { merchant } from '#tests/drivers/payment/fake_wechat_keys'
import { failure, wechatSetup } from '#tests/drivers/payment/wechat_setup'

const phone = { way: 'h5' as const, address: '203.0.113.7', returnUrl: 'https://shop.example.com/order?pay=h5' }

test.group('WeChat Pay methods', (group) => {
  const wechat = wechatSetup(group)

  test('a JSAPI call is signed over four terminated lines', ({ assert }) => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const facts = { appId: 'wx8888888888888888', prepayId: 'wx201410272009395522657a690389285100' }

    const call = bridgeCall({ ...facts, privateKey, at: 1_414_561_699_000, nonce: '5K8264ILTKCH16CQ' })

    const lines = 'wx8888888888888888\n1414561699\n5K8264ILTKCH16CQ\nprepay_id=wx201410272009395522657a690389285100\n'
    assert.equal(bridgeMessage(call), lines)
    assert.isTrue(isValidSignature(lines, call.paySign, publicKey))
    assert.isFalse(isValidSignature(`${lines}\n`, call.paySign, publicKey))
  })

  test('the official library verifies a JSAPI call', async ({ assert }) => {
    const { call } = await wechat.driver().createBridgeCall(attempt(), { openid: wechatOpenid })

    const { appId, timeStamp, nonceStr, package: prepay, paySign } = call
    const message = Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, prepay)
    assert.isTrue(Rsa.verify(message, paySign, merchant.publicKey as unknown as string))
  })

  test('an H5 page is ordered with address and scene type', async ({ assert }) => {
    const order = attempt()
    const { codeUrl } = await wechat.driver().createPage(order, phone)

    assert.deepEqual(wechat.fake.orders.all.get(order.merchantNo)!.form.scene_info, {
      payer_client_ip: '203.0.113.7',
      h5_info: { type: 'Wap' },
    })
    assert.match(codeUrl, /^https:\/\/wx\.tenpay\.com\/.+&redirect_url=https%3A%2F%2Fshop\.example/)
    assert.deepEqual(wechat.fake.calls, ['POST /v3/pay/transactions/h5'])
  })

  test('a payment page on another host is rejected')
    .with([
      'https://wx.tenpay.com.example.org/pay?a=1',
      'http://wx.tenpay.com/pay?a=1',
      'javascript:alert(1)',
      undefined,
    ])
    .run(async ({ assert }, address) => {
      wechat.fake.switches.instead = () => ({ status: 200, body: { h5_url: address } })

      const error = await failure(wechat.driver().createPage(attempt(), phone))

      assert.isNull(error.rejectCode)
    })

  test('only codes are offered without H5 approval and app secret', ({ assert }) => {
    assert.deepEqual([...wechat.driver({ hasH5: false, appSecret: null }).ways], ['native'])
    assert.deepEqual([...wechat.driver({ hasH5: false }).ways], ['native', 'jsapi'])
  })

  test('the authorization requests only the openid', ({ assert }) => {
    const returnUrl = 'https://shop.example.com/order?pay=jsapi'
    assert.equal(
      wechat.driver().authorizeUrl({ returnUrl, state: 'a1b2' }),
      `https://open.weixin.qq.com/connect/oauth2/authorize?appid=${merchant.appId}&redirect_uri=https%3A%2F%2Fshop.example.com%2Forder%3Fpay%3Djsapi&response_type=code&scope=snsapi_base&state=a1b2#wechat_redirect`
    )
  })

  test('an unusable openid response is an error')
    .with([{ errcode: -1, errmsg: 'system busy' }, { openid: 'a b' }, {}])
    .run(async ({ assert }, answer) => {
      wechat.fake.account.instead = answer

      const error = await failure(wechat.driver().readOpenid(wechat.fake.account.authorize()))

      assert.isNull(error.rejectCode)
      assert.notInclude(`${error.message} ${String(error.cause)}`, merchant.appSecret)
    })

  test('a wrong app secret is an error', async ({ assert }) => {
    const driver = wechat.driver({ appSecret: '0'.repeat(32) })
    const error = await failure(driver.readOpenid(wechat.fake.account.authorize()))
    assert.equal(error.rejectCode, '40125')
  })
})
