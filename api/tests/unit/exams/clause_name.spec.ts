import { test } from '@japa/runner'
import fc from 'fast-check'
import { clauseText, normalizeReplacement, parseClause } from '#exams/clauses/terms'

const spelling = (text: string) => {
  const clause = parseClause(text)
  return clause && clauseText(clause)
}

test.group('Clause names', () => {
  const one = 'GB/T 50500-2024 4.1.2'
  const cases: [typed: string, spelling: string | null][] = [
    [one, one],
    ['  GB/T   50500-2024   4.1.2 ', one],
    ['ＧＢ／Ｔ　５０５００－２０２４　４．１．２', one],
    ['gb/t50500-2024 4.1.2', one],
    ['GB / T 50500 — 2024 第4.1.2条', one],
    ['GB/T50500—2024第 4.1.2 条', one],
    ['GB/T 50500–2024（4.1.2）', one],
    ['GB/T 50500-2024，4.1.2', one],
    ['GB/T 50500-2024：第4．1．2款', one],
    ['《建设工程工程量清单计价标准》GB/T 50500-2024 4.1.2', one],
    ['GB/T 50500-2024 4. 1. 2', one],
    ['JGJ80-2016 2.1.1', 'JGJ 80-2016 2.1.1'],
    ['DB21/T 1234.1-2020 3.0.1', 'DB21/T 1234.1-2020 3.0.1'],
    ['t/cecs 20-2021 5.2', 'T/CECS 20-2021 5.2'],
    ['GB 50666-2011 4.5.2-1', 'GB 50666-2011 4.5.2-1'],
    ['GB 50666-2011 附录 A.0.1', 'GB 50666-2011 附录A.0.1'],
    ['《建设工程质量管理条例》-2019 第十三条', '建设工程质量管理条例-2019 十三'],
    ['建筑法-2019 13', '建筑法-2019 13'],
    ['建筑法', null],
    ['', null],
    ['GB/T 50500 4.1.2', null],
    ['GB/T 50500-24 4.1.2', null],
    ['GB/T 50500-20244.1.2', null],
    ['GB/T 50500-2024', null],
    ['GB/T 50500-2024 第条', null],
    ['-2024 4.1.2', null],
    ['GB/T 50500-2024 4.1.2 和 4.1.3', null],
    [`GB/T 50500-2024 ${'1.'.repeat(20)}1`, null],
    [`${'标'.repeat(61)}-2024 1`, null],
  ]
  for (const [typed, expected] of cases) {
    test(`clause typed as «${typed.slice(0, 40)}»`, ({ assert }) => {
      assert.equal(spelling(typed), expected)
    })
  }

  test('a normalized clause stays the same', ({ assert }) => {
    for (const [, written] of cases) if (written) assert.equal(spelling(written), written)
    const part = fc.string({ unit: fc.constantFrom(...'GB/T 50-2024 4.1第条（）—《》甲') })
    fc.assert(
      fc.property(part, (typed) => {
        const written = spelling(typed)
        if (written) assert.equal(spelling(written), written)
      }),
      { numRuns: 2000 }
    )
  })

  test('a clause is replaced by another one or an edition', ({ assert }) => {
    assert.equal(normalizeReplacement('gb/t50500—2024第4.1.2条'), one)
    assert.equal(normalizeReplacement('gb/t50500—2024'), 'GB/T 50500-2024')
    assert.isNull(normalizeReplacement('GB/T 50500'))
    assert.isNull(normalizeReplacement('GB/T 50500-2024 4.1.2 和'))
  })
})
