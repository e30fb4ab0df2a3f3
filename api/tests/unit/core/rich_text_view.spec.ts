import { test } from '@japa/runner'
import { toReactElement, toReactNodes } from '#core/rich_text/react_view'

type Parsed = Parameters<typeof toReactNodes>[0] extends Iterable<infer One> ? One : never

const element = (tag: string, attributes: Record<string, string> = {}) => ({
  tag,
  attribute: (name: string) => attributes[name] ?? null,
})

test.group('Rich text as React elements', () => {
  test('links keep their URL and send no referrer', ({ assert }) => {
    const link = toReactElement(element('a', { href: '/index/courses', onclick: 'x()' }), false)

    assert.isTrue(link.isUpToDate)
    assert.deepEqual(link.props, { href: '/index/courses', rel: 'noopener noreferrer nofollow', target: '_blank' })
  })

  test('unsafe URLs are removed', ({ assert }) => {
    for (const href of ['javascript:alert(1)', '//evil.example', 'java\tscript:x', 'data:text/html,x'])
      assert.notProperty(toReactElement(element('a', { href }), false).props, 'href', href)
    assert.deepEqual(toReactElement(element('img', { src: 'http://evil.example/x.png' }), false).props, {
      loading: 'lazy',
    })
  })

  test('MathML is allowed only inside formulas, text only outside', ({ assert }) => {
    const formula = toReactElement(element('span', { 'data-formula': 'x^2' }), false)
    assert.include(formula, { isUpToDate: true, inFormula: true })

    assert.isTrue(toReactElement(element('mfrac'), true).isUpToDate)
    assert.isFalse(toReactElement(element('mfrac'), false).isUpToDate)
    assert.isFalse(toReactElement(element('p'), true).isUpToDate)
  })

  test('a div is a block formula or removed', ({ assert }) => {
    assert.isTrue(toReactElement(element('div', { 'data-formula': 'x' }), false).isUpToDate)
    assert.deepEqual(toReactElement(element('div', { 'data-formula': ' ' }), false), {
      isUpToDate: false,
      inFormula: false,
      props: {},
    })
  })

  test('cells use React’s span attributes', ({ assert }) => {
    const { props } = toReactElement(element('td', { colspan: '2', rowspan: '3', style: 'x' }), false)
    assert.deepEqual(props, { colSpan: '2', rowSpan: '3' })
  })

  test('ignored tags lose their contents, unknown ones keep them', ({ assert }) => {
    const text = (textContent: string): Parsed => ({ nodeType: 3, textContent, childNodes: [] })
    const node = (localName: string, ...childNodes: Parsed[]): Parsed => ({
      nodeType: 1,
      textContent: null,
      childNodes,
      localName,
      getAttribute: () => null,
    })
    const comment = { nodeType: 8, textContent: 'x', childNodes: [] }
    const Fragment = ''
    const createElement = (tag: string, _props: object, ...children: string[]) =>
      tag ? `<${tag}>${children.join('')}` : children.join('')
    const view = (...nodes: Parsed[]) => toReactNodes<string>(nodes, { createElement, Fragment }).join('')

    for (const tag of ['script', 'style', 'template', 'svg']) {
      assert.equal(view(node(tag, text('x'))), '')
    }
    assert.equal(view(node('p', text('a'), node('custom', text('b')), comment)), '<p>ab')
    assert.equal(view(node('br', text('x'))), '<br>')
  })

  test('the caller decides what is kept', ({ assert }) => {
    const createElement = (_tag: string, _props: object, ...children: string[]) => children.join('')
    const nodes = [{ nodeType: 3, textContent: '造价', childNodes: [] }]
    const draw = (_node: unknown, usual: string) => `[${usual}]`
    assert.deepEqual(toReactNodes(nodes, { createElement, Fragment: '' }, draw), ['[造价]'])
  })
})
