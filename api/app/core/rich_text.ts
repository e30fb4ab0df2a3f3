import sanitize from 'sanitize-html'
import { formula } from '#core/formula'
import {
  FormulaAttribute,
  harmlessAddress,
  ImageSchemes,
  LinkSchemes,
  permitted,
  TextTags,
  withFormulasAsText,
} from '#core/rich_text_terms'

/** Formulas of one text that are rendered; whatever stands in the others' place is their LaTeX. */
const mostFormulas = 500

/** Two are enough for what an editor writes; nothing known needs more than four. */
const mostPasses = 6

/** The last texts cleaned: a popular page is cleaned once and not for each of its readers. */
const cleaned = new Map<string, string>()
const mostKept = 200

/**
 * HTML that is safe to put into a page. No style, no class, no frame, no form, images only from https or
 * our own store. A formula is its LaTeX in `data-formula`: what stands inside it is thrown away and
 * rendered here, so that no author ever writes MathML. Cleaning what is clean changes nothing. The text is
 * cleaned when it is saved and again when it is shown (threat T55).
 */
export function safeHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known

  const safe = withFormulas(settled(html))
  if (cleaned.size >= mostKept) cleaned.delete(cleaned.keys().next().value!)
  cleaned.set(html, safe)
  return safe
}

/** The words of a rich text, a formula as its LaTeX, for summaries and search. */
export function plainText(html: string): string {
  const spaced = withFormulasAsText(settled(html)).replace(
    /<\/(p|h[1-6]|li|td|th|tr|div|blockquote|pre|figure)>|<br>/g,
    '$& '
  )
  return unescaped(spaced.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Ill-formed markup may come out of one cleaning in a shape that the next would still mend. */
function settled(html: string): string {
  let before = html
  for (let pass = 0; pass < mostPasses; pass++) {
    const after = words(before)
    if (after === before) return after
    before = after
  }
  return before
}

/** Everything that is allowed outside of formulas, and every formula with nothing inside. */
function words(html: string): string {
  let level = 0 // 0 outside of a formula, 1 the formula's own element, more below it
  const misplaced = new WeakSet<object>()
  const clean = sanitize(html, {
    allowedTags: Object.keys(TextTags),
    allowedAttributes: TextTags as Record<string, string[]>,
    allowedSchemes: [...LinkSchemes],
    allowedSchemesByTag: { img: [...ImageSchemes] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
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
    textFilter: (text) => (level > 0 ? '' : text),
    // Its tag goes and its contents stay, unless those are inside a formula.
    exclusiveFilter: ({ tag, attribs }) =>
      misplaced.has(attribs) ? 'excludeTag' : tag === 'img' && !attribs.src,
  })
  return clean.replace(/ \/>/g, '>')
}

function mayStand(tag: string, attribs: sanitize.Attributes, level: number): boolean {
  return level <= 1 && permitted(tag, false) && (tag !== 'div' || isFormula(tag, attribs))
}

function isFormula(tag: string, attribs: sanitize.Attributes): boolean {
  return (tag === 'span' || tag === 'div') && Boolean(attribs[FormulaAttribute]?.trim())
}

function kept(tag: string, attribs: sanitize.Attributes): sanitize.Attributes {
  if (tag === 'a')
    return { ...addressed(tag, 'href', attribs), rel: 'noopener noreferrer nofollow' }
  if (tag === 'img') return { ...addressed(tag, 'src', attribs), loading: 'lazy' }
  return tag === 'span' && !isFormula(tag, attribs) ? {} : attribs
}

function addressed(tag: string, name: string, attribs: sanitize.Attributes): sanitize.Attributes {
  const { [name]: address, ...others } = attribs
  return address !== undefined && harmlessAddress(tag, address) ? attribs : others
}

/** Safe to read by pattern: outside of tags every `<` of a clean text is an entity. */
function withFormulas(clean: string): string {
  let count = 0
  return clean.replace(
    /<(span|div) data-formula="([^"]*)"><\/\1>/g,
    (_whole, tag: string, latex: string) => {
      const markup = ++count > mostFormulas ? latex : formula(unescaped(latex), tag === 'div')
      return `<${tag} ${FormulaAttribute}="${latex}">${markup}</${tag}>`
    }
  )
}

const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const unescaped = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign]!)
