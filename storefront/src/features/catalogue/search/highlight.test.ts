import { describe, expect, it } from 'vitest'
import { highlight } from './highlight'

const marked = (text: string, ...words: string[]) =>
  highlight(text, words)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

describe('Highlighting', () => {
  it('every occurrence of every word is highlighted', () => {
    expect(marked('钢筋算量与钢筋识图', '钢筋', '识图')).toBe('[钢筋]算量与[钢筋][识图]')
  })

  it('highlighting ignores case and prefers the longer word', () => {
    expect(marked('BIM 建模师', 'bim', '建模', '建模师')).toBe('[BIM] [建模师]')
  })

  it('pattern characters are highlighted literally', () => {
    expect(marked('100% (上) a.b', '(上)', 'a.b', '.*', '[')).toBe('100% [(上)] [a.b]')
    expect(marked('axb', 'a.b')).toBe('axb')
  })

  it('highlighting does not change the text', () => {
    const text = '<b>造价</b> & 造价'
    expect(
      highlight(text, ['造价'])
        .map((piece) => piece.text)
        .join('')
    ).toBe(text)
    expect(highlight(text, [])).toEqual([{ text, hit: false }])
  })
})
