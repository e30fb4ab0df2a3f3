import { FormulaAttribute } from '@zhuxue/api/rich-text'
import { diffLists } from './diff'
import { runsOf, wordsOf, type Run } from './textDiff'

export type Pieces = Map<Node, Run[]>

export const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

export function diffDocuments(before: Element, after: Element) {
  const [beforeParts, afterParts] = [partsOf(before), partsOf(after)]
  const changed = diffLists(
    beforeParts.flatMap(({ words }) => words),
    afterParts.flatMap(({ words }) => words)
  )
  return {
    before: piecesOf(beforeParts, changed.before),
    after: piecesOf(afterParts, changed.after),
    same: ![...changed.before, ...changed.after].some(Boolean),
  }
}

interface Part {
  node: Node
  words: string[]
}

function partsOf(node: Node): Part[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? ''
    // Between blocks there is only white space.
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
