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

  const safe = withFormulas(words(html))
  if (cleaned.size >= mostKept) cleaned.delete(cleaned.keys().next().value!)
  cleaned.set(html, safe)
  return safe
}

/** The words of a rich text, a formula as its LaTeX, for summaries and search. */
export function plainText(html: string): string {
  const spaced = withFormulasAsText(words(html)).replace(
    /<\/(p|h[1-6]|li|td|th|tr|div|blockquote|pre|figure)>|<br>/g,
    '$& '
  )
  return unescaped(spaced.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Everything that is allowed outside of formulas, and every formula with nothing inside. */
function words(html: string): string {
  let level = 0 // 0 outside of a formula, 1 the formula's own element, more below it
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
      '*': (tag, attribs) => (level > 1 ? dropped : { tagName: tag, attribs: kept(tag, attribs) }),
      'div': (tag, attribs) => (isFormula(tag, attribs) ? { tagName: tag, attribs } : dropped),
    },
    textFilter: (text) => (level > 0 ? '' : text),
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
  return clean.replace(/ \/>/g, '>')
}

/** No element has this name, so it is left out and its contents stay. */
const dropped = { tagName: 'dropped', attribs: {} }

function isFormula(tag: string, attribs: sanitize.Attributes): boolean {
  return (tag === 'span' || tag === 'div') && Boolean(attribs[FormulaAttribute]?.trim())
}

function kept(tag: string, attribs: sanitize.Attributes): sanitize.Attributes {
  if (!permitted(tag, false)) return {}
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
