import { test } from '@japa/runner'
import { DriverFailure } from '#drivers/driver_failure'
import { attempt, result, type PaymentBench } from '#tests/drivers/payment/contract'

const returnUrl = 'https://shop.example.com/index/submitted-order-info/1?pay=h5'
const phone = { way: 'h5' as const, address: '203.0.113.7', returnUrl }

/** The contract of payments on the buyer's phone, for every payment driver. */
export function waysContract(name: string, bench: () => Promise<PaymentBench>): void {
  test.group(`Payment methods: ${name}`, () => {
    test('all three methods are offered when configured', async ({ assert }) => {
      const { gateway } = await bench()
      assert.deepEqual([...gateway.ways], ['native', 'h5', 'jsapi'])
    })

    test('a payment page leads back to the shop and is paid', async ({ assert }) => {
      const wallet = await bench()
      const order = attempt()

      const { codeUrl } = await wallet.gateway.createPage(order, phone)
      await wallet.gateway.createPage(order, phone)
      await wallet.pay(order.merchantNo)

      assert.equal(new URL(codeUrl).searchParams.get('redirect_url'), returnUrl)
      assert.isAtMost(codeUrl.length, 500)
      const { payment } = await result(wallet, order.merchantNo)
      assert.include(payment, { state: 'paid', amountFen: 39_90 })
    })

    test('a JSAPI call needs an openid and is paid', async ({ assert }) => {
      const wallet = await bench()
      const openid = await wallet.gateway.readOpenid(wallet.authorizationCode())
      const order = attempt()

      const { call, codeUrl } = await wallet.gateway.createBridgeCall(order, { openid })
      await wallet.pay(order.merchantNo)

      assert.include(call, { signType: 'RSA', appId: (await wallet.gateway.account()).appId })
      assert.equal(call.package, `prepay_id=${codeUrl}`)
      assert.match(call.timeStamp, /^\d{10}$/)
      const { payment } = await result(wallet, order.merchantNo)
      assert.include(payment, { state: 'paid', amountFen: 39_90 })
    })

    test('a payment number cannot change its method or payer', async ({ assert }) => {
      const { gateway, authorizationCode } = await bench()
      const openid = await gateway.readOpenid(authorizationCode())
      const order = attempt()
      await gateway.createPage(order, phone)

      const other = { ...phone, address: '203.0.113.8' }
      await assert.rejects(() => gateway.createCode(order), DriverFailure)
      await assert.rejects(() => gateway.createPage(order, other), DriverFailure)
      await assert.rejects(() => gateway.createBridgeCall(order, { openid }), DriverFailure)
    })

    test('a closed payment page accepts no payment', async ({ assert }) => {
      const { gateway, pay } = await bench()
      const order = attempt()
      await gateway.createPage(order, phone)

      assert.equal((await gateway.close(order.merchantNo))!.state, 'closed')
      await pay(order.merchantNo)

      assert.equal((await gateway.find(order.merchantNo))!.state, 'closed')
      await assert.rejects(() => gateway.createPage(order, phone), DriverFailure)
    })

    test('the authorization leads back with its state', async ({ assert }) => {
      const { gateway } = await bench()
      const url = new URL(gateway.authorizeUrl({ returnUrl, state: 'a1b2' }))

      assert.equal(url.searchParams.get('redirect_uri'), returnUrl)
      assert.equal(url.searchParams.get('state'), 'a1b2')
    })

    test('an authorization code returns the openid once', async ({ assert }) => {
      const { gateway, authorizationCode } = await bench()
      const code = authorizationCode()
      assert.match(await gateway.readOpenid(code), /^[\w-]{28}$/)

      const refused = await gateway.readOpenid(code).catch((error: unknown) => error)
      assert.instanceOf(refused, DriverFailure)
      assert.equal((refused as DriverFailure).rejectCode, '40029')
    })
  })
}
