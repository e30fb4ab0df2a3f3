import { plainText } from '#core/rich_text/rich_text'

const before = 24
const length = 96

export function excerpt(html: string, words: string[]): string {
  if (!html) return ''
  const text = plainText(html)
  const low = text.toLowerCase()
  const places = words.map((word) => low.indexOf(word.toLowerCase())).filter((at) => at >= 0)
  if (!places.length) return ''

  const start = Math.max(0, Math.min(...places) - before)
  const piece = text.slice(start, start + length).toWellFormed()
  return `${start > 0 ? '…' : ''}${piece}${start + length < text.length ? '…' : ''}`
}
