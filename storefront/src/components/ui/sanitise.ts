import {
  FormulaAttribute,
  FormulaTags,
  ImageSchemes,
  LinkSchemes,
  harmlessAddress,
  permitted,
  TextTags,
} from '@zhuxue/api/rich-text'
import sanitizeHtml from 'sanitize-html'

const attributes = { ...TextTags, ...FormulaTags } as Record<string, string[]>

/**
 * The second pass over rich text. The api cleans it and renders its formulas; this one stands where the
 * text meets a page, so that what an older version let through still cannot run (security T55). MathML is
 * kept inside a formula and text outside of one: neither can change how the other is parsed.
 */
export function sanitise(html: string): string {
  let level = 0 // 0 outside of a formula, 1 the formula's own element, more below it
  const misplaced = new WeakSet<object>()
  const clean = sanitizeHtml(html, {
    allowedTags: Object.keys(attributes),
    allowedAttributes: attributes,
    allowedSchemes: [...LinkSchemes],
    allowedSchemesByTag: { img: [...ImageSchemes] },
    allowProtocolRelative: false,
    nestingLimit: 250,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'title', 'svg'],
    onOpenTag: (tag, attribs) => {
      if (level > 0 || isFormula(tag, attribs)) level++
    },
    onCloseTag: () => {
      if (level > 0) level--
    },
    transformTags: {
      '*': (tagName, attribs) => {
        if (mayStand(tagName, attribs, level)) return { tagName, attribs: kept(tagName, attribs) }
        const none = {}
        misplaced.add(none)
        return { tagName, attribs: none }
      },
    },
    exclusiveFilter: ({ tag, attribs }) =>
      misplaced.has(attribs) ? 'excludeTag' : tag === 'img' && !attribs.src,
  })
  return clean.replace(/ \/>/g, '>')
}

function mayStand(tag: string, attribs: sanitizeHtml.Attributes, level: number): boolean {
  if (level > 1) return permitted(tag, true)
  return permitted(tag, false) && (tag !== 'div' || isFormula(tag, attribs))
}

function isFormula(tag: string, attribs: sanitizeHtml.Attributes): boolean {
  return (tag === 'span' || tag === 'div') && Boolean(attribs[FormulaAttribute]?.trim())
}

function kept(tag: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const safe = Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) => !['href', 'src'].includes(name) || harmlessAddress(tag, value)
    )
  )
  if (tag === 'a') return { ...safe, rel: 'noopener noreferrer nofollow', target: '_blank' }
  return tag === 'img' ? { ...safe, loading: 'lazy' } : safe
}
