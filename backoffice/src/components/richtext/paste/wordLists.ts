export function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

interface OpenList {
  level: number
  list: Element
}

/** Word writes a list as paragraphs: `mso-list:l0 level2 lfo1` in the style, the bullet in a span `mso-list:Ignore`. */
export function gatherLists(body: Element) {
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
