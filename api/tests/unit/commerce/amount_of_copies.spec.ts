import { test } from '@japa/runner'
import fc from 'fast-check'

import { calculateRefund, type RefundableOrder } from '#commerce/refunds/calculate_refund'
import { amountOfCopies } from '#commerce/refunds/amount_of_copies'
import { messages } from '#commerce/refunds/terms'

const line = (facts: Partial<RefundableOrder['lines'][0]> = {}) => ({
  id: 1,
  courseId: 1,
  name: '课程',
  count: 3,
  amountFen: 100_00,
  refundedCount: 0,
  assigned: 0,
  ...facts,
})

const bulk = (...lines: RefundableOrder['lines']): RefundableOrder => ({
  type: 'package',
  freightFen: 0,
  shipped: false,
  lines,
})

test.group('Amounts of copies', () => {
  test('three copies of 100.00 are 33.34, 33.33 and 33.33', ({ assert }) => {
    const shares = [0, 1, 2].map((refunded) =>
      amountOfCopies({ amountFen: 100_00, count: 3, refunded }, 1)
    )
    assert.deepEqual(shares, [33_34, 33_33, 33_33])
  })

  test('refunded in any split, copies add up to the amount', ({ assert }) => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_00 })
    const parts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 25 })
    fc.assert(
      fc.property(amounts, parts, (amountFen, steps) => {
        const count = steps.reduce((sum, step) => sum + step, 0)
        let [refunded, given] = [0, 0]
        for (const step of steps) {
          const share = amountOfCopies({ amountFen, count, refunded }, step)
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

  test('copies of any lines give exactly the amount of the order', ({ assert }) => {
    const lines = fc.array(
      fc.record({
        count: fc.integer({ min: 1, max: 12 }),
        amountFen: fc.integer({ min: 0, max: 99_999 }),
      }),
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
          const draft = calculateRefund(order, [{ orderItemId: chosen.id, copies }])
          given += draft.amountFen
          chosen.refundedCount += copies
        }
        assert.equal(given, all)
      }),
      { numRuns: 300 }
    )
  })
})

test.group('Calculating a refund', () => {
  test('a whole unshipped order includes freight', ({ assert }) => {
    const order: RefundableOrder = {
      type: 'single',
      freightFen: 8_00,
      shipped: false,
      lines: [line({ count: 1, amountFen: 50_00 }), line({ id: 2, count: 2, amountFen: 30_01 })],
    }

    const unshipped = calculateRefund(order, undefined)
    const shipped = calculateRefund({ ...order, shipped: true }, undefined)

    assert.deepInclude(unshipped, { whole: true, freightFen: 8_00, amountFen: 88_01 })
    assert.deepInclude(shipped, { whole: true, freightFen: 0, amountFen: 80_01 })
  })

  test('the rest of an order can be refunded', ({ assert }) => {
    const draft = calculateRefund(bulk(line({ refundedCount: 1 })), undefined)

    assert.deepInclude(draft, { whole: true, amountFen: 66_66 })
  })

  test('an order with {what} is refused')
    .with([
      {
        what: 'a seat that somebody has',
        order: bulk(line({ assigned: 1 })),
        says: messages.seatsTaken,
      },
      { what: 'nothing left', order: bulk(line({ refundedCount: 3 })), says: messages.nothingLeft },
      {
        what: 'more copies wanted than are free',
        order: bulk(line({ assigned: 2 })),
        wanted: [{ orderItemId: 1, copies: 2 }],
        says: messages.tooManyCopies,
      },
      {
        what: 'the same line named twice, beyond what is free',
        order: bulk(line({ assigned: 1 })),
        wanted: [
          { orderItemId: 1, copies: 2 },
          { orderItemId: 1, copies: 1 },
        ],
        says: messages.tooManyCopies,
      },
      {
        what: 'a line of another order wanted',
        order: bulk(line()),
        wanted: [{ orderItemId: 9, copies: 1 }],
        says: messages.tooManyCopies,
      },
      {
        what: 'copies wanted of a single order',
        order: { ...bulk(line()), type: 'single' as const },
        wanted: [{ orderItemId: 1, copies: 1 }],
        says: messages.onlySeats,
      },
    ])
    .run(({ assert }, { order, wanted, says: sentence }) => {
      assert.throws(() => calculateRefund(order, wanted), sentence)
    })
})
