import { FormulaAttribute } from '@zhuxue/api/rich-text'
import { compare } from './compare'
import { runsOf, wordsOf, type Run } from './words'

/** What each text, picture and formula of a document is made of, and which part of it changed. */
export type Pieces = Map<Node, Run[]>

export const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Two rich texts by their words, pictures and formulas; how these are set is not compared. */
export function compareDocuments(before: Element, after: Element) {
  const [old, young] = [partsOf(before), partsOf(after)]
  const changed = compare(
    old.flatMap(({ words }) => words),
    young.flatMap(({ words }) => words)
  )
  return {
    before: piecesOf(old, changed.before),
    after: piecesOf(young, changed.after),
    same: ![...changed.before, ...changed.after].some(Boolean),
  }
}

interface Part {
  node: Node
  words: string[]
}

/** In the order of reading. A picture and a formula are one word each. */
function partsOf(node: Node): Part[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? ''
    // Between blocks stands nothing that anybody reads.
    return text.trim() ? [{ node, words: wordsOf(text) }] : []
  }
  if (!(node instanceof Element)) return []
  const formula = node.getAttribute(FormulaAttribute)?.trim()
  if (formula) return [{ node, words: [`formula:${formula}`] }]
  if (node.localName === 'img') return [{ node, words: [`img:${node.getAttribute('src')}`] }]
  return [...node.childNodes].flatMap(partsOf)
}

function piecesOf(parts: Part[], changed: boolean[]): Pieces {
  let from = 0
  return new Map(
    parts.map(({ node, words }) => {
      const flags = changed.slice(from, (from += words.length))
      return [node, runsOf(words, flags)]
    })
  )
}
