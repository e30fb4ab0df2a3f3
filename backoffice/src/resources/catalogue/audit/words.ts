import { compare } from './compare'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** A text as its words, spaces and signs; joined they are the text again. */
export const wordsOf = (text: string) => [...segmenter.segment(text)].map((one) => one.segment)

export interface Run {
  text: string
  changed: boolean
}

/** Neighbours of one kind as one run. */
export function runsOf(words: string[], changed: boolean[]): Run[] {
  const runs: Run[] = []
  words.forEach((text, at) => {
    const last = runs.at(-1)
    if (last?.changed === changed[at]) last.text += text
    else runs.push({ text, changed: changed[at]! })
  })
  return runs
}

/** Two texts in runs of what stayed and what did not. */
export function compareTexts(before: string, after: string) {
  const [old, young] = [wordsOf(before), wordsOf(after)]
  const changed = compare(old, young)
  return { before: runsOf(old, changed.before), after: runsOf(young, changed.after) }
}
