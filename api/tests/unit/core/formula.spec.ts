import { test } from '@japa/runner'
import { formula } from '#core/rich_text/formula'
import { FormulaMax, FormulaTags } from '#core/rich_text/schema'
import { examples, hostile } from '#tests/unit/core/formulas/examples'

const tagsOf = (markup: string) => [...markup.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag!)

test.group('Formula', () => {
  test('every example becomes MathML that carries its LaTeX', ({ assert }) => {
    for (const latex of examples) {
      const markup = formula(latex, true)
      assert.match(markup, /^<math display="block"><semantics>.*<\/semantics><\/math>$/s, latex)
      assert.include(markup, '<annotation encoding="application/x-tex">', latex)
    }
  })

  test('the list names every element of MathML that is written, and no other', ({ assert }) => {
    const written = new Set(examples.flatMap((latex) => tagsOf(formula(latex, true))))
    assert.sameMembers([...written], Object.keys(FormulaTags))
  })

  test('a formula within a line is no block', ({ assert }) => {
    assert.notInclude(formula('a^2', false), 'display="block"')
  })

  test('what no formula may do is shown as text', ({ assert }) => {
    for (const latex of hostile) {
      const markup = formula(latex, false)
      assert.notMatch(markup, /<(?!\/?[a-z]+[ >])|<[^>]*\s(href|src|style|class|id|on\w+)=/i, latex)
      assert.isEmpty(
        tagsOf(markup).filter((tag) => !(tag in FormulaTags)),
        latex
      )
    }
  })

  test('what is wrong or too long stays as its author wrote it', ({ assert }) => {
    assert.equal(formula('\\frac{a', false), '\\frac{a')
    assert.equal(formula('\\nosuch <b>', false), '\\nosuch &lt;b&gt;')
    const long = 'x+'.repeat(FormulaMax)
    assert.equal(formula(long, false), long)
  })

  test('a macro cannot grow a formula without end', ({ assert }) => {
    const bomb = '\\def\\a{xxxxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a}\\b\\b\\b\\b\\b\\b\\b\\b'
    assert.equal(formula(bomb, false), bomb)
    const deep = `${'{'.repeat(400)}x${'}'.repeat(400)}`
    assert.isBelow(formula(deep, false).length, 5000)
    const nested = `${'\\sqrt{'.repeat(160)}x${'}'.repeat(160)}`
    assert.equal(formula(nested, false), nested)
  })
})
