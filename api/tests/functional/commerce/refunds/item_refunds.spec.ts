import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { messages } from '#commerce/refunds/terms'
import { Role } from '#core/roles'
import { businessDay } from '#learning/entitlements/validity'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { seeded, repeatCount } from '#tests/repeat'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { deliver } from '#tests/functional/invoices/invoice_helpers'
import { brokenInvariants } from '#tests/invariants'

/** A paid order of a course for 35.00, two books for 60.00 and shipping for 8.00. */
async function mixed(client: ApiClient) {
  const courseId = await shop.course({ price: 35_00 })
  const book = await shop.course({ type: 3, price: 30_00, freight: 8_00 })
  const learner = await createUser()
  const products = [
    { courseId, courseCount: 1 },
    { courseId: book, courseCount: 2 },
  ]
  const addrId = await shop.address(learner)
  const orderNo = await shop.ordered(client, learner, products, { addrId })
  const merchantNo = await shop.pay(client, learner, orderNo)
  await shop.paid(orderNo)
  await db.from('addresses').delete()
  const [course, books] = await calls.linesOf(orderNo, 1)
  return { learner, orderNo, merchantNo, courseId, course: course!, books: books! }
}

const send = async (client: ApiClient, admin: CreatedUser, orderNo: string) => {
  const answer = await deliver(client, admin, orderNo, { trackingNo: 'SF202611230001' })
  if (answer.body().code !== '200') throw new Error(answer.text())
}

async function historyOf(client: ApiClient, { token }: CreatedUser, orderNo: string) {
  const answer = await client.get(`/api/admin/orders/${orderNo}/history`).as(token)
  return answer
    .body()
    .rows.map(({ text, detail }: { text: string; detail: string | null }) => `${text} ${detail ?? ''}`)
    .join('\n')
}

const orderOf = async (client: ApiClient, { token }: CreatedUser, orderNo: string) =>
  (await client.get(`/api/orders/${orderNo}`).as(token)).body().order

async function ownedCourses(client: ApiClient, { token }: CreatedUser): Promise<number[]> {
  const answer = await client.get('/api/user/courses').as(token)
  return answer.body().courses.map(({ courseId }: { courseId: number }) => courseId)
}

test.group('Refunds of single items', (group) => {
  group.tap((test) => test.tags(['@engine']))
  shop.resetShopEachTest(group)
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  test('one book is refunded and the course stays', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { learner, orderNo, merchantNo, courseId, books } = await mixed(client)

    const answer = await calls.refund(client, admin, { orderNo, lines: [{ ...books, amount: 25.5 }], freight: 3.01 })

    assert.containSubset(answer.body().refund, {
      refundAmt: 28.51,
      freightAmt: 3.01,
      scope: 'part',
      lines: [{ copies: 1, refundAmt: 25.5, goodsReturn: null, withdrawn: false }],
    })
    assert.deepEqual(await calls.refundedOrder(merchantNo, businessDay()), [28_51])
    assert.containSubset(await calls.orderRow(orderNo), { refunded_fen: 28_51, awaits_shipment: 1 })
    assert.deepEqual(await ownedCourses(client, learner), [courseId])
  })

  test('a shipped book needs an answer about its return', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { learner, orderNo, books } = await mixed(client)
    const early = [{ ...books, goodsReturn: 'returned' }]
    const unasked = await calls.refund(client, admin, { orderNo, lines: early })
    await send(client, admin, orderNo)

    const unanswered = await calls.refund(client, admin, { orderNo, lines: [books] })
    const seen = await calls.preview(client, admin, { orderNo, lines: [books] })
    const lines = [{ ...books, goodsReturn: 'not-returned' }]
    const right = await calls.refund(client, admin, { orderNo, lines, reason: '书页破损' })

    const field = 'lines.0.goodsReturn'
    const name = right.body().refund.lines[0].orderItemName
    assert.containSubset(unasked.body().errors, [{ field, msg: messages.returnNotAsked(name) }])
    assert.containSubset(unanswered.body().errors, [{ field, msg: messages.returnNeeded(name) }])
    assert.containSubset(seen.body().preview, {
      refusal: null,
      shipped: true,
      refundAmt: 30,
      lines: [{ ships: false }, { ships: true, mostAmt: 30 }],
    })
    assert.include(await historyOf(client, admin, orderNo), `${name} 1 份 30.00 元，书未退回`)
    const { refunds } = await orderOf(client, learner, orderNo)
    assert.containSubset(refunds, [{ reason: '书页破损', refundAmt: 30, status: 'done', lines: [{ copies: 1 }] }])
    const of = { action: 'order.refund', object: `order:${orderNo}` }
    const entry = await db.from('audit_logs').where(of).firstOrFail()
    assert.include(entry.before, `${name}：已退 0 份 0.00 元`)
    assert.include(entry.after, `${name}：已退 1 份 30.00 元，书未退回`)
  })

  test('a course is withdrawn or stays, independent of the amount', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { learner, orderNo, courseId, course } = await mixed(client)
    const sold = () => shop.orderCountOf(courseId)

    const amountOnly = [{ ...course, copies: 0, amount: 35 }]
    const answer = await calls.refund(client, admin, { orderNo, lines: amountOnly })
    assert.containSubset(answer.body().refund.lines, [{ refundAmt: 35, withdrawn: false }])
    assert.deepEqual(await ownedCourses(client, learner), [courseId])
    assert.equal(await sold(), 1)

    const second = { orderNo, lines: [course], earlierRefunds: 1 }
    const taken = await calls.refund(client, admin, second)
    assert.containSubset(taken.body().refund, { refundAmt: 0, refundStatus: 'done' })
    assert.deepEqual(await ownedCourses(client, learner), [])
    assert.equal(await sold(), 0)
    assert.containSubset(await calls.orderRow(orderNo), { refunded_fen: 35_00 })
  })

  test('a refund above the paid amount is rejected at its field', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { orderNo, course, books } = await mixed(client)
    const refused = async (more: object) => (await calls.refund(client, admin, { orderNo, ...more })).body().errors
    const { item_name: name } = await db.from('order_items').where('id', books.orderItemId).firstOrFail()

    const amount = { field: 'lines.0.amount', msg: messages.tooMuch(name, 30) }
    assert.containSubset(await refused({ lines: [{ ...books, amount: 30.01 }] }), [amount])
    const copies = { field: 'lines.1.copies', msg: messages.tooManyCopies(name, 2) }
    const three = { lines: [course, { ...books, copies: 3 }] }
    assert.containSubset(await refused(three), [copies])
    const freight = { field: 'freight', msg: messages.tooMuchFreight(8) }
    assert.containSubset(await refused({ lines: [], freight: 8.01 }), [freight])
    const odd = { field: 'lines.0.amount', msg: messages.amountWrong }
    assert.containSubset(await refused({ lines: [{ ...books, amount: 1.005 }] }), [odd])
    assert.containSubset(await refused({ lines: [books, books] }), [{ msg: messages.sameLine }])
    const seen = await calls.preview(client, admin, { orderNo, ...three })
    assert.containSubset(seen.body().preview, {
      refusal: messages.tooManyCopies(name, 2),
      refusedField: 'lines.1.copies',
    })
    const nothing = await calls.refund(client, admin, { orderNo, lines: [] })
    assert.equal(nothing.body().msg, messages.nothingChosen)
    assert.deepEqual(await calls.refunds(), [])
  })

  test('two concurrent refunds of an amount are one refund', async ({ client, assert }) => {
    const admins = [await createUser(Role.Admin), await createUser(Role.Admin)]
    const { orderNo, merchantNo, course } = await mixed(client)
    const lines = [{ ...course, copies: 0, amount: 5 }]

    const answers = await Promise.all(
      admins.map((admin, at) => calls.refund(client, admin, { orderNo, lines, key: `key-${at}` }))
    )

    const refused = answers.filter((answer) => answer.body().code === 'error')
    assert.deepEqual(
      refused.map((answer) => answer.body().msg),
      [messages.changed]
    )
    assert.deepEqual(await calls.refundedOrder(merchantNo, businessDay()), [5_00])
  })

  test('random refunds are exact to the fen: {$self}')
    .with(Array.from({ length: repeatCount(4, 40) }, (_, at) => `items ${at + 1}`))
    .run(async ({ client, assert }, seed) => {
      const random = seeded(seed)
      const roll = (sides: number) => Math.floor(random() * sides)
      const admin = await createUser(Role.Admin)
      const { learner, orderNo, merchantNo, courseId, course, books } = await mixed(client)
      const sent = roll(2) === 1
      if (sent) await send(client, admin, orderNo)
      const states = ['returned', 'not-returned', 'not-needed']
      let [granted, total] = [0, 0]
      for (let round = 0; round < 8; round++) {
        const line = [course, books][roll(2)]!
        const copies = roll(3)
        const form = {
          lines: roll(5)
            ? [
                {
                  orderItemId: line.orderItemId,
                  copies,
                  ...(roll(2) && { amount: roll(3_500) / 100 }),
                  ...(sent && line === books && copies && { goodsReturn: states[roll(3)] }),
                },
              ]
            : [],
          ...(roll(3) === 0 && { freight: roll(500) / 100 }),
        }
        const answer = await calls.refund(client, admin, { orderNo, ...form, earlierRefunds: granted })
        if (answer.body().code !== '200') continue
        granted++
        total += Math.round(answer.body().refund.refundAmt * 100)
      }

      assert.isAbove(granted, 0)
      assert.equal((await calls.orderRow(orderNo)).refunded_fen, total)
      const money = (await calls.refundedOrder(merchantNo, businessDay())).reduce((a, b) => a + b, 0)
      assert.equal(money, total)
      const order = await orderOf(client, learner, orderNo)
      const fen = (yuan: number) => Math.round(yuan * 100)
      const ofRefunds = order.refunds.map(
        ({ lines, freightAmt }: { lines: { refundAmt: number }[]; freightAmt: number }) =>
          fen(freightAmt) + lines.reduce((sum, one) => sum + fen(one.refundAmt), 0)
      )
      assert.equal(
        ofRefunds.reduce((a: number, b: number) => a + b, 0),
        total
      )
      const item = await db.from('order_items').where('id', course.orderItemId).firstOrFail()
      const has = (await ownedCourses(client, learner)).includes(courseId)
      assert.equal(has, Number(item.refunded_count) === 0)
    })
})
