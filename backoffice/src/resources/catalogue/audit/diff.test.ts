import { describe, expect, it, vi } from 'vitest'
import { diffLists } from './diff'
import { diffTexts, wordsOf } from './textDiff'

const marked = (list: string[], flags: boolean[]) => list.filter((_, at) => flags[at]).join('')
const withoutMarked = (list: string[], flags: boolean[]) => list.filter((_, at) => !flags[at]).join('')
const letters = (text: string) => [...text]

describe('The diff of two texts', () => {
  it.each([
    ['', '', '', ''],
    ['abc', 'abc', '', ''],
    ['', 'abc', '', 'abc'],
    ['abc', '', 'abc', ''],
    ['abcd', 'abxd', 'c', 'x'],
    ['abc', 'xabc', '', 'x'],
    ['abcabba', 'abcbba', 'a', ''],
  ])('the diff of "%s" and "%s" deletes "%s" and inserts "%s"', (before, after, gone, come) => {
    const found = diffLists(letters(before), letters(after))
    expect(marked(letters(before), found.before)).toBe(gone)
    expect(marked(letters(after), found.after)).toBe(come)
  })

  it('equal words are unmarked on both sides', () => {
    let state = 7
    const below = (n: number) => (state = (state * 48_271) % 2_147_483_647) % n
    for (let times = 0; times < 400; times++) {
      const word = () => 'abcd'[below(4)]!
      const before = Array.from({ length: below(30) }, word)
      const after = before.flatMap((one) => [[one], [], [word()], [one, word()]][below(4)]!)
      const found = diffLists(before, after)
      expect(withoutMarked(after, found.after)).toBe(withoutMarked(before, found.before))
    }
  })

  it('a text is marked as a whole when too much differs', () => {
    const many = (sign: string) => Array.from({ length: 2000 }, (_, at) => `${sign}${at}`)
    const found = diffLists(['same', ...many('a')], ['same', ...many('b')])
    expect(found.before[0]).toBe(false)
    expect(found.before.slice(1).every(Boolean)).toBe(true)
    expect(found.after.slice(1).every(Boolean)).toBe(true)
  })

  it('texts are compared by characters where Intl.Segmenter is missing', async () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    vi.resetModules()
    const { wordsOf: signsOf } = await import('./textDiff')
    vi.unstubAllGlobals()
    expect(signsOf('课程 BIM360。😀')).toEqual(['课', '程', ' ', 'BIM360', '。', '😀'])
  })

  it('Chinese is compared by words without changing the text', () => {
    const before = '总学时三百六十分钟。课程已提交审核。'
    const after = '总学时四百分钟。课程已提交审核，请等待。'
    const runs = diffTexts(before, after)
    const text = (some: { text: string }[]) => some.map((run) => run.text).join('')
    expect(text(runs.before)).toBe(before)
    expect(text(runs.after)).toBe(after)
    expect(wordsOf(before)).toContain('课程')
    expect(
      runs.after
        .filter(({ changed }) => !changed)
        .map((run) => run.text)
        .join('')
    ).toContain('课程已提交审核')
  })
})
