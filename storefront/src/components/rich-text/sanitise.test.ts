import { FormulaTags, isSafeUrl, TextTags } from '@zhuxue/api/rich-text'
import { describe, expect, it } from 'vitest'
import corpus from '../../../../api/tests/fixtures/xss.json'
import { sanitise } from './sanitise'

const payloads = Object.values(corpus).flat()
const lists: Record<string, readonly string[]> = { ...TextTags, ...FormulaTags }

describe('Second sanitizer', () => {
  it.each(payloads)('the sanitizer leaves nothing executable of %j', (payload) => {
    const safe = sanitise(payload)
    for (const [, name, attributes] of safe.matchAll(/<([^\s/>]+)([^>]*)>/g)) {
      expect(Object.keys(lists)).toContain(name)
      for (const [, attribute, value] of attributes!.matchAll(/\s([^\s=]+)="([^"]*)"/g)) {
        expect(lists[name!]).toContain(attribute)
        if (['href', 'src'].includes(attribute!)) expect(isSafeUrl(name!, value!)).toBe(true)
      }
    }
    expect(sanitise(safe)).toBe(safe)
  })

  it('the sanitizer keeps the MathML of formulas only', () => {
    const math = '<math display="block"><semantics><mi>x</mi></semantics></math>'
    const formula = `<div data-formula="x">${math}</div>`
    expect(sanitise(formula)).toBe(formula)
    expect(sanitise(`<p>${math}</p>`)).toBe('<p>x</p>')
  })

  it('the sanitizer removes text from formulas and separates formulas', () => {
    const nested = '<span data-formula="x"><p>a</p><math><p>b</p><mtext><b>c</b></mtext></math></span>'
    expect(sanitise(nested)).toBe('<span data-formula="x">a<math>b<mtext>c</mtext></math></span>')
  })

  it('a sanitized link opens a new tab without a referrer', () => {
    expect(sanitise('<a href="https://a.cn">x</a>')).toBe(
      '<a href="https://a.cn" rel="noopener noreferrer nofollow" target="_blank">x</a>'
    )
  })
})
