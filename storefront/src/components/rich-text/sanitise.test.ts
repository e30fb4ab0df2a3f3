import { FormulaTags, isSafeUrl, TextTags } from '@zhuxue/api/rich-text'
import { describe, expect, it } from 'vitest'
import corpus from '../../../../api/tests/fixtures/xss.json'
import { sanitise } from './sanitise'

const payloads = Object.values(corpus).flat()
const lists: Record<string, readonly string[]> = { ...TextTags, ...FormulaTags }

describe('The second pass', () => {
  it.each(payloads)('leaves nothing that could run of %j', (payload) => {
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

  it('keeps the MathML of a formula, and no other', () => {
    const math = '<math display="block"><semantics><mi>x</mi></semantics></math>'
    const formula = `<div data-formula="x">${math}</div>`
    expect(sanitise(formula)).toBe(formula)
    expect(sanitise(`<p>${math}</p>`)).toBe('<p>x</p>')
  })

  it('keeps text out of formulas, and formulas apart', () => {
    const nested = '<span data-formula="x"><p>a</p><math><p>b</p><mtext><b>c</b></mtext></math></span>'
    expect(sanitise(nested)).toBe('<span data-formula="x">a<math>b<mtext>c</mtext></math></span>')
  })

  it('opens each link in its own page, knowing nothing of ours', () => {
    expect(sanitise('<a href="https://a.cn">x</a>')).toBe(
      '<a href="https://a.cn" rel="noopener noreferrer nofollow" target="_blank">x</a>'
    )
  })
})
