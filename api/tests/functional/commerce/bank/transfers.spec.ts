import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { RemindOfTransfers } from '#commerce/bank_transfers/remind_of_transfers'
import { bankMessages } from '#commerce/bank_transfers/terms'
import { codesIn, isTransferCode, newTransferCode } from '#commerce/bank_transfers/transfer_code'
import { fromStored, setClock } from '#core/time'
import { pruneSlips } from '#media/prune_slips'
import { messages as mediaMessages } from '#media/terms'
import env from '#start/env'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { sendForm, type FormPayload } from '#tests/factories/app_package'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'
import * as bank from '#tests/functional/commerce/bank/bank_shop'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { company } from '#tests/functional/invoices/invoice_helpers'
import { closeStaleOrders } from '#tests/functional/commerce/use_cases'

const origin = `http://127.0.0.1:${env.get('PORT')}`
const pdf = Buffer.from('%PDF-1.7\nslip\n%%EOF')

const after = (time: object) => setClock(() => DateTime.utc().plus(time))
const remind = async () => (await app.container.make(RemindOfTransfers)).execute()

test.group('Transfer codes', () => {
  test('a wrong or two swapped digits give no valid code', ({ assert }) => {
    const code = newTransferCode()
    assert.isTrue(isTransferCode(code))
    for (let at = 0; at < 8; at++) {
      const wrong = code.slice(0, at) + ((Number(code[at]) + 1) % 10) + code.slice(at + 1)
      assert.isFalse(isTransferCode(wrong))
    }
  })

  test('codes are found in remarks, not within longer numbers', ({ assert }) => {
    const code = newTransferCode()
    assert.deepEqual(codesIn(`货款${code}谢谢`), [code])
    assert.deepEqual(codesIn(`订单:${code}，${code}`), [code])
    assert.deepEqual(codesIn(`1${code}`), [])
    assert.deepEqual(codesIn([...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')), [
      code,
    ])
  })
})

test.group('Bank transfers of buyers', (group) => {
  let store: StoreOnDisk
  group.tap((one) => one.tags(['@engine']))
  bank.offerTransfers(group)
  group.each.setup(async () => {
    store = await storeOnDisk()
    await db.from('stored_files').delete()
    return store.removeStore
  })

  async function uploaded(client: ApiClient, by: CreatedUser, { body = pdf, type = 'application/pdf' } = {}) {
    const signed = await client.get('/api/files/oss-sign').qs({ category: 'slip', contentType: type }).as(by)
    const form = signed.body() as FormPayload & { code: string; msg: string }
    if (form.code !== '200') return form.msg
    await sendForm(origin, form, [body], { type })
    return form.url
  }
  const sendSlip = async (client: ApiClient, by: CreatedUser, orderNo: string, fileUrl: string) =>
    (await client.post(`/api/user/orders/${orderNo}/transfer-slip`).as(by).json({ fileUrl })).body()

  test('an order shows account, code and a week of validity', async ({ client, assert }) => {
    const { learner, orderNo, code } = await bank.transferred(client)

    const order = await bank.shownOrder(client, learner, orderNo)

    assert.isTrue(isTransferCode(code))
    assert.include(order.bankTransfer, { transferState: 'waiting', amount: 100, slipTime: null, maySendSlip: true })
    assert.isString(order.bankTransfer.accountNumber)
    assert.equal(order.bankTransfer.expireTime, order.expireTime)
    assert.approximately(order.secondsLeft, 7 * 86_400, 60)
    assert.include(order, { payProvider: 'bank', qrcodeUrl: null })
    assert.equal((await bank.choose(client, learner, orderNo)).code, '200')
    assert.equal((await bank.shownOrder(client, learner, orderNo)).bankTransfer.transferCode, code)
  })

  test('two choices at once share one code', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))

    const answers = await Promise.all([1, 2, 3].map(() => bank.choose(client, learner, orderNo)))

    assert.deepEqual(
      answers.map(({ code }) => code),
      ['200', '200', '200']
    )
    assert.lengthOf(await db.from('bank_transfers'), 1)
    assert.lengthOf(await db.from('payments'), 1)
  })

  test('another way to pay shortens the order to half an hour', async ({ client, assert }) => {
    const { learner, orderNo, code } = await bank.transferred(client)
    await client.get(`/api/public/orders/${orderNo}/qrcode`).qs({ provider: 'local' }).as(learner)

    const order = await bank.shownOrder(client, learner, orderNo)
    assert.isNull(order.bankTransfer)
    assert.isAtMost(order.secondsLeft, 1800)
    await bank.choose(client, learner, orderNo)
    const again = await bank.shownOrder(client, learner, orderNo)
    assert.equal(again.bankTransfer.transferCode, code)
    assert.approximately(again.secondsLeft, 7 * 86_400, 60)
  })

  test('other users cannot see or change a transfer', async ({ client, assert }) => {
    const { orderNo } = await bank.transferred(client)
    const other = await createUser()

    const slip = await client.post(`/api/user/orders/${orderNo}/transfer-slip`).as(other).json({ fileUrl: '/x' })
    const choice = await client.post(`/api/user/orders/${orderNo}/payment-attempts`).as(other).json({ way: 'transfer' })

    assert.deepEqual([slip.status(), choice.status()], [404, 404])
  })

  test('a transfer is refused where no bank is offered', async ({ client, assert }) => {
    const learner = await createUser()
    const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
    const answer = await client
      .post(`/api/user/orders/${orderNo}/payment-attempts`)
      .as(learner)
      .json({ provider: 'local', way: 'transfer' })
    assert.equal(answer.body().code, 'error')
  })

  test('a slip is stored privately and pays nothing', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const { learner, orderNo } = await bank.transferred(client)

    const stored = await sendSlip(client, learner, orderNo, await uploaded(client, learner))

    assert.equal(stored.msg, bankMessages.slipStored)
    assert.equal(stored.bankTransfer.transferState, 'slip-sent')
    assert.equal(await shop.statusOf(orderNo), 1)
    assert.lengthOf(await db.from('payments').where('status', 'paid'), 0)
    assert.lengthOf(await shop.coursesOf(learner), 0)
    const own = await client.get(`/api/user/orders/${orderNo}/transfer-slip`).as(learner)
    const { id } = await db.from('bank_transfers').firstOrFail()
    const seen = await client.get(`/api/admin/bank-transfers/${id}/slip`).as(admin)
    for (const { url } of [own.body(), seen.body()]) {
      assert.deepEqual(Buffer.from(await (await fetch(new URL(url, origin))).arrayBuffer()), pdf)
    }
    assert.notEqual((await fetch(origin + new URL(own.body().url, origin).pathname)).status, 200)
    const entry = await db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
    assert.equal(entry.action, 'bank-transfer.view-slip')
  })

  test('wrong slips are refused with a sentence', async ({ client, assert }) => {
    const { learner, orderNo } = await bank.transferred(client)
    const other = await createUser()

    const type = await uploaded(client, learner, { type: 'application/msword' })
    assert.equal(type, mediaMessages.slipType)
    const hidden = await uploaded(client, learner, { body: Buffer.from('MZ program') })
    assert.notEqual((await sendSlip(client, learner, orderNo, hidden)).code, '200')
    const foreign = await sendSlip(client, learner, orderNo, await uploaded(client, other))
    assert.include(foreign, { code: 'error', msg: bankMessages.slipRefused })
    assert.isNull((await db.from('bank_transfers').firstOrFail()).slip_key)
    const paidByWallet = await shop.ordered(client, learner, shop.one(await shop.course()))
    const none = await sendSlip(client, learner, paidByWallet, await uploaded(client, learner))
    assert.equal(none.msg, bankMessages.noTransfer)
  })

  test('only the last slip of a transfer remains stored', async ({ client, assert }) => {
    const { learner, orderNo } = await bank.transferred(client)
    await sendSlip(client, learner, orderNo, await uploaded(client, learner))
    await sendSlip(client, learner, orderNo, await uploaded(client, learner))

    after({ days: 8 })

    assert.equal(await pruneSlips(store.storage), 1)
    assert.equal(await pruneSlips(store.storage), 0)
  })

  test('a payer is mailed once how to pay', async ({ client, assert }) => {
    const { learner, orderNo, code } = await bank.transferred(client, { invoice: company })
    await bank.choose(client, learner, orderNo)

    const mails = await db.from('mails')

    assert.lengthOf(mails, 1)
    assert.include(mails[0], { recipient: company.payerEmail, kind: 'transferOpened' })
    assert.include(JSON.parse(mails[0].mail_data), { orderNo, code, amount: '100.00' })
  })

  test('a buyer is reminded once, a day before the end', async ({ client, assert }) => {
    const { learner, orderNo } = await bank.transferred(client, { invoice: company })
    const expiresAt = fromStored((await db.from('orders').firstOrFail()).expires_at)
    assert.equal(await remind(), 0)
    setClock(() => expiresAt.minus({ hours: 23 }))

    const counts = [await remind(), await remind()]

    assert.deepEqual(counts, [1, 0])
    const messages = await db.from('messages').where('user_id', learner.user.id)
    assert.deepEqual(
      messages.map(({ kind }) => kind),
      ['transferExpiring']
    )
    assert.equal(JSON.parse(messages[0].facts).orderNo, orderNo)
    assert.lengthOf(await db.from('mails').where('kind', 'transferExpiring'), 1)
  })

  test('a transfer whose money arrived gets no reminder', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const { code } = await bank.transferred(client)
    await bank.importRows(admin, [bank.row({ remark: code })])
    const expiresAt = fromStored((await db.from('orders').firstOrFail()).expires_at)
    setClock(() => expiresAt.minus({ hours: 23 }))

    assert.equal(await remind(), 0)
  })

  test('an expired order stays open while its money waits', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const { code, orderNo } = await bank.transferred(client)
    await bank.importRows(admin, [bank.row({ remark: code })])
    after({ days: 7, minutes: 1 })

    assert.deepEqual(await closeStaleOrders(), { closed: 0, paid: 0, gone: 0, failed: 0 })
    assert.equal(await shop.statusOf(orderNo), 1)
  })

  test('an expired or cancelled order ends its transfer', async ({ client, assert }) => {
    const [admin] = await bank.admins()
    const expired = await bank.transferred(client)
    const cancelled = await bank.transferred(client)
    await client.delete(`/api/user/orders/${cancelled.orderNo}`).as(cancelled.learner)
    after({ days: 7, minutes: 1 })
    await closeStaleOrders()
    setClock(null)

    const { transfers } = (await client.get('/api/admin/bank-transfers').as(admin)).body()

    assert.deepEqual(
      transfers.map(({ transferState }: { transferState: string }) => transferState),
      ['cancelled', 'expired']
    )
    assert.lengthOf(await db.from('payments').where('status', 'open'), 0)
    const { bankTransfer } = await bank.shownOrder(client, expired.learner, expired.orderNo)
    assert.include(bankTransfer, { transferState: 'expired', maySendSlip: false })
  })
})
