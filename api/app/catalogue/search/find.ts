import { normalizeForSearch, otherNumbers, withoutPunctuation } from '#catalogue/synonyms/normalize'
import type { CourseText, SearchTexts, Synonym } from '#catalogue/search/search_texts'
import { wordsByLetters } from '#catalogue/search/pinyin'

export interface Term {
  /** As typed. */
  text: string
  /** Normalized variants: any of them matches, and none contains another. */
  forms: string[]
}

const maxForms = 12
const maxTerms = 8

/** Words as typed, with their synonyms, homophones and other numerals. */
export function readTerms(texts: string[], all: SearchTexts): Term[] {
  const { synonyms } = all
  const terms = texts.flatMap((text) => {
    const pinyinWords = wordsByLetters(normalizeForSearch(text), all)
    if (pinyinWords.length) {
      return [{ text, forms: [text, ...pinyinWords].flatMap((word) => formsOf(word, synonyms)) }]
    }
    return split(text, synonyms).map((part) => ({ text: part, forms: formsOf(part, synonyms) }))
  })
  return terms
    .slice(0, maxTerms)
    .map(({ text, forms }) => ({ text, forms: shortest([...new Set(forms)]).slice(0, maxForms) }))
}

/** Courses that have every word. Names with the first word come first, then names with a variant of it. */
export function find(terms: Term[], { courses }: SearchTexts): CourseText[] {
  const [first] = terms
  if (!first) return []
  const found = courses.filter((course) => terms.every((term) => has(course, term)))
  const typed = { ...first, forms: [comparable(first.text)] }
  const places = Map.groupBy(found, (course): number => {
    if (isInName(course, typed)) return 0
    return isInName(course, first) ? 1 : 2
  })
  return [0, 1, 2].flatMap((place) => places.get(place) ?? [])
}

export function has(course: CourseText, term: Term): boolean {
  return isInName(course, term) || isIn(course.text, term) || isKind(course, term)
}

export function isInName({ name, bareName }: CourseText, term: Term): boolean {
  return isIn(bareName, term) || isIn(name, term)
}

function isIn(text: string, { forms }: Term): boolean {
  return forms.some((form) => text.includes(form))
}

function isKind({ kinds }: CourseText, { forms }: Term): boolean {
  return forms.some((form) => form.length > 1 && kinds.some((kind) => kind.startsWith(form)))
}

/** What has 二级造价工程师 has 二级造价. */
function shortest(words: string[]): string[] {
  return words.filter((word) => !words.some((other) => other !== word && word.includes(other)))
}

function formsOf(word: string, synonyms: Map<string, Synonym>): string[] {
  const folded = normalizeForSearch(word)
  const number = otherNumbers(word)
  const forms = [folded, ...(number ? [number] : []), ...(synonyms.get(folded)?.groupWords ?? [])]
  return forms.map(comparable)
}

/** A word of punctuation alone is looked for as it is. */
function comparable(word: string): string {
  const folded = normalizeForSearch(word)
  return withoutPunctuation(folded) || folded
}

/** Splits `二造案例` into 二造 and 案例: no course name has both in one word. */
function split(text: string, synonyms: Map<string, Synonym>): string[] {
  const folded = normalizeForSearch(text)
  if (synonyms.has(folded)) return [text]
  const [longest] = [...synonyms.keys()]
    .filter((word) => folded.startsWith(word) || folded.endsWith(word))
    .filter((word) => folded.length >= word.length + 2)
    .sort((one, other) => other.length - one.length)
  if (!longest) return [text]
  return folded.startsWith(longest)
    ? [text.slice(0, longest.length), text.slice(longest.length)]
    : [text.slice(0, -longest.length), text.slice(-longest.length)]
}
