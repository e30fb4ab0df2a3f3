import { diffLists } from './diff'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

export const wordsOf = (text: string) => [...segmenter.segment(text)].map((one) => one.segment)

export interface Run {
  text: string
  changed: boolean
}

export function runsOf(words: string[], changed: boolean[]): Run[] {
  const runs: Run[] = []
  words.forEach((text, at) => {
    const last = runs.at(-1)
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
