import fc from 'fast-check'
import { test } from '@japa/runner'

import { quote } from '#commerce/pricing/quote'
import { discountsOf } from '#commerce/pricing/line_discounts'
import { orderSums } from '#commerce/pricing/order_sums'
import { repeatCount } from '#tests/repeat'
import { amounts, anyChannel, anyProducts, anyRequest, product, rule } from '#tests/unit/commerce/carts'

const runs = { numRuns: repeatCount(3000, 200_000) }

test.group('Quote of any cart', (group) => {
  group.each.timeout(repeatCount(60_000, 600_000))

  test('lines add up to goods, goods and freight to the total', ({ assert }) => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const result = quote(request)
        const sum = amounts(result).reduce((all, amount) => all + amount, 0)

        assert.equal(sum, result.wareFen)
        assert.equal(result.wareFen + result.freight.fen, result.amountFen)
        assert.equal(
          result.lines.reduce((all, line) => all + line.share06Fen, 0),
          result.off06Fen
        )
        assert.isTrue(Object.values(result.lines[0]).every((value) => !Number.isNaN(value)))
        assert.isTrue(Number.isSafeInteger(result.amountFen))
      }),
      runs
    )
  })

  test('a code never raises the total and shows its savings', ({ assert }) => {
    fc.assert(
      fc.property(anyProducts, fc.boolean(), anyChannel, (products, returning, channel) => {
        const without = quote({ products, returning, channel: null })
        const withCode = quote({ products, returning, channel })

        assert.isAtMost(withCode.amountFen, without.amountFen)
        assert.equal(without.amountFen - withCode.amountFen, withCode.savedByCodeFen)
        assert.equal(without.savedByCodeFen, 0)
      }),
      runs
    )
  })

  test('the discounts of a line lead from price to amount', ({ assert }) => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        for (const line of quote(request).lines) {
          const outcome = discountsOf(line, request.channel)
          const saved = outcome.reduce((all, { fen }) => all + fen, 0)

          assert.equal(line.priceFen * line.count - saved, line.amountFen)
          assert.isTrue(outcome.every(({ text, fen }) => text !== '' && fen > 0))
        }
      }),
      runs
    )
  })

  test('the rows of the summary add up to the amount paid', ({ assert }) => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const priced = quote(request)
        const rows = orderSums({ ...priced, freightFen: priced.freight.fen })
        const steps = rows.slice(0, -1)
        const listed = request.products.reduce((all, one) => all + one.priceFen * one.count, 0)

        assert.equal(rows[0].fen, listed)
        assert.equal(
          steps.reduce((all, { fen }) => all + fen, 0),
          priced.amountFen
        )
        assert.deepInclude(rows.at(-1)!, { kind: 'payable', fen: priced.amountFen })
        assert.lengthOf(new Set(rows.map(({ text }) => text)), rows.length)
        for (const { kind, fen } of steps) assert.isTrue(kind === 'discount' ? fen < 0 : fen >= 0)
      }),
      runs
    )
  })

  test('a line above zero never costs less than 1 fen', ({ assert }) => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        for (const line of quote(request).lines) {
          if (line.baseFen > 0) assert.isAtLeast(line.amountFen, 1)
          else assert.equal(line.amountFen, 0)
          assert.isAtMost(line.amountFen, line.baseFen)
          assert.equal(line.codeFen - line.share06Fen, line.amountFen)
        }
      }),
      runs
    )
  })

  test('freight is 0 without shipping, from 100 yuan, or unset', ({ assert }) => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const result = quote(request)
        const shipped = request.products.filter(({ courseType }) => [3, 4].includes(courseType))
        const owed = shipped.some(({ freightFen }) => freightFen > 0) && result.baseFen < 100_00

        assert.equal(result.freight.fen > 0, owed)
      }),
      runs
    )
  })

  test('the order of lines moves only the fen of a tie', ({ assert }) => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const there = quote(request)
        const back = quote({ ...request, products: [...request.products].reverse() })

        assert.equal(back.amountFen, there.amountFen)
        assert.equal(back.wareFen, there.wareFen)
        for (const line of there.lines) {
          const same = back.lines.find(({ courseId }) => courseId === line.courseId)!
          assert.equal(same.codeFen, line.codeFen)
          assert.isAtMost(Math.abs(same.amountFen - line.amountFen), 1)
        }
      }),
      runs
    )
  })

  test('splitting a course over lines does not change its price', ({ assert }) => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), (request, seed) => {
        const at = seed % request.products.length
        const whole = request.products[at]
        fc.pre(whole.count > 1)
        const part = 1 + (seed % (whole.count - 1))
        const products = request.products.with(at, { ...whole, count: part })
        products.push({ ...whole, count: whole.count - part })

        assert.deepEqual(quote({ ...request, products }), quote(request))
      }),
      runs
    )
  })

  test('a hundred lines of ten thousand expensive copies stay exact', ({ assert }) => {
    const products = Array.from({ length: 100 }, (_, at) =>
      product(at + 1, { priceFen: 99_999_999, count: 10_000, rules: [rule('06')] })
    )

    const result = quote({ products, returning: false, channel: null })

    assert.equal(result.baseFen, 99_999_999 * 10_000 * 100)
    assert.equal(
      amounts(result).reduce((all, amount) => all + amount, 0),
      result.wareFen
    )
  })
})
