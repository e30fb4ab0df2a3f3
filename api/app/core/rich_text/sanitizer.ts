import type { Attributes, IOptions } from 'sanitize-html'
import {
  FormulaAttribute,
  FormulaTags,
  harmlessAddress,
  ImageSchemes,
  LinkSchemes,
  permitted,
  TextTags,
} from './schema.js'

interface Pass {
  /** Whether rendered formulas stay as they are, or only their LaTeX does. */
  keepsFormulas: boolean
  nestingLimit: number
  /** Attributes that a link gets beside its own. */
  link?: Attributes
}

/**
 * How sanitize-html reads a rich text, for the pass that saves it and for the one that stands before a page: MathML
 * inside a formula and nowhere else, text elements outside of one, links and pictures that lead where they may.
 */
export function richTextPass({ keepsFormulas, nestingLimit, link = {} }: Pass): IOptions {
  const tags = keepsFormulas ? { ...TextTags, ...FormulaTags } : TextTags
  let level = 0 // 0 outside of a formula, 1 the formula's own element, more below it
  const misplaced = new WeakSet<object>()

  const mayStand = (tag: string, attribs: Attributes) => {
    if (level > 1) return keepsFormulas && permitted(tag, true)
    return permitted(tag, false) && (tag !== 'div' || isFormula(tag, attribs))
  }

  return {
    allowedTags: Object.keys(tags),
    allowedAttributes: tags as Record<string, string[]>,
    allowedSchemes: [...LinkSchemes],
    allowedSchemesByTag: { img: [...ImageSchemes] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'title', 'svg'],
    onOpenTag: (tag, attribs) => {
      if (level > 0 || isFormula(tag, attribs)) level++
    },
    onCloseTag: () => {
      if (level > 0) level--
    },
    transformTags: {
      '*': (tagName, attribs) => {
        if (mayStand(tagName, attribs)) return { tagName, attribs: kept(tagName, attribs, link) }
        const none = {}
        misplaced.add(none)
        return { tagName, attribs: none }
      },
    },
    ...(!keepsFormulas && { textFilter: (text: string) => (level > 0 ? '' : text) }),
    // Its tag goes and its contents stay, unless those are inside a formula.
    exclusiveFilter: ({ tag, attribs }) =>
      misplaced.has(attribs) ? 'excludeTag' : tag === 'img' && !attribs.src,
  }
}

function isFormula(tag: string, attribs: Attributes): boolean {
  return (tag === 'span' || tag === 'div') && Boolean(attribs[FormulaAttribute]?.trim())
}

function kept(tag: string, attribs: Attributes, link: Attributes): Attributes {
  const safe = Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) => !['href', 'src'].includes(name) || harmlessAddress(tag, value)
    )
  )
  if (tag === 'a') return { ...safe, rel: 'noopener noreferrer nofollow', ...link }
  if (tag === 'img') return { ...safe, loading: 'lazy' }
  return tag === 'span' && !isFormula(tag, attribs) ? {} : safe
}
