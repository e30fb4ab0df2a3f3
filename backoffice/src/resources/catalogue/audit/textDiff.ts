import { diffLists } from './diff'

/** Missing in Firefox below 125. */
const { Segmenter } = Intl as { Segmenter?: new (...args: unknown[]) => Segmenter }
interface Segmenter {
  segment(text: string): Iterable<{ segment: string }>
}

const segmenter = Segmenter && new Segmenter('zh', { granularity: 'word' })

export const wordsOf = (text: string): string[] =>
  segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : (text.match(/[\p{Script=Latin}\d]+|\s+|./gsu) ?? [])

export interface Run {
  text: string
  changed: boolean
}

export function runsOf(words: string[], changed: boolean[]): Run[] {
  const runs: Run[] = []
  words.forEach((text, at) => {
    const last: Run | undefined = runs[runs.length - 1]
    if (last?.changed === changed[at]) last.text += text
    else runs.push({ text, changed: changed[at]! })
  })
  return runs
}

export function diffTexts(before: string, after: string) {
  const [beforeWords, afterWords] = [wordsOf(before), wordsOf(after)]
  const changed = diffLists(beforeWords, afterWords)
  return { before: runsOf(beforeWords, changed.before), after: runsOf(afterWords, changed.after) }
}
