import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import type { Notice, NoticeChanges } from '#tests/drivers/payment/fake_wechat_notices'
import { otherUser, wallet } from '#tests/drivers/payment/fake_wechat_keys'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { notify, wechatShop } from '#tests/functional/commerce/payments/wechat_shop'

type WebhookData = Record<string, unknown>
interface Forgery {
  what: string
  /** How the webhook is written. */
  as?: NoticeChanges & { change?: (result: WebhookData) => object }
  age?: number
  /** What changes it in transit. */
  tamper?: (notice: Notice) => Partial<Notice>
}
const header = (name: string, value: string) => (notice: Notice) => ({
  headers: { ...notice.headers, [`wechatpay-${name}`]: value },
})

const without =
  (name: string) =>
  ({ [name]: _, ...result }: WebhookData) =>
    result
const fen = (total: unknown) => (result: WebhookData) => ({
  ...result,
  amount: { ...(result.amount as object), total },
})

/** Webhooks from another sender, for another merchant or of another time. */
const forgeries: Forgery[] = [
  { what: 'one flipped bit in the body', tamper: ({ body }) => ({ body: turned(body) }) },
  { what: 'a space after the body', tamper: ({ body }) => ({ body: `${body} ` }) },
  { what: 'the signature of another sender', as: { key: otherUser.privateKey } },
  { what: 'a time 301 seconds ago', age: 301 },
  { what: 'a time 303 seconds ahead', age: -303 },
  { what: 'an empty signature', tamper: header('signature', '') },
  { what: 'a probing signature', tamper: header('signature', 'WECHATPAY/SIGNTEST/c2lnbg==') },
  { what: 'another nonce', tamper: header('nonce', 'abc') },
  { what: 'an unknown serial', tamper: header('serial', 'PUB_KEY_ID_9999') },
  { what: 'the serial of the other key', tamper: header('serial', wallet.certificateSerial) },
  { what: 'a body encrypted with another key', as: { apiKey: 'x'.repeat(32) } },
  { what: 'no body', tamper: () => ({ body: '' }) },
  { what: 'a payment without transaction id', as: { change: without('transaction_id') } },
  { what: 'a fraction of a fen', as: { change: fen(99.5) } },
  { what: 'fen as a string', as: { change: fen('10000') } },
  { what: 'an unknown state', as: { change: (result) => ({ ...result, trade_state: 'GIVEN' }) } },
]

/** Well signed, but not what the order expects: recorded for an admin. */
const mismatches = [
  { what: 'another merchant', kind: 'orphan', change: { mchid: '1900009999' } },
  { what: 'another app', kind: 'orphan', change: { appid: 'wx0000000000000000' } },
  { what: 'an unknown order', kind: 'orphan', change: { out_trade_no: '26010112000000000000_9' } },
  { what: 'one fen less', kind: 'amount', change: { amount: { total: 99_99, currency: 'CNY' } } },
  { what: 'dollars', kind: 'amount', change: { amount: { total: 100_00, currency: 'USD' } } },
]

test.group('WeChat Pay webhooks', (group) => {
  const store = wechatShop(group)

  async function state() {
    const tables = ['orders', 'payments', 'user_courses', 'payment_exceptions', 'payment_notices']
    return Promise.all(tables.map((table) => db.from(table).orderBy('id')))
  }

  test('a webhook with an odd {0} gets 400 and changes nothing')
    .with([
      ['transaction_id', { deep: 1 }],
      ['transaction_id', [7]],
      ['transaction_id', '9'.repeat(65)],
      ['out_trade_no', { deep: 1 }],
      ['success_time', 5],
    ] as [string, unknown][])
    .run(async ({ client, assert }, [field, value]) => {
      const { merchantNo } = await store.waiting(client)
      store.fake.orders.pay(merchantNo)
      const at = store.fake.clock.now()
      const change = (result: WebhookData) => ({ ...result, [field]: value })
      const notice = store.fake.post.write({ transaction: merchantNo }, { at, change })
      const before = await state()

      assert.equal(await notify(notice), 400)

      assert.deepEqual(await state(), before)
    })

  test('a webhook with {what} gets 401 and changes nothing')
    .with(forgeries)
    .run(async ({ client, assert }, { as, age = 0, tamper = () => ({}) }) => {
      const { merchantNo } = await store.waiting(client)
      store.fake.orders.pay(merchantNo)
      const at = store.fake.clock.now() - age * 1000
      const notice = store.fake.post.write({ transaction: merchantNo }, { at, ...as })
      const before = await state()

      assert.equal(await notify({ ...notice, ...tamper(notice) }), 401)

      assert.deepEqual(await state(), before)
    })

  test('a webhook of megabytes is rejected with 413', async ({ client, assert }) => {
    const { merchantNo } = await store.waiting(client)
    store.fake.orders.pay(merchantNo)
    const change = (result: object) => ({ ...result, attach: 'x'.repeat(3 * 1024 * 1024) })
    const before = await state()

    assert.equal(await notify(store.fake.post.write({ transaction: merchantNo }, { change })), 413)

    assert.deepEqual(await state(), before)
  })

  test('a payment of {what} settles nothing and awaits an admin')
    .with(mismatches)
    .run(async ({ client, assert }, { kind, change }) => {
      const { learner, orderNo, merchantNo } = await store.waiting(client)
      store.fake.orders.pay(merchantNo)
      const result = { change: (honest: object) => ({ ...honest, ...change }) }

      assert.equal(await notify(store.fake.post.write({ transaction: merchantNo }, result)), 200)

      assert.equal(await shop.statusOf(orderNo), 1)
      assert.deepEqual(await shop.coursesOf(learner), [])
      assert.equal((await shop.exceptions())[0].kind, kind)
    })

  test('a webhook of an unpaid or closed order settles nothing', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await store.waiting(client)
    for (const state of ['NOTPAY', 'CLOSED']) {
      const change = (result: object) => ({ ...result, trade_state: state })
      await notify(store.fake.post.write({ transaction: merchantNo }, { change }))
    }
    assert.equal(await shop.statusOf(orderNo), 1)
    assert.deepEqual(await shop.exceptions(), [])
  })

  test('a replayed webhook changes nothing', async ({ client, assert }) => {
    const [one, other] = [await store.waiting(client), await store.waiting(client)]
    store.fake.orders.pay(one.merchantNo)
    const notice = store.fake.post.write({ transaction: one.merchantNo })
    await notify(notice)
    const paid = await db.from('user_courses').orderBy('id')

    assert.equal(await notify(notice), 200)

    assert.deepEqual(await db.from('user_courses').orderBy('id'), paid)
    assert.equal(await shop.statusOf(other.orderNo), 1)
  })

  test('a webhook that could not be stored is sent again', async ({ client, assert }) => {
    const { orderNo, merchantNo } = await store.waiting(client)
    await db.rawQuery('alter table user_courses rename to user_courses_away')
    await store.pay(merchantNo)
    await db.rawQuery('alter table user_courses_away rename to user_courses')
    assert.equal(await shop.statusOf(orderNo), 1)

    await store.later(15)

    assert.equal(await shop.statusOf(orderNo), 2)
    assert.lengthOf(store.fake.post.sent, 2)
  })
})

/** The text with one flipped bit in the middle of the ciphertext. */
function turned(text: string): string {
  const bytes = Buffer.from(text)
  bytes[text.indexOf('ciphertext') + 40] ^= 1
  return bytes.toString('utf8')
}
