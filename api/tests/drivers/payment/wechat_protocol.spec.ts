import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { test } from '@japa/runner'

import { InvalidWebhookSignature } from '#drivers/payment/payment_gateway'
import { encryptResource, decryptResource } from '#drivers/payment/wechat/cipher'
import { readNotice } from '#drivers/payment/wechat/notice'
import { authorization, isValidSignature, requestMessage, sign } from '#drivers/payment/wechat/signature'
import { readTransaction } from '#drivers/payment/wechat/transaction'
import { writeNotice } from '#drivers/payment/local/wallet_webhooks'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = {
  merchantId: '1900000001',
  appId: 'wxlocal00000000001',
  serial: 'PUB_KEY_ID_0123',
  apiKey: randomBytes(16).toString('hex'),
  ...pair,
}
const { apiKey, merchantId } = keys
const known = { bySerial: new Map([[keys.serial, pair.publicKey]]), apiKey, merchantId }

const transaction = {
  appid: keys.appId,
  mchid: keys.merchantId,
  out_trade_no: 'P202601010000000001',
  transaction_id: '4200000000202601010000000001',
  trade_state: 'SUCCESS',
  success_time: '2026-01-01T10:34:56+08:00',
  amount: { total: 3990, payer_total: 3000, currency: 'CNY' },
}

test.group('Protocol of WeChat Pay v3', () => {
  const vector = {
    apiKey: '0123456789abcdef0123456789ABCDEF',
    nonce: 'fdasflkja484',
    aad: 'transaction',
    text: '{"out_trade_no":"P202601010000000001","trade_state":"SUCCESS","amount":{"total":1,"payer_total":1,"currency":"CNY"}}',
    sealed:
      'bz1mQGtugHE+xvD4swlMsg4iban7w2lSEl1kIFP5KZRys3oA3iTm/bIVycLIf+HAzgwVDm7dP939S6p1Z7AqshEy3zgZDQT8vUK8zM27F+4WYpTOxiedn0tGarYFzIsrIkBTbKqRYuGVovx30DaCnEobqokIVPW1CQHgOJ+bAGv4jpFy',
  }

  test('the published test vector is encrypted and decrypted', ({ assert }) => {
    assert.equal(encryptResource(vector.text, vector), vector.sealed)
    assert.equal(decryptResource(vector.sealed, vector), vector.text)
  })

  test('wrong associated data fails decryption', ({ assert }) => {
    assert.throws(() => decryptResource(vector.sealed, { ...vector, aad: 'refund' }))
    assert.throws(() => decryptResource(vector.sealed, { ...vector, aad: '' }))
  })

  test('a request is signed over five terminated lines', ({ assert }) => {
    const message = requestMessage({
      method: 'POST',
      pathAndQuery: '/v3/pay/transactions/native',
      timestamp: '1554208460',
      nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
      body: '{"a":1}',
    })

    assert.equal(message, 'POST\n/v3/pay/transactions/native\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n{"a":1}\n')
    assert.isTrue(isValidSignature(message, sign(message, pair.privateKey), pair.publicKey))
    assert.isFalse(isValidSignature(`${message} `, sign(message, pair.privateKey), pair.publicKey))
  })

  test('the authorization header has five fields', ({ assert }) => {
    const header = authorization({
      merchantId: '1900000001',
      serial: 'ABC',
      timestamp: '1554208460',
      nonce: 'N',
      signature: 'c2lnbg==',
    })

    assert.equal(
      header,
      'WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="N",signature="c2lnbg==",timestamp="1554208460",serial_no="ABC"'
    )
  })

  test('a notice carries the order’s amount in fen', ({ assert }) => {
    const { payment } = readNotice(writeNotice(transaction, keys), known)

    assert.include(payment, { merchantNo: 'P202601010000000001', state: 'paid', amountFen: 3990, currency: 'CNY' })
    assert.equal(payment!.paidAt!.toISO(), '2026-01-01T02:34:56.000Z')
  })

  test('the serial header selects the key', ({ assert }) => {
    const next = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const both = { ...known, bySerial: new Map([...known.bySerial, ['NEXT', next.publicKey]]) }
    const notice = writeNotice(transaction, { ...keys, serial: 'NEXT', ...next })

    assert.equal(readNotice(notice, both).payment!.state, 'paid')
    assert.throws(() => readNotice(notice, known), 'not a notice of the wallet: unknown serial')
  })

  test('a notice with {what} is rejected')
    .with([
      { what: 'one byte of its body changed', body: (text: string) => text.replace('支', '只') },
      { what: 'a space after its body', body: (text: string) => `${text} ` },
      { what: 'no signature', headers: { 'wechatpay-signature': undefined } },
      { what: 'an empty signature', headers: { 'wechatpay-signature': '' } },
      { what: 'a probe signature', headers: { 'wechatpay-signature': 'WECHATPAY/SIGNTEST/c2lnbmF0dXJl' } },
      { what: 'another serial', headers: { 'wechatpay-serial': 'PUB_KEY_ID_9999' } },
      { what: 'no serial', headers: { 'wechatpay-serial': undefined } },
      { what: 'another nonce', headers: { 'wechatpay-nonce': '0' } },
      { what: 'no timestamp', headers: { 'wechatpay-timestamp': undefined } },
      { what: 'a timestamp of letters', headers: { 'wechatpay-timestamp': 'now' } },
    ])
    .run(({ assert }, { body, headers }) => {
      const notice = writeNotice(transaction, keys)
      const changed = { body: body ? body(notice.body) : notice.body, headers: { ...notice.headers, ...headers } }

      assert.throws(() => readNotice(changed, known), InvalidWebhookSignature)
    })

  test('a notice with any altered byte is rejected', ({ assert }) => {
    const notice = writeNotice(transaction, keys)
    const believed = Array.from(Buffer.from(notice.body).keys()).filter((at) => {
      const bytes = Buffer.from(notice.body)
      bytes[at] ^= 1
      try {
        return readNotice({ ...notice, body: bytes.toString('utf8') }, known)
      } catch (error) {
        return !(error instanceof InvalidWebhookSignature)
      }
    })
    assert.deepEqual(believed, [])
  })

  test('a notice is valid for five minutes either way', ({ assert }) => {
    const at = new Date('2026-03-01T00:00:00Z')
    const notice = writeNotice(transaction, keys, { at })
    const read = (seconds: number) => readNotice(notice, known, at.getTime() + seconds * 1000)

    assert.equal(read(300).payment!.state, 'paid')
    assert.equal(read(-300).payment!.state, 'paid')
    assert.throws(() => read(301), InvalidWebhookSignature)
    assert.throws(() => read(-301), InvalidWebhookSignature)
  })

  test('a notice signed with another key is rejected', ({ assert }) => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const notice = writeNotice(transaction, keys, { privateKey: stranger.privateKey })

    assert.throws(() => readNotice(notice, known), InvalidWebhookSignature)
  })

  test('a valid notice of a closed attempt reports closed', ({ assert }) => {
    const notice = writeNotice({ ...transaction, trade_state: 'CLOSED' }, keys)
    assert.equal(readNotice(notice, known).payment!.state, 'closed')
  })

  test('incomplete transactions are rejected', ({ assert }) => {
    assert.throws(() => readTransaction({ ...transaction, amount: { total: 1.5 } }))
    assert.throws(() => readTransaction({ ...transaction, transaction_id: undefined }))
    assert.throws(() => readTransaction({ ...transaction, trade_state: 'MAYBE' }))
  })
})
