import { normalizeForSearch, inNumerals } from '#catalogue/synonyms/normalize'
import type { SearchTexts, PinyinName } from '#catalogue/search/search_texts'
import { syllablesOf } from '#catalogue/synonyms/syllables'

const typedSound = /^[a-z]{2,48}$/
const maxWords = 6
/** Maximum characters of a word matched by pinyin. */
const maxWordLength = 8
/** Only the beginning of a longer word is matched. */
const maxCharacters = 12

const namesWithPinyin = ({ courses, synonyms }: SearchTexts): PinyinName[] => [...courses, ...synonyms.values()]

/** Words whose pinyin or initials match: `zaojia` and `zj` are 造价, `zaoj` may become it. */
export function wordsByLetters(letters: string, texts: SearchTexts): string[] {
  if (!typedSound.test(letters)) return []
  const pattern = new RegExp(`(?<![a-z])${Array.from(letters).join(' ?')}[a-z]*`, 'g')
  const found = { exact: new Map<string, number>(), begun: new Map<string, number>() }
  for (const { name, syllables, sound, initials } of namesWithPinyin(texts)) {
    const add = (kind: keyof typeof found, from: number, length: number) => {
      if (length < 2 || length > maxWordLength) return
      const word = charactersOf(name, from, length)
      found[kind].set(word, (found[kind].get(word) ?? 0) + 1)
    }
    const abbreviated = initials.indexOf(letters)
    if (abbreviated >= 0) add('exact', abbreviated, letters.length)
    if (!sound.includes(letters)) continue
    pattern.lastIndex = 0
    for (let match = pattern.exec(syllables); match; match = pattern.exec(syllables)) {
      const from = spacesIn(syllables.slice(0, match.index))
      const length = spacesIn(match[0]) + 1
      const isWhole = match[0].replaceAll(' ', '') === letters
      if (isWhole && length > 1) add('exact', from, length)
      // A word has at least two characters.
      else if (length > 1 || isRead(initials[from + 1])) add('begun', from, Math.max(2, length))
    }
  }
  return frequent(found.exact.size ? found.exact : found.begun)
}

/** Replaces homophones of words in names: 造假师 becomes 造价师. Other words are unchanged. */
export function respelled(words: string[], texts: SearchTexts): string[] {
  const all = namesWithPinyin(texts)
  const allSyllables = all.map(({ syllables }) => ` ${syllables} `).join('\n')
  return words.map((word) => respell(word, all, allSyllables))
}

function respell(word: string, all: PinyinName[], allSyllables: string): string {
  const characters = Array.from(normalizeForSearch(word)).slice(0, maxCharacters)
  const syllables = syllablesOf(characters.join('')).split(' ')
  const pinyinOf = (from: number, length: number) => ` ${syllables.slice(from, from + length).join(' ')} `
  const isKnownPair = syllables.map(
    (one, at) => isRead(one) && isRead(syllables[at + 1]) && allSyllables.includes(pinyinOf(at, 2))
  )

  const letters = Array.from(word)
  const write = /\d/.test(word) ? (text: string) => text : inNumerals
  const taken = new Set<number>()
  for (let length = Math.min(maxWordLength, characters.length); length > 1; length--) {
    for (let from = 0; from + length <= characters.length; from++) {
      const places = Array.from({ length }, (_, at) => from + at)
      if (places.some((place) => taken.has(place))) continue
      if (!isKnownPair.slice(from, from + length - 1).every(Boolean)) continue
      const same = wordSounding(pinyinOf(from, length), all)
      if (!same) continue
      for (const place of places) taken.add(place)
      // Words that occur in a name are unchanged.
      const typed = characters.slice(from, from + length).join('')
      if (!all.some(({ name }) => name.includes(typed))) {
        letters.splice(from, length, ...Array.from(write(same)))
      }
    }
  }
  return letters.join('')
}

function wordSounding(sound: string, all: PinyinName[]): string | null {
  const inside = sound.trim()
  for (const { name, syllables } of all) {
    if (!syllables.includes(inside)) continue
    const at = ` ${syllables} `.indexOf(sound)
    if (at < 0) continue
    const from = spacesIn(syllables.slice(0, at))
    return charactersOf(name, from, spacesIn(sound) - 1)
  }
  return null
}

function frequent(words: Map<string, number>): string[] {
  const sorted = [...words].sort(([, one], [, other]) => other - one)
  return sorted.slice(0, maxWords).map(([word]) => word)
}

function charactersOf(name: string, from: number, length: number): string {
  // Most names have no surrogate pairs, and splitting is the most expensive step here.
  const characters = /[\ud800-\udfff]/.test(name) ? Array.from(name) : null
  return characters?.slice(from, from + length).join('') ?? name.slice(from, from + length)
}

const isRead = (sound: string | undefined) => sound !== undefined && sound !== '-'

function spacesIn(text: string): number {
  let spaces = 0
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) spaces++
  return spaces
}
