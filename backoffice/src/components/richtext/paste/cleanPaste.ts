import { isSafeUrl } from '@zhuxue/api/rich-text'
import { formulaError } from '../formula'
import { latexOf } from './officeMath'
import { gatherLists, rename } from './wordLists'

/** How much of a pasted document the editor could not keep. */
export interface PasteLosses {
  pictures: number
  equations: number
  comments: number
}

export interface CleanedPaste {
  html: string
  /** Each stands in `html` as the image whose `src` is its key. */
  pictures: Map<string, File>
  lost: PasteLosses
}

/**
 * Turns what Word, WPS and web pages put on the clipboard into what the editor knows: paragraphs with a bullet become lists,
 * equations become formulas, headings get our levels, and the tags and conditional comments of Office are removed.
 *
 * @param files of the pictures that the HTML names by a local path, in the order of the document
 */
export function cleanPaste(html: string, files: (File | null)[] = []): CleanedPaste {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const pictures = assignFiles(body, files)
  const lost: PasteLosses = { pictures: 0, equations: convertEquations(body, pictures), comments: removeComments(body) }
  lost.pictures = removeVectorPictures(body)
  for (const comment of commentsOf(body)) comment.remove()
  for (const unwanted of body.querySelectorAll('script, style, meta, link, title, xml')) unwanted.remove()
  for (const element of body.querySelectorAll('*')) {
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
    else if (nearest[element.localName]) rename(element, nearest[element.localName]!)
  }
  const isFromEditor = body.querySelector('[data-pm-slice]') !== null
  const named = new Map<string, File>()
  for (const picture of body.querySelectorAll('img')) {
    if (isFromEditor && !isLocal(picture)) continue
    const own = ownAddress(picture)
    if (own) {
      picture.setAttribute('src', own)
      continue
    }
    // Also pictures of other sites, which the server would remove, and those that a page has not loaded yet.
    const file = pictures.get(picture)
    if (file) {
      const key = `pasted:${named.size}`
      named.set(key, file)
      picture.setAttribute('src', key)
    } else {
      lost.pictures++
      removePicture(picture)
    }
  }
  gatherLists(body)
  return { html: body.innerHTML, pictures: named, lost }
}

const nearest: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

const isLocal = (picture: Element) => /^(file|data|blob|cid|about):/i.test(picture.getAttribute('src') ?? '')

/** A copied page has absolute addresses, also of our own pictures. */
function ownAddress({ src }: HTMLImageElement): string | null {
  const { origin } = window.location
  const path = src.startsWith(`${origin}/`) ? src.slice(origin.length) : ''
  return isSafeUrl('img', path, []) ? path : null
}

/** The local pictures of a pasted text, of which only the clipboard's other formats have the bytes. */
export function hasLocalPictures(html: string): boolean {
  return [...new DOMParser().parseFromString(html, 'text/html').images].some(isLocal)
}

/** Only when their numbers agree: otherwise a picture could end up in the place of another. */
function assignFiles(body: Element, files: (File | null)[]): Map<Element, File | null> {
  const local = [...body.querySelectorAll('img')].filter(isLocal)
  const outsideEquations = local.filter((picture) => !isEquationFallback(picture))
  const shown = files.filter((file) => file !== null)
  for (const pictures of [local, outsideEquations])
    for (const candidates of [files, shown])
      if (pictures.length === candidates.length)
        return new Map(pictures.map((picture, at) => [picture, candidates[at]!]))
  return new Map()
}

function commentsOf(body: Element): Comment[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as Comment)
  return comments
}

/** `<!--[if gte msEquation 12]>…<![endif]-->`; behind it stands the same equation as a picture. */
const isEquation = ({ data }: Comment) => /^\[if [^\]]*msEquation/i.test(data) && /<m:omath/i.test(data)
/** `<![if !msEquation]>` and `<![endif]>`, which the parser reads as comments. */
const beginsFallback = (node: Node | null) => node instanceof Comment && /^\[if\s*!msEquation\]/i.test(node.data)
const endsFallback = (node: Node) => node instanceof Comment && /^\[endif\]/i.test(node.data)

function fallbackOf(comment: Comment): ChildNode[] {
  let node = comment.nextSibling
  while (node instanceof Text && !node.data.trim()) node = node.nextSibling
  if (!beginsFallback(node)) return []
  const nodes: ChildNode[] = []
  for (node = node!.nextSibling; node && !endsFallback(node); node = node.nextSibling) nodes.push(node)
  return nodes
}

function isEquationFallback(picture: Element): boolean {
  for (let node: Node = picture; node.parentNode; node = node.parentNode) {
    let before = node.previousSibling
    while (before && !(before instanceof Comment)) before = before.previousSibling
    if (beginsFallback(before)) return true
  }
  return false
}

/** @returns how many equations remain neither as a formula nor as a picture */
function convertEquations(body: Element, pictures: Map<Element, File | null>): number {
  let lost = 0
  for (const comment of commentsOf(body).filter(isEquation)) {
    const fallback = fallbackOf(comment)
    const content = comment.data.replace(/^\[if[^\]]*\]>/, '').replace(/<!\[endif\]$/, '')
    const equations = equationsIn(parseOffice(content, body.ownerDocument)).map((equation) => formulaOf(equation))
    if (equations.length && equations.every((formula) => formula !== null)) {
      replaceByFormulas(comment, equations)
      for (const node of fallback) node.remove()
      continue
    }
    const images = fallback.flatMap((node) =>
      node instanceof Element ? [...node.querySelectorAll('img'), ...(node.matches('img') ? [node] : [])] : []
    )
    if (images.some((image) => !isLocal(image) || pictures.get(image))) continue
    lost++
    for (const node of fallback) node.remove()
  }
  for (const equation of equationsIn(body)) {
    const formula = formulaOf(equation)
    if (formula) equation.replaceWith(formula)
    else lost++
  }
  return lost
}

/** Office closes elements as XML does (`<m:deg/>`), which HTML reads as an opening tag. */
function parseOffice(content: string, document: Document): Element {
  const container = document.createElement('div')
  container.innerHTML = content.replace(/<([mow]:\w+)([^<>]*)\/>/g, '<$1$2></$1>')
  return container
}

/** Displayed ones (`m:oMathPara`) as a whole, the others one by one, and MathML of web pages. */
function equationsIn(container: Element): Element[] {
  const all = [...container.querySelectorAll('*')].filter(({ localName }) =>
    ['m:omathpara', 'm:omath', 'math'].includes(localName)
  )
  return all.filter((element) => !all.some((other) => other !== element && other.contains(element)))
}

function formulaOf(equation: Element): HTMLElement | null {
  const latex =
    equation.localName === 'math'
      ? (equation.querySelector('annotation[encoding="application/x-tex"]')?.textContent.trim() ?? null)
      : latexOf(equation)
  if (!latex || formulaError(latex)) return null
  const isBlock = equation.localName === 'm:omathpara' || equation.getAttribute('display') === 'block'
  const formula = equation.ownerDocument.createElement(isBlock ? 'div' : 'span')
  formula.dataset.formula = latex
  return formula
}

/** A displayed formula takes the place of a paragraph that holds nothing else; within a text it becomes inline. */
function replaceByFormulas(comment: Comment, formulas: HTMLElement[]): void {
  const paragraph = comment.parentElement?.closest('p')
  const isAlone = paragraph && !paragraph.textContent.trim()
  if (isAlone && formulas.some(({ localName }) => localName === 'div')) paragraph.replaceWith(...formulas)
  else comment.after(...formulas.map(inline))
}

function inline(formula: HTMLElement): HTMLElement {
  const span = formula.ownerDocument.createElement('span')
  span.dataset.formula = formula.dataset.formula
  return span
}

/** Word's review comments: their marks in the text, and the list behind it. @returns how many there were */
function removeComments(body: Element): number {
  const marks = [...body.querySelectorAll('a[href^="#_msocom_" i], .msocomanchor')]
  for (const mark of marks) mark.remove()
  for (const list of body.querySelectorAll('[style*="mso-element:comment-list" i]')) list.remove()
  return marks.length
}

/** Drawings that Office gives only as VML. @returns how many there were */
function removeVectorPictures(body: Element): number {
  return commentsOf(body).filter((comment) => {
    if (!/^\[if [^\]]*vml/i.test(comment.data) || !/<v:imagedata\b/i.test(comment.data)) return false
    let next = comment.nextSibling
    while (next instanceof Text && !next.data.trim()) next = next.nextSibling
    return !(next instanceof Comment && /^\[if\s*!vml\]/i.test(next.data))
  }).length
}

/** With its paragraph, when that holds nothing else. */
export function removePicture(picture: Element): void {
  const paragraph = picture.closest('p')
  picture.remove()
  if (paragraph && !paragraph.textContent.trim() && !paragraph.querySelector('img, [data-formula]')) paragraph.remove()
}
