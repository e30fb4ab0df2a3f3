import { describe, expect, it } from 'vitest'
import { highlight } from './highlight'

const marked = (text: string, ...words: string[]) =>
  highlight(text, words)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

describe('highlighting', () => {
  it('marks every place of every word', () => {
    expect(marked('钢筋算量与钢筋识图', '钢筋', '识图')).toBe('[钢筋]算量与[钢筋][识图]')
  })

  it('ignores case and prefers the longer word', () => {
    expect(marked('BIM 建模师', 'bim', '建模', '建模师')).toBe('[BIM] [建模师]')
  })

  it('treats pattern characters literally', () => {
    expect(marked('100% (上) a.b', '(上)', 'a.b', '.*', '[')).toBe('100% [(上)] [a.b]')
    expect(marked('axb', 'a.b')).toBe('axb')
  })

  it('loses nothing of the text', () => {
    const text = '<b>造价</b> & 造价'
    expect(
      highlight(text, ['造价'])
        .map((piece) => piece.text)
        .join('')
    ).toBe(text)
    expect(highlight(text, [])).toEqual([{ text, hit: false }])
  })
})
