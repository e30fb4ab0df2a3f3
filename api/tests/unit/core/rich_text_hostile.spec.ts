import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { plainText, safeHtml } from '#core/rich_text/rich_text'
import { FormulaTags, isSafeUrl, TextTags } from '#core/rich_text/schema'

/** Payloads that try to run, load or spoof something, by kind. */
const corpus: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('../../fixtures/xss.json', import.meta.url), 'utf8')
)
const payloads = Object.values(corpus).flat()

/** A tag as the sanitizer writes it; browsers parse it in only one way. */
const strictTag = /^<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)>/
const strictAttribute = / ([a-z-]+)(?:="([^"]*)")?/g

/** The first disallowed or ambiguous part of a sanitized text, or null. */
function complaint(html: string): string | null {
  let formula: string | null = null
  for (let rest = html; rest;) {
    const text = /^[^<>]+/.exec(rest)
    if (text) {
      rest = rest.slice(text[0].length)
      continue
    }
    const tag = strictTag.exec(rest)
    if (!tag) return `not a tag: ${rest.slice(0, 40)}`
    const [whole, closing, name, attributes] = tag
    const list: Record<string, readonly string[]> = formula && name !== formula ? FormulaTags : TextTags
    if (!list[name!]) return `element ${name}`
    for (const [, attribute, value = ''] of attributes!.matchAll(strictAttribute)) {
      if (!list[name!]!.includes(attribute!)) return `attribute ${name} ${attribute}`
      const address = attribute === 'href' || attribute === 'src'
      if (address && !isSafeUrl(name!, value)) return `address ${value}`
      if (attribute === 'data-formula') formula = name!
    }
    if (closing && name === formula) formula = null
    rest = rest.slice(whole.length)
  }
  return null
}

test.group('Hostile rich text', () => {
  test('the corpus is large and without duplicates', ({ assert }) => {
    assert.isAtLeast(payloads.length, 120)
    assert.lengthOf(new Set(payloads), payloads.length)
  })

  for (const [kind, ones] of Object.entries(corpus)) {
    test(`payloads of kind ${kind} are removed, whatever surrounds them`, ({ assert }) => {
      for (const payload of ones) {
        for (const html of [payload, `<p>甲${payload}乙</p>`, `<td><b>${payload}`, payload + payload]) {
          const safe = safeHtml(html)
          assert.isNull(complaint(safe), JSON.stringify(html))
          assert.equal(safeHtml(safe), safe, JSON.stringify(html))
        }
      }
    })
  }

  test('combinations in any order are safe', ({ assert }) => {
    const orders = [payloads, payloads.toReversed(), payloads.toSorted()]
    for (const html of orders.map((order) => order.join('\n'))) {
      assert.isNull(complaint(safeHtml(html)))
      assert.equal(safeHtml(safeHtml(html)), safeHtml(html))
    }
  })

  test('the checker finds known bad markup', ({ assert }) => {
    for (const bad of [
      '<script>',
      '<p onclick="x">',
      '<a href="javascript:x">',
      '<p x',
      '<math><mi>x</mi></math>',
      '<span data-formula="a"><b>x</b></span>',
    ])
      assert.isNotNull(complaint(bad), bad)
  })

  test('plain text contains no markup', ({ assert }) => {
    for (const payload of payloads) assert.notMatch(plainText(`<p>${payload}</p>`), /\s{2}/)
  })
})
