/**
 * What Word, WPS and web pages put on the clipboard, made into what the editor knows: lists that Word draws
 * as paragraphs with a bullet become lists, its own tags and comments go, headings come to our levels.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<!\[(?:if|endif)[^<>]*>/g, ''), 'text/html')
  const { body } = page
  for (const unwanted of body.querySelectorAll('script, style, meta, link, title, xml')) {
    unwanted.remove()
  }
  for (const element of body.querySelectorAll('*')) {
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
    else if (nearest[element.localName]) rename(element, nearest[element.localName]!)
  }
  for (const picture of body.querySelectorAll('img')) {
    if (/^(file|data|blob|cid|about):/i.test(picture.getAttribute('src') ?? '')) picture.remove()
  }
  gatherLists(body)
  return body.innerHTML
}

const nearest: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

interface OpenList {
  level: number
  list: Element
}

/** `mso-list:l0 level2 lfo1` in the style of a paragraph, its bullet in a span `mso-list:Ignore`. */
function gatherLists(body: Element) {
  const open: OpenList[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(/mso-list:[^;:]*level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1])
    if (!level || paragraph.previousElementSibling !== outermost(open)) open.length = 0
    if (!level) continue

    const bullet = paragraph.querySelector('[style*="mso-list:Ignore" i]')
    const tag = /[\d一二三四五六七八九十a-z][.、)）]/i.test(bullet?.textContent ?? '') ? 'ol' : 'ul'
    bullet?.remove()
    while (open.length && innermost(open)!.level > level) open.pop()
    if (innermost(open)?.level !== level) {
      const list = body.ownerDocument.createElement(tag)
      const parent = innermost(open)?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      open.push({ level, list })
    }
    innermost(open)!.list.append(rename(paragraph, 'li'))
  }
}

const outermost = (open: { list: Element }[]) => open[0]?.list ?? null
const innermost = (open: OpenList[]): OpenList | undefined => open[open.length - 1]
