import { createPublicKey } from 'node:crypto'
import { test } from '@japa/runner'
import { AlipaySdk } from 'alipay-sdk'
import Alipay from '#drivers/payment/alipay/pay'
import { certificateSerial, rootSerial } from '#drivers/payment/alipay/certificate_serial'
import { readNotice } from '#drivers/payment/alipay/notice'
import { isValidSignature, rawMember, signedText } from '#drivers/payment/alipay/signature'
import { InvalidWebhookSignature } from '#drivers/payment/payment_gateway'
import { certificatePem } from '#tests/drivers/payment/alipay/alipay_certificate'
import { alipayMerchant, keys, officialSdk, signedNotice } from '#tests/drivers/payment/alipay/fake_alipay'
import { attempt } from '#tests/drivers/payment/contract'

/** A webhook of Alipay from the tests of its library, and the key that signed it. */
const published = {
  key: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv3hSQRGGKT4lBsQjHiGjeYZjOPIPHR5knm2jnnz/YGIXIofVHkA/tAlBAd5DrY7YpvI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcOrxFYRlFilvVLTXg4LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5rDU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm/9TFWwO8EPHHHCaQdjtV5/FdcWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5JwIDAQAB',
  fields: {
    gmt_create: '2019-08-15 15:56:22',
    charset: 'utf-8',
    seller_email: 'z97-yuquerevenue@service.aliyun.com',
    subject: '语雀空间 500人规模',
    sign: 'QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==',
    buyer_id: '2088102534368455',
    invoice_amount: '0.10',
    notify_id: '2019081500222155624068450559358070',
    fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
    notify_type: 'trade_status_sync',
    trade_status: 'TRADE_SUCCESS',
    receipt_amount: '0.10',
    buyer_pay_amount: '0.10',
    app_id: '2019073166072302',
    seller_id: '2088531891668739',
    gmt_payment: '2019-08-15 15:56:24',
    notify_time: '2019-08-15 15:56:25',
    version: '1.0',
    out_trade_no: '20190815155618536-564-57',
    total_amount: '0.10',
    trade_no: '2019081522001468450512505578',
    auth_app_id: '2019073166072302',
    buyer_logon_id: 'xud***@126.com',
    point_amount: '0.00',
  } as Record<string, string>,
}
const publicKey = createPublicKey({ key: Buffer.from(published.key, 'base64'), format: 'der', type: 'spki' })
const raw = (fields: Record<string, string>) => ({ headers: {}, body: new URLSearchParams(fields).toString() })
const { sign: publishedSign, ...unsigned } = published.fields
const unlike = { ...published.fields, sign: `A${publishedSign.slice(1)}` }

/** The official library of Alipay and our driver must accept each other's output. */
test.group('Alipay compared with the official library', () => {
  const driver = () => new Alipay({ ...alipayMerchant, gateway: 'https://openapi.alipay.com/gateway.do' })

  test('a published webhook verifies with and without its sign_type', ({ assert }) => {
    for (const fields of [published.fields, { ...published.fields, sign_type: 'RSA2' }]) {
      const { payment } = readNotice(raw(fields), { publicKey })
      assert.include(payment, {
        merchantNo: '20190815155618536-564-57',
        state: 'paid',
        amountFen: 10,
        merchantId: '2088531891668739',
        appId: '2019073166072302',
      })
      assert.equal(payment!.paidAt!.toISO(), '2019-08-15T07:56:24.000Z')
    }
  })

  test('a published webhook with {what} is refused')
    .with([
      { what: 'another amount', fields: { ...published.fields, total_amount: '0.11' } },
      { what: 'a field more', fields: { ...published.fields, refund_fee: '0.10' } },
      { what: 'the older signature', fields: { ...published.fields, sign_type: 'RSA' } },
      { what: 'a changed signature', fields: unlike },
      { what: 'no signature', fields: { ...published.fields, sign: '' } },
    ])
    .run(({ assert }, { fields }) => {
      assert.throws(() => readNotice(raw(fields), { publicKey }), InvalidWebhookSignature)
    })

  test('the official library verifies the address of a page', async ({ assert }) => {
    for (const way of ['page', 'h5'] as const) {
      const place = { way, address: '203.0.113.7', returnUrl: 'https://shop.example.com/order?pay=page' }
      const { pageUrl, codeUrl } = await driver().createPage(attempt({ title: '精讲班 100% & 加号+' }), place)
      const parameters = Object.fromEntries(new URL(pageUrl).searchParams)

      assert.isTrue(officialSdk('app').checkNotifySignV2(parameters))
      assert.isFalse(officialSdk('app').checkNotifySignV2({ ...parameters, return_url: 'https://example.com' }))
      assert.isAtMost(codeUrl.length, 500)
    }
  })

  test('our driver verifies what the official library signs', ({ assert }) => {
    const address = officialSdk('app').pageExecute('alipay.trade.page.pay', 'GET', { bizContent: { subject: '100%' } })
    const { sign, ...parameters } = Object.fromEntries(new URL(address).searchParams)
    const text = signedText(parameters, { without: [] })

    assert.isTrue(isValidSignature(text, sign, keys.app.publicKey))
    assert.isFalse(isValidSignature(`${text} `, sign, keys.app.publicKey))
  })

  test('the official library verifies a webhook that our driver reads', async ({ assert }) => {
    const notice = signedNotice({ ...unsigned, subject: '含100%折扣 & 加号+', sign_type: 'RSA2' })
    const fields = Object.fromEntries(new URLSearchParams(notice.body))

    assert.isTrue(officialSdk('alipay').checkNotifySignV2(fields))
    assert.equal((await driver().readNotice(notice)).payment!.amountFen, 10)
    await assert.rejects(() => driver().readNotice(signedNotice(fields, 'app')), InvalidWebhookSignature)
  })

  test('the raw signed part of a response is found', ({ assert }) => {
    const name = 'alipay_trade_query_response'
    for (const part of ['{"code":"10000"}', '{"a":"}","b":{"c":"\\"}"}}', '{"subject":"sign\\": 一"}']) {
      const text = `{"${name}":${part},"alipay_cert_sn":"1","sign":"abc"}`
      assert.equal(rawMember(text, name), part)
    }
    assert.isNull(rawMember('{"error_response":{"code":"40002"},"sign":"a"}', name))
    assert.isNull(rawMember(`{"error_response":{"x":"${name}"}}`, name))
  })

  test('certificates have the numbers of the official library', ({ assert }) => {
    const { config } = new AlipaySdk({
      appId: alipayMerchant.appId,
      privateKey: alipayMerchant.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      keyType: 'PKCS8',
      appCertContent: certificatePem,
      alipayPublicCertContent: certificatePem,
      alipayRootCertContent: certificatePem + certificatePem,
    })

    assert.equal(certificateSerial(certificatePem), config.appCertSn)
    assert.equal(rootSerial(certificatePem + certificatePem), config.alipayRootCertSn)
  })
})
