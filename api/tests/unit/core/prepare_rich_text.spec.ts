import { test } from '@japa/runner'
import { isRendered } from '#core/rich_text/formula'
import { textCache } from '#core/cache/memory_cache'
import { prepareRichText, readableHtml } from '#core/rich_text/prepare_rich_text'
import { safeHtml } from '#core/rich_text/rich_text'
import { FormulaCharactersMax, FormulasMax, messages } from '#core/rich_text/schema'

/** The given number of different formulas. */
function textOf(count: number, latex: (at: number) => string = (at) => `x_${at}`): string {
  const one = (at: number) => `<p>第 ${at} 式 <span data-formula="${latex(at)}"></span></p>`
  return Array.from({ length: count }, (_, at) => one(at)).join('')
}
const mathIn = (html: string) => html.split('<math>').length - 1
const long = (at: number) => String(at).padEnd(500, 'x')
/** Expands from five hundred characters to forty thousand characters of MathML. */
const cells = (at: number) => `\\begin{matrix}${at}${'&amp;'.repeat(430)}\\end{matrix}`

test.group('Formulas in a text', () => {
  test('too many formulas or characters get an error message', async ({ assert }) => {
    const most = FormulaCharactersMax / 500

    assert.isNull(await prepareRichText(textOf(FormulasMax)))
    assert.isNull(await prepareRichText(textOf(most, long)))
    assert.equal(await prepareRichText(textOf(FormulasMax + 1)), messages.formulasTooMany)
    assert.equal(await prepareRichText(textOf(most + 1, long)), messages.formulasTooMany)
  })

  test('too large expansions get an error message', async ({ assert }) => {
    assert.isNull(await prepareRichText(textOf(3, cells)))
    assert.equal(await prepareRichText(textOf(10, cells)), messages.formulasTooLarge)
  })

  test('a stored text beyond the limits keeps further formulas as LaTeX', ({ assert }) => {
    assert.equal(mathIn(safeHtml(textOf(FormulasMax + 100))), FormulasMax)
    assert.equal(mathIn(safeHtml(textOf(30, long))), FormulaCharactersMax / 500)
    assert.isBelow(mathIn(safeHtml(textOf(20, cells))), 8)
  })

  test('formulas are rendered in turns, without blocking other requests', async ({ assert }) => {
    let turns = 0
    let done = false
    const count = () => void (turns++, done || setImmediate(count))
    setImmediate(count)

    const costly = (at: number) => `a\\bmod b'${at}`.repeat(30).slice(0, 480)
    const html = textOf(20, costly)
    await prepareRichText(html)
    done = true

    assert.isAbove(turns, 3)
    assert.isTrue(isRendered(costly(19), false))
  })

  test('readers get the same text as from safeHtml', async ({ assert }) => {
    const html = textOf(20, (at) => `\\frac{${at}}{2}`)
    assert.equal(await readableHtml(html), safeHtml(html))
  })
})

test.group('Long texts', () => {
  test('a long text is sanitized in turns, without blocking other requests', async ({ assert }) => {
    const html = '<div><p onclick="x()"><b><b>造价</b>'.repeat(5_000)
    let [turns, done] = [0, false]
    const count = () => void (turns++, done || setImmediate(count))
    setImmediate(count)
    await prepareRichText(html)
    done = true
    assert.isAtLeast(turns, 2)

    const clean = safeHtml(html)
    assert.equal(safeHtml(`${clean}<p></p>`), `${clean}<p></p>`)
  })
})

test.group('Text cache', () => {
  test('a full cache drops the least recently used text', ({ assert }) => {
    const cache = textCache(20)
    const made: string[] = []
    const get = (text: string) => cache.getOrMake(text, () => (made.push(text), text.toUpperCase()))

    for (const text of ['aaaa', 'bbbb', 'aaaa', 'cccc']) get(text)
    assert.deepEqual(made, ['aaaa', 'bbbb', 'cccc'])
    assert.isTrue(cache.has('aaaa'))
    assert.isFalse(cache.has('bbbb'))

    assert.equal(get('longer than all'), 'LONGER THAN ALL')
    assert.isFalse(cache.has('longer than all'))
  })
})
