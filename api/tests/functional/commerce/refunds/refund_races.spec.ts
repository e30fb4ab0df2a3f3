import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { writeNotice } from '#drivers/payment/local/wallet_webhooks'
import { businessDay } from '#learning/entitlements/validity'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { seeded, shuffled, repeatCount } from '#tests/repeat'
import { keys, notify, transaction } from '#tests/functional/commerce/payments/notices'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { ask, deliver, rowOf, send } from '#tests/functional/invoices/invoice_helpers'
import { takeBack, telephones } from '#tests/functional/learning/seats/training_centre'
import { brokenInvariants } from '#tests/invariants'

const seeds = Array.from({ length: repeatCount(5, 60) }, (_, at) => `refund ${at + 1}`)

/** Runs the actions within a few milliseconds. Returns server errors, which users must never see. */
async function atOnce(actions: (() => Promise<{ status(): number }>)[], random: () => number) {
  const answers = await Promise.all(
    shuffled(actions, random).map(async (action) => {
      await pause(random() * 15)
      return (await action()).status()
    })
  )
  return answers.filter((status) => status >= 500)
}

async function noticeOf(merchantNo: string) {
  const payment = (await (await shop.wallet()).find(merchantNo))!
  const amount = { total: payment.amountFen, currency: 'CNY' }
  const result = await transaction(merchantNo, { transaction_id: payment.transactionId!, amount })
  return writeNotice(result, await keys())
}

test.group('Refund races', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)

  test('a seat is either assigned or refunded: {$self}')
    .with(seeds)
    .run(async ({ client, assert }, seed) => {
      const random = seeded(seed)
      const admins = [await createUser(Role.Admin), await createUser(Role.Admin)]
      const copies = 6
      const { learner, orderNo, orderItemId, merchantNo, courseId } = await calls.centre(client, copies)
      const order = { orderNo, itemId: orderItemId, courseId, orderId: 0 }
      const notice = await noticeOf(merchantNo)
      const refundSeats = (at: number, count?: number) => () =>
        calls.refund(client, admins[at], { orderNo, ...(count && { lines: [{ orderItemId, copies: count }] }) })
      const assignSeats = (from: number, count: number) => () =>
        calls.assign(client, learner, { orderNo, orderItemId, telephones: telephones(count, from) })

      const failed = await atOnce(
        [
          refundSeats(0, 2),
          refundSeats(1, 3),
          refundSeats(0),
          refundSeats(1, 2),
          assignSeats(0, 2),
          assignSeats(1, 3),
          assignSeats(10, 2),
          () => takeBack(client, learner, order, 1),
          () => takeBack(client, learner, order, 2),
          () => notify(client, notice),
          () => notify(client, notice),
          () => ask(client, learner, orderNo),
        ],
        random
      )

      assert.deepEqual(failed, [])
      assert.deepEqual(await brokenInvariants(db.connection()), [])
      const item = await db.from('order_items').where('id', orderItemId).first()
      const taken = await db.from('user_courses').where('order_item_id', orderItemId)
      assert.isAtMost(taken.length + item.refunded_count, copies)
      const gone = (await calls.refunds()).reduce((sum, { fen }) => sum + fen, 0)
      const row = await calls.orderRow(orderNo)
      assert.equal(row.refunded_fen, gone)
      const atWallet = await calls.refundedOrder(merchantNo, businessDay())
      assert.equal(
        atWallet.reduce((sum, fen) => sum + fen, 0),
        gone
      )
    })

  test('parcel, invoice and refund are consistent in the end: {$self}')
    .with(seeds)
    .run(async ({ client, assert }, seed) => {
      const random = seeded(seed)
      const admins = [await createUser(Role.Admin), await createUser(Role.Admin)]
      const goods = [await shop.course({ type: 3, freight: 8_00, price: 30_00 })]
      goods.push(await shop.course({ price: 40_00 }))
      const learner = await createUser()
      const addrId = await shop.address(learner)
      const orderNo = await shop.ordered(client, learner, shop.one(...goods), { addrId })
      const merchantNo = await shop.pay(client, learner, orderNo)
      await shop.paid(orderNo)
      await db.from('addresses').delete()
      const notice = await noticeOf(merchantNo)
      const sendIt = async () => {
        const invoice = await rowOf(orderNo)
        return invoice ? send(client, admins[0], invoice.id) : notify(client, notice)
      }

      const [book, course] = await calls.linesOf(orderNo, 1)
      const lines = [{ ...book!, goodsReturn: 'not-returned' }, course!]
      // After shipping, a refund must say whether the book was returned.
      const release = async (admin: CreatedUser) => {
        const answer = await calls.refund(client, admin, { orderNo })
        return answer.body().code === '200' ? answer : calls.refund(client, admin, { orderNo, lines })
      }

      const failed = await atOnce(
        [
          ...admins.map((admin) => () => release(admin)),
          () => deliver(client, admins[0], orderNo, { trackingNo: 'ST202608010001' }),
          () => deliver(client, admins[1], orderNo, { trackingNo: 'ST202608010002' }),
          () => ask(client, learner, orderNo),
          () => ask(client, learner, orderNo),
          sendIt,
          sendIt,
          () => notify(client, notice),
          () => notify(client, notice),
        ],
        random
      )

      assert.deepEqual(failed, [])
      assert.deepEqual(await brokenInvariants(db.connection()), [])
      const row = await calls.orderRow(orderNo)
      const freightStays = row.refunded_fen === 70_00 && row.tracking_no !== null
      assert.isTrue(freightStays || row.refunded_fen === 78_00)
      assert.deepEqual(await calls.refundedOrder(merchantNo, businessDay()), [row.refunded_fen])
      const rights = await db.from('user_courses').where('order_id', row.id)
      assert.isTrue(rights.every(({ user_course_status: status }) => status === 'expired'))
    })
})
