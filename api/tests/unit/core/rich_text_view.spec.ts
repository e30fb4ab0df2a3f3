import { test } from '@japa/runner'
import { isUnreadable, shownAs } from '#core/rich_text/react_view'

const element = (tag: string, attributes: Record<string, string> = {}) => ({
  tag,
  attribute: (name: string) => attributes[name] ?? null,
})

test.group('A rich text as the shop and the console rebuild it', () => {
  test('a link keeps its address and says nothing of where the reader came from', ({ assert }) => {
    const link = shownAs(element('a', { href: '/index/courses', onclick: 'x()' }), false)

    assert.isTrue(link.stands)
    assert.deepEqual(link.props, {
      href: '/index/courses',
      rel: 'noopener noreferrer nofollow',
      target: '_blank',
    })
  })

  test('an address that runs or leads elsewhere is left out', ({ assert }) => {
    for (const href of [
      'javascript:alert(1)',
      '//evil.example',
      'java\tscript:x',
      'data:text/html,x',
    ])
      assert.notProperty(shownAs(element('a', { href }), false).props, 'href', href)
    assert.deepEqual(shownAs(element('img', { src: 'http://evil.example/x.png' }), false).props, {
      loading: 'lazy',
    })
  })

  test('MathML stands inside a formula only, text elements outside of one only', ({ assert }) => {
    const formula = shownAs(element('span', { 'data-formula': 'x^2' }), false)
    assert.include(formula, { stands: true, inFormula: true })

    assert.isTrue(shownAs(element('mfrac'), true).stands)
    assert.isFalse(shownAs(element('mfrac'), false).stands)
    assert.isFalse(shownAs(element('p'), true).stands)
  })

  test('a division is a formula of its own line or nothing', ({ assert }) => {
    assert.isTrue(shownAs(element('div', { 'data-formula': 'x' }), false).stands)
    assert.deepEqual(shownAs(element('div', { 'data-formula': ' ' }), false), {
      stands: false,
      inFormula: false,
      props: {},
    })
  })

  test('cells carry their spans by the names that React reads', ({ assert }) => {
    const { props } = shownAs(element('td', { colspan: '2', rowspan: '3', style: 'x' }), false)
    assert.deepEqual(props, { colSpan: '2', rowSpan: '3' })
  })

  test('what holds no text goes with all that it holds', ({ assert }) => {
    assert.isTrue(['script', 'style', 'template', 'svg'].every(isUnreadable))
    assert.isFalse(isUnreadable('p'))
  })
})
