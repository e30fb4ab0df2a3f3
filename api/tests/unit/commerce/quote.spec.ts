import { test } from '@japa/runner'

import { quote, type QuoteRequest } from '#commerce/pricing/quote'
import { amounts, channel, product, rule } from '#tests/unit/commerce/carts'

function ask(products: QuoteRequest['products'], given: Partial<QuoteRequest> = {}) {
  return quote({ products, returning: false, channel: null, ...given })
}

test.group('Unit price', () => {
  test('only a returning customer pays the price of rule 01', ({ assert }) => {
    const course = product(1, { priceFen: 300_00, rules: [rule('01', 250_00)] })

    assert.equal(ask([course]).amountFen, 300_00)
    assert.equal(ask([course], { returning: true }).amountFen, 250_00)
    assert.equal(ask([course], { returning: true }).lines[0].unitRule, '01')
  })

  test('rule 04 starts at the tenth copy', ({ assert }) => {
    const course = product(1, { priceFen: 88_88, rules: [rule('04', 79_99)] })

    assert.equal(ask([{ ...course, count: 9 }]).lines[0].unitFen, 88_88)
    assert.equal(ask([{ ...course, count: 10 }]).lines[0].unitFen, 79_99)
  })

  test('the lowest applicable rule wins and is named', ({ assert }) => {
    const rules = [rule('01', 80_00), rule('04', 70_00), rule('05', 90_00)]
    const course = product(1, { priceFen: 100_00, rules })

    assert.include(ask([course]).lines[0], { unitFen: 90_00, unitRule: '05' })
    assert.include(ask([course], { returning: true }).lines[0], { unitFen: 80_00, unitRule: '01' })
    assert.include(ask([{ ...course, count: 10 }]).lines[0], { unitFen: 70_00, unitRule: '04' })
  })

  test('a preset price above the price changes nothing', ({ assert }) => {
    const line = ask([product(1, { priceFen: 100_00, rules: [rule('05', 120_00)] })]).lines[0]

    assert.include(line, { unitFen: 100_00, unitRule: null })
  })

  test('several lines of one course count as one for rule 04', ({ assert }) => {
    const course = product(1, { priceFen: 88_88, rules: [rule('04', 79_99)], count: 6 })

    const { lines } = ask([course, product(2), course])

    assert.deepEqual(
      lines.map(({ courseId, count }) => [courseId, count]),
      [
        [1, 12],
        [2, 1],
      ]
    )
    assert.equal(lines[0].unitFen, 79_99)
  })
})

test.group('Promo code', () => {
  test('twelve copies under rule 04 and 0.95 cost 911.89', ({ assert }) => {
    const course = product(1, { priceFen: 88_88, rules: [rule('04', 79_99)], count: 12 })

    const result = ask([course], { channel: channel({ discountBp: 9500 }) })

    assert.equal(result.amountFen, 911_89)
    assert.equal(result.savedByCodeFen, 959_88 - 911_89)
  })

  test('an internal channel takes the lower: rule 02 or its percent', ({ assert }) => {
    const internal = channel({ kind: 'internal', discountBp: 9000 })
    const dear = product(1, { priceFen: 100_00, rules: [rule('02', 95_00)] })
    const cheap = product(1, { priceFen: 100_00, rules: [rule('02', 80_00)], count: 2 })

    assert.include(ask([dear], { channel: internal }).lines[0], { codeFen: 90_00, codeRule: null })
    assert.include(ask([cheap], { channel: internal }).lines[0], { codeFen: 160_00, codeRule: '02' })
  })

  test('rule 02 applies to internal channels, rule 03 to schools', ({ assert }) => {
    const course = product(1, { priceFen: 100_00, rules: [rule('02', 50_00), rule('03', 60_00)] })
    const price = (kind: 'general' | 'internal' | 'school') =>
      ask([course], { channel: channel({ kind, discountBp: 10_000 }) }).amountFen

    assert.equal(price('general'), 100_00)
    assert.equal(price('internal'), 50_00)
    assert.equal(price('school'), 60_00)
  })

  test('a line never falls below 1 fen; 0 disables a rule', ({ assert }) => {
    const tiny = product(1, { priceFen: 1 })
    const given = product(2, { priceFen: 0 })
    const ruled = product(3, { priceFen: 5_00, rules: [rule('02', 0)] })

    const result = ask([tiny, given, ruled], { channel: channel({ kind: 'internal', discountBp: 1000 }) })

    assert.deepEqual(amounts(result), [1, 0, 50])
  })

  test('a rule price of 0 sells nothing', ({ assert }) => {
    for (const code of ['01', '02', '03', '04', '05']) {
      for (const kind of ['general', 'internal', 'school'] as const) {
        const course = { ...product(1, { priceFen: 100_00, rules: [rule(code, 0)] }), count: 10 }
        const result = ask([course], { returning: true, channel: channel({ kind }) })

        assert.equal(
          result.amountFen,
          ask([{ ...course, rules: [] }], { returning: true, channel: channel({ kind }) }).amountFen
        )
      }
    }
  })
})

test.group('Rule 06', () => {
  test('60.00 off 1600.00 is split by largest remainder', ({ assert }) => {
    const result = ask(
      [499_99, 680_00, 420_01].map((priceFen, at) => product(at + 1, { priceFen, rules: [rule('06')] }))
    )

    assert.equal(result.off06Fen, 60_00)
    assert.deepEqual(amounts(result), [481_24, 654_50, 404_26])
  })

  test('the base price counts, so no code loses a tier', ({ assert }) => {
    const course = product(1, { priceFen: 800_00, rules: [rule('06')] })

    assert.equal(ask([course], { channel: channel({ discountBp: 9900 }) }).amountFen, 762_00)
  })

  test('only lines whose course lists the rule count', ({ assert }) => {
    const listed = product(1, { priceFen: 700_00, rules: [rule('06')] })
    const other = product(2, { priceFen: 700_00 })

    assert.equal(ask([listed, other]).off06Fen, 0)
    assert.equal(ask([{ ...listed, count: 2 }, other]).off06Fen, 50_00)
    assert.equal(ask([{ ...listed, count: 2 }, other]).lines[1].share06Fen, 0)
  })

  test('1 fen a line remains when a code took the rest', ({ assert }) => {
    const course = product(1, { priceFen: 800_00, rules: [rule('02', 1), rule('06')] })

    const result = ask([course], { channel: channel({ kind: 'internal' }) })

    assert.deepEqual(amounts(result), [1])
  })
})

test.group('Freight', () => {
  const book = (courseId: number, priceFen: number, freightFen: number) =>
    product(courseId, { courseType: 3, priceFen, freightFen })

  test('freight is the highest of the shipped lines below 100 yuan', ({ assert }) => {
    const result = ask([book(1, 49_99, 8_00), book(2, 50_00, 6_00)])

    assert.deepEqual(result.freight, { fen: 8_00, reason: 'charged' })
    assert.equal(result.amountFen, 107_99)
  })

  test('freight is free from exactly 100 yuan', ({ assert }) => {
    const result = ask([book(1, 50_00, 8_00), book(2, 50_00, 6_00)])

    assert.deepEqual(result.freight, { fen: 0, reason: 'free-from' })
    assert.equal(result.amountFen, 100_00)
  })

  test('a code does not bring freight back', ({ assert }) => {
    assert.equal(ask([book(1, 105_00, 8_00)], { channel: channel() }).amountFen, 99_75)
  })

  test('freight is charged only for shipped goods; courses count towards 100', ({ assert }) => {
    assert.equal(ask([product(1, { priceFen: 20_00 })]).freight.reason, 'nothing-ships')
    assert.equal(ask([product(1, { priceFen: 60_00 }), book(2, 40_00, 8_00)]).amountFen, 100_00)
  })
})
