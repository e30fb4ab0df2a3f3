import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import { writeNotice as writeLocalNotice } from '#drivers/payment/local/wallet_webhooks'
import { encryptResource, decryptResource } from '#drivers/payment/wechat/cipher'
import { BillReader } from '#drivers/payment/wechat/bill'
import { readNotice } from '#drivers/payment/wechat/notice'
import { orderBody } from '#drivers/payment/wechat/request_bodies'
import { responseMessage, isValidSignature, requestMessage, sign } from '#drivers/payment/wechat/signature'
import type { WechatTransaction } from '#drivers/payment/wechat/transaction'
import { openFakeWechat } from '#tests/drivers/payment/fake_wechat'
import type { OrderForm } from '#tests/drivers/payment/fake_wechat_orders'
import { merchant, wallet, wechatMerchant } from '#tests/drivers/payment/fake_wechat_keys'
import { attempt } from '#tests/drivers/payment/contract'

type Seal = (text: string, key: string, nonce: string, aad: string) => string
const { AesGcm } = Aes as unknown as { AesGcm: { encrypt: Seal; decrypt: Seal } }

interface WechatClient {
  chain(path: string): {
    post(body: object): Promise<{ data: { code_url: string } }>
    get(options: object): Promise<{ data: { trade_state: string } }>
  }
}

/** The official library of WeChat Pay and our driver must accept each other's output. */
test.group('WeChat Pay compared with the official library', () => {
  const request = {
    method: 'POST',
    pathAndQuery: '/v3/pay/transactions/native',
    timestamp: '1554208460',
    nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
    body: '{"description":"二级造价工程师"}',
  }

  test('the official library verifies our requests', ({ assert }) => {
    const { method, pathAndQuery, timestamp, nonce, body } = request
    const message = Formatter.request(method, pathAndQuery, timestamp, nonce, body)

    assert.equal(requestMessage(request), message)
    assert.equal(sign(message, merchant.privateKey), Rsa.sign(message, merchant.privateKey))
    assert.isTrue(Rsa.verify(message, sign(message, merchant.privateKey), merchant.publicKey))
  })

  test('our driver verifies signatures of the official library', ({ assert }) => {
    for (const body of [request.body, '']) {
      const { timestamp, nonce } = request
      const signature = Rsa.sign(Formatter.response(timestamp, nonce, body), merchant.privateKey)
      const message = responseMessage({ timestamp, nonce, body })
      assert.isTrue(isValidSignature(message, signature, merchant.publicKey))
    }
  })

  test('driver and library decrypt each other’s ciphertext', ({ assert }) => {
    const { apiKey } = merchant
    for (const aad of ['transaction', 'refund', '']) {
      const [nonce, text] = ['fdasflkja484', `{"summary":"支付成功","aad":"${aad}"}`]
      const ours = encryptResource(text, { apiKey, nonce, aad })

      assert.equal(ours, AesGcm.encrypt(text, apiKey, nonce, aad))
      assert.equal(AesGcm.decrypt(ours, apiKey, nonce, aad), text)
      assert.equal(decryptResource(AesGcm.encrypt(text, apiKey, nonce, aad), { apiKey, nonce, aad }), text)
    }
  })

  test('driver and library read each other’s notices', async ({ assert }) => {
    const fake = await openFakeWechat()
    const order = attempt()
    fake.orders.create(orderBody(order, wechatMerchant) as OrderForm)
    fake.orders.pay(order.merchantNo)
    const theirs = fake.post.write({ transaction: order.merchantNo })
    const result = fake.orders.transaction(order.merchantNo) as WechatTransaction
    const ours = writeLocalNotice(result, { ...merchant, ...wallet.byKey, serial: wallet.publicKeyId })

    assert.equal(readNotice(theirs, wechatMerchant).payment!.merchantNo, order.merchantNo)
    const { headers, body } = ours
    const message = Formatter.response(headers['wechatpay-timestamp'], headers['wechatpay-nonce'], body)
    const signature = headers['wechatpay-signature']
    assert.isTrue(Rsa.verify(message, signature, wallet.byKey.publicKey))
    const { ciphertext, nonce, associated_data: aad } = JSON.parse(body).resource
    const text = AesGcm.decrypt(ciphertext, merchant.apiKey, nonce, aad)
    assert.deepEqual(JSON.parse(text), result)
    await fake.close()
  })

  test('the library and our fake accept each other', async ({ assert }) => {
    const fake = await openFakeWechat()
    const library = new Wechatpay({
      mchid: merchant.merchantId,
      serial: merchant.serial,
      privateKey: merchant.privateKey,
      certs: { [wallet.certificateSerial]: wallet.byCertificate.publicKey },
      baseURL: fake.origin,
    } as never) as unknown as WechatClient
    const order = attempt()

    const made = await library.chain('v3/pay/transactions/native').post(orderBody(order, wechatMerchant))
    const found = await library
      .chain(`v3/pay/transactions/out-trade-no/${order.merchantNo}`)
      .get({ params: { mchid: merchant.merchantId } })

    assert.match(made.data.code_url, /^weixin:/)
    assert.equal(found.data.trade_state, 'NOTPAY')
    await fake.close()
  })

  test('library and driver read the fake’s bill identically', async ({ assert }) => {
    const fake = await openFakeWechat()
    const order = { ...attempt({ amountFen: 1_15 }), title: '课程,含`教材`, 第2版' }
    fake.orders.create(orderBody(order, wechatMerchant) as OrderForm)
    fake.orders.pay(order.merchantNo)
    const day = new Date(fake.clock.now() + 8 * 3600_000).toISOString().slice(0, 10)
    await fake.clock.advance(36 * 3600)
    const asked = fake.bills.ask(
      new URLSearchParams({ bill_date: day, bill_type: 'ALL', tar_type: 'GZIP' }),
      fake.origin
    ).body as { download_url: string }
    const token = new URL(asked.download_url).searchParams.get('token')
    const text = gunzipSync(fake.bills.file(token)!).toString('utf8')

    const { rows } = Formatter.castCsvBill(Buffer.from(text)) as unknown as { rows: Record<string, string>[] }
    const reader = new BillReader()
    text.split('\n').forEach((line) => reader.read(line))
    const [line] = reader.finish()

    assert.equal(line.merchantNo, rows[0]['商户订单号'])
    assert.equal(line.transactionId, rows[0]['微信订单号'])
    assert.equal(rows[0]['订单金额'], '1.15')
    assert.equal(line.amountFen, 115)
    await fake.close()
  })
})
