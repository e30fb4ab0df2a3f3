import { test } from '@japa/runner'
import fc from 'fast-check'

import { calculateRefund } from '#commerce/refunds/calculate_refund'
import { amountForQuantity } from '#commerce/refunds/amount_for_quantity'
import type { RefundableOrder } from '#commerce/refunds/refundable_order'
import { messages } from '#commerce/refunds/terms'

const line = (facts: Partial<RefundableOrder['lines'][0]> = {}) => ({
  id: 1,
  courseId: 1,
  name: '课程',
  ships: false,
  count: 3,
  amountFen: 100_00,
  refundedCount: 0,
  refundedFen: 0,
  assigned: 0,
  ...facts,
})

const bulk = (...lines: RefundableOrder['lines']): RefundableOrder => ({
  type: 'package',
  freightFen: 0,
  refundedFreightFen: 0,
  shipped: false,
  lines,
})

/** Books the refund like `reverse_sale.ts`. */
function book(order: RefundableOrder, draft: ReturnType<typeof calculateRefund>) {
  for (const { line, copies, amountFen } of draft.lines) {
    line.refundedCount += copies
    line.refundedFen += amountFen
  }
  order.refundedFreightFen += draft.freightFen
}

test.group('Amounts per quantity', () => {
  test('three copies of 100.00 are 33.34, 33.33 and 33.33', ({ assert }) => {
    const shares = [0, 1, 2].map((refunded) => amountForQuantity({ amountFen: 100_00, count: 3, refunded }, 1))
    assert.deepEqual(shares, [33_34, 33_33, 33_33])
  })

  test('amounts add up to the line, refunded in any split', ({ assert }) => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_00 })
    const parts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 25 })
    fc.assert(
      fc.property(amounts, parts, (amountFen, steps) => {
        const count = steps.reduce((sum, step) => sum + step, 0)
        let [refunded, given] = [0, 0]
        for (const step of steps) {
          const share = amountForQuantity({ amountFen, count, refunded }, step)
          assert.isAtLeast(share, step * Math.floor(amountFen / count))
          assert.isAtMost(share, step * Math.ceil(amountFen / count))
          given += share
          refunded += step
        }
        assert.equal(given, amountFen)
      }),
      { numRuns: 500 }
    )
  })

  test('amounts of any lines add up to the order', ({ assert }) => {
    const lines = fc.array(
      fc.record({ count: fc.integer({ min: 1, max: 12 }), amountFen: fc.integer({ min: 0, max: 99_999 }) }),
      { minLength: 1, maxLength: 5 }
    )
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.nat()), (made, random) => {
        const order = bulk(...made.map((facts, at) => line({ id: at + 1, ...facts })))
        const all = made.reduce((sum, { amountFen }) => sum + amountFen, 0)
        let given = 0
        for (;;) {
          const left = order.lines.filter(({ count, refundedCount }) => refundedCount < count)
          if (!left.length) break
          const chosen = left[random.next().value % left.length]!
          const most = chosen.count - chosen.refundedCount
          const copies = 1 + (random.next().value % most)
          const draft = calculateRefund(order, { lines: [{ orderItemId: chosen.id, copies }] })
          given += draft.amountFen
          book(order, draft)
        }
        assert.equal(given, all)
      }),
      { numRuns: 300 }
    )
  })
})

test.group('Refund calculation', () => {
  test('a refund of money alone leaves less for each copy', ({ assert }) => {
    const order = bulk(line({ count: 3, amountFen: 300_00 }))
    const fens = [{ copies: 0, amountFen: 30_00 }, { copies: 1 }, { copies: 2 }].map((refundInput) => {
      const draft = calculateRefund(order, { lines: [{ orderItemId: 1, ...refundInput }] })
      book(order, draft)
      return draft.amountFen
    })

    assert.deepEqual(fens, [30_00, 90_00, 180_00])
  })

  test('money withheld from one copy goes to no other', ({ assert }) => {
    const order = bulk(line({ count: 3, amountFen: 300_00 }))
    const wishes = [{ copies: 1, amountFen: 50_00 }, { copies: 2 }, { copies: 0, amountFen: 50_00 }]
    const fens = wishes.map((refundInput) => {
      const draft = calculateRefund(order, { lines: [{ orderItemId: 1, ...refundInput }] })
      book(order, draft)
      return draft.amountFen
    })

    assert.deepEqual(fens, [50_00, 200_00, 50_00])
    assert.throws(() => calculateRefund(order), messages.nothingLeft)
  })

  test('a refund of freight leaves the lines unchanged', ({ assert }) => {
    const order = { ...bulk(line()), freightFen: 8_00, shipped: true }

    const draft = calculateRefund(order, { lines: [], freightFen: 8_00 })

    assert.deepEqual(draft, { whole: false, lines: [], freightFen: 8_00, amountFen: 8_00 })
  })

  test('any accepted refunds stay within the amount paid', ({ assert }) => {
    const lines = fc.array(
      fc.record({
        count: fc.integer({ min: 1, max: 6 }),
        amountFen: fc.integer({ min: 0, max: 9_999 }),
        assigned: fc.nat({ max: 2 }),
      }),
      { minLength: 1, maxLength: 3 }
    )
    const wishes = fc.array(
      fc.record({
        at: fc.nat({ max: 2 }),
        copies: fc.nat({ max: 3 }),
        amountFen: fc.option(fc.nat({ max: 900 }), { nil: undefined }),
        freightFen: fc.option(fc.nat({ max: 900 }), { nil: undefined }),
      }),
      { maxLength: 15 }
    )
    let granted = 0
    fc.assert(
      fc.property(lines, wishes, (made, refundInput) => {
        const order = {
          ...bulk(
            ...made.map((facts, at) => line({ id: at + 1, ...facts, assigned: Math.min(facts.assigned, facts.count) }))
          ),
          freightFen: 800,
        }
        for (const { at, freightFen, ...wish } of refundInput) {
          const orderItemId = (at % made.length) + 1
          let draft
          try {
            draft = calculateRefund(order, { lines: [{ orderItemId, ...wish }], freightFen })
          } catch {
            continue
          }
          granted++
          book(order, draft)
          assert.isAtMost(order.refundedFreightFen, order.freightFen)
          for (const one of order.lines) {
            const free = one.count - one.assigned
            assert.isAtMost(one.refundedCount, free)
            const ofFree = amountForQuantity({ ...one, refunded: 0 }, free)
            assert.isAtMost(one.refundedFen, ofFree)
          }
        }
      }),
      { numRuns: 500 }
    )
    assert.isAbove(granted, 500)
  })

  test('a final refund returns all that was not withheld', ({ assert }) => {
    const facts = fc.record({
      count: fc.integer({ min: 1, max: 8 }),
      amountFen: fc.integer({ min: 0, max: 9_999 }),
      alone: fc.array(fc.nat({ max: 500 }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(facts, ({ alone, ...made }) => {
        const order = bulk(line(made))
        for (const wishFen of alone) {
          const left = made.amountFen - order.lines[0]!.refundedFen
          const amountFen = Math.min(wishFen, left)
          if (!amountFen) continue
          book(order, calculateRefund(order, { lines: [{ orderItemId: 1, copies: 0, amountFen }] }))
        }
        while (order.lines[0]!.refundedCount < made.count) {
          book(order, calculateRefund(order, { lines: [{ orderItemId: 1, copies: 1 }] }))
        }
        assert.equal(order.lines[0]!.refundedFen, made.amountFen)
      })
    )
  })

  test('a complete unshipped order includes freight', ({ assert }) => {
    const order: RefundableOrder = {
      type: 'single',
      freightFen: 8_00,
      refundedFreightFen: 0,
      shipped: false,
      lines: [line({ count: 1, amountFen: 50_00 }), line({ id: 2, count: 2, amountFen: 30_01 })],
    }

    const unshipped = calculateRefund(order)
    const shipped = calculateRefund({ ...order, shipped: true })

    assert.deepInclude(unshipped, { whole: true, freightFen: 8_00, amountFen: 88_01 })
    assert.deepInclude(shipped, { whole: true, freightFen: 0, amountFen: 80_01 })
  })

  test('the rest of an order can be refunded', ({ assert }) => {
    const draft = calculateRefund(bulk(line({ refundedCount: 1, refundedFen: 33_34 })))

    assert.deepInclude(draft, { whole: true, amountFen: 66_66 })
  })

  test('an order with {what} is rejected')
    .with([
      { what: 'an assigned seat', order: bulk(line({ assigned: 1 })), says: messages.seatsTaken },
      {
        what: 'nothing left',
        order: bulk(line({ refundedCount: 3, refundedFen: 100_00 })),
        says: messages.nothingLeft,
      },
      { what: 'money left and no copy', order: bulk(line({ refundedCount: 3 })), says: messages.nothingChosen },
      {
        what: 'more seats than are free',
        order: bulk(line({ assigned: 2 })),
        refundInput: { lines: [{ orderItemId: 1, copies: 2 }] },
        says: messages.tooManySeats('课程', 1, 2),
      },
      {
        what: 'money for assigned seats',
        order: bulk(line({ assigned: 2 })),
        refundInput: { lines: [{ orderItemId: 1, copies: 0, amountFen: 33_35 }] },
        says: messages.tooMuch('课程', 33.34),
      },
      {
        what: 'more money than the copies cost',
        order: bulk(line()),
        refundInput: { lines: [{ orderItemId: 1, copies: 1, amountFen: 33_35 }] },
        says: messages.tooMuch('课程', 33.34),
      },
      {
        what: 'neither copies nor money',
        order: bulk(line()),
        refundInput: { lines: [{ orderItemId: 1, copies: 0 }] },
        says: messages.emptyLine('课程'),
      },
      { what: 'an empty refund', order: bulk(line()), refundInput: { lines: [] }, says: messages.nothingChosen },
      {
        what: 'more freight than is left',
        order: { ...bulk(line()), freightFen: 8_00, refundedFreightFen: 3_00 },
        refundInput: { lines: [], freightFen: 5_01 },
        says: messages.tooMuchFreight(5),
      },
      {
        what: 'a line of another order',
        order: bulk(line()),
        refundInput: { lines: [{ orderItemId: 9, copies: 1 }] },
        says: messages.otherOrder,
      },
    ])
    .run(({ assert }, { order, refundInput, says: sentence }) => {
      assert.throws(() => calculateRefund(order, refundInput), sentence)
    })
})
