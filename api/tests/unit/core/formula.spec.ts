import { test } from '@japa/runner'
import { renderFormula } from '#core/rich_text/formula'
import { FormulaMaxLength, FormulaTags } from '#core/rich_text/schema'
import { examples, hostile } from '#tests/unit/core/formulas/examples'

const tagsOf = (markup: string) => [...markup.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag!)

test.group('Formula', () => {
  test('every example becomes MathML with its LaTeX', ({ assert }) => {
    for (const latex of examples) {
      const markup = renderFormula(latex, true)
      assert.match(markup, /^<math display="block"><semantics>.*<\/semantics><\/math>$/s, latex)
      assert.include(markup, '<annotation encoding="application/x-tex">', latex)
    }
  })

  test('the list names exactly the MathML elements in use', ({ assert }) => {
    const written = new Set(examples.flatMap((latex) => tagsOf(renderFormula(latex, true))))
    assert.sameMembers([...written], Object.keys(FormulaTags))
  })

  test('an inline formula is not a block', ({ assert }) => {
    assert.notInclude(renderFormula('a^2', false), 'display="block"')
  })

  test('forbidden commands are shown as text', ({ assert }) => {
    for (const latex of hostile) {
      const markup = renderFormula(latex, false)
      assert.notMatch(markup, /<(?!\/?[a-z]+[ >])|<[^>]*\s(href|src|style|class|id|on\w+)=/i, latex)
      assert.isEmpty(
        tagsOf(markup).filter((tag) => !(tag in FormulaTags)),
        latex
      )
    }
  })

  test('invalid or long formulas stay as LaTeX', ({ assert }) => {
    assert.equal(renderFormula('\\frac{a', false), '\\frac{a')
    assert.equal(renderFormula('\\nosuch <b>', false), '\\nosuch &lt;b&gt;')
    const long = 'x+'.repeat(FormulaMaxLength)
    assert.equal(renderFormula(long, false), long)
  })

  test('macro expansion is bounded', ({ assert }) => {
    const bomb = '\\def\\a{xxxxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a}\\b\\b\\b\\b\\b\\b\\b\\b'
    assert.equal(renderFormula(bomb, false), bomb)
    const deep = `${'{'.repeat(400)}x${'}'.repeat(400)}`
    assert.isBelow(renderFormula(deep, false).length, 5000)
    const nested = `${'\\sqrt{'.repeat(160)}x${'}'.repeat(160)}`
    assert.equal(renderFormula(nested, false), nested)
  })
})
