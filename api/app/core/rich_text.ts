import sanitize from 'sanitize-html'

/**
 * What an author may write. No style, no class but a formula's, no frame, no form, and images only from
 * https or our own store. The text is cleaned when it is saved and again when it is shown, so that a row
 * that came another way does no harm either (threat T55).
 */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'a', 'img', 'figure'],
    ...['figcaption', 'ul', 'ol', 'li', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody'],
    ...['tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    span: ['data-formula'],
    col: ['span'],
    ol: ['start', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, rel: 'noopener noreferrer nofollow' },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** The last texts cleaned: a popular page is cleaned once and not for each of its readers. */
const cleaned = new Map<string, string>()
const mostKept = 200

/** HTML that is safe to put into a page. Cleaning what is clean changes nothing. */
export function safeHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known

  const safe = sanitize(html, allowed)
  if (cleaned.size >= mostKept) cleaned.delete(cleaned.keys().next().value!)
  cleaned.set(html, safe)
  return safe
}

/** The words of a rich text, for summaries and search. */
export function plainText(html: string): string {
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).replace(/\s+/g, ' ').trim()
}
