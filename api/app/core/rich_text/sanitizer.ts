import type { Attributes, IOptions } from 'sanitize-html'
import {
  FormulaAttribute,
  FormulaTags,
  isSafeUrl,
  ImageSchemes,
  LinkSchemes,
  isAllowedTag,
  TextTags,
} from './schema.js'

interface SanitizerSettings {
  preservesFormulas: boolean
  nestingLimit: number
  link?: Attributes
  /** Origins allowed for pictures besides our own host. */
  storageOrigins?: readonly string[]
}

/** Options of sanitize-html for saving and displaying: MathML only inside formulas, text elements only outside. */
export function sanitizerOptions({
  preservesFormulas,
  nestingLimit,
  link = {},
  storageOrigins,
}: SanitizerSettings): IOptions {
  const tags = preservesFormulas ? { ...TextTags, ...FormulaTags } : TextTags
  let level = 0 // 0 outside a formula, 1 the formula's element, more below it
  const misplaced = new WeakSet<object>()

  const mayStand = (tag: string, attribs: Attributes) => {
    if (level > 1) return preservesFormulas && isAllowedTag(tag, true)
    return isAllowedTag(tag, false) && (tag !== 'div' || isFormula(tag, attribs))
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
        if (mayStand(tagName, attribs))
          return { tagName, attribs: retainedAttributes(tagName, attribs, link, storageOrigins) }
        const none = {}
        misplaced.add(none)
        return { tagName, attribs: none }
      },
    },
    ...(!preservesFormulas && { textFilter: (text: string) => (level > 0 ? '' : text) }),
    // Drops the tag but not its contents.
    exclusiveFilter: ({ tag, attribs }) => (misplaced.has(attribs) ? 'excludeTag' : tag === 'img' && !attribs.src),
  }
}

function isFormula(tag: string, attribs: Attributes): boolean {
  return (tag === 'span' || tag === 'div') && Boolean(attribs[FormulaAttribute]?.trim())
}

function retainedAttributes(
  tag: string,
  attribs: Attributes,
  link: Attributes,
  storageOrigins?: readonly string[]
): Attributes {
  const safe = Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) => !['href', 'src'].includes(name) || isSafeUrl(tag, value, storageOrigins)
    )
  )
  if (tag === 'a') return { ...safe, rel: 'noopener noreferrer nofollow', ...link }
  if (tag === 'img') return { ...safe, loading: 'lazy' }
  return tag === 'span' && !isFormula(tag, attribs) ? {} : safe
}
