import { normalizeForSearch, otherNumbers } from '#catalogue/synonyms/normalize'
import type { CourseText, SearchTexts, Synonym } from '#catalogue/search/search_texts'
import { wordsByLetters } from '#catalogue/search/pinyin'

export interface Term {
  /** As typed. */
  text: string
  /** Folded: any of them will do, and none is a part of another. */
  forms: string[]
}

const mostForms = 12
const mostTerms = 8

/** Words as typed, with what means, sounds or counts the same. */
export function readTerms(texts: string[], all: SearchTexts): Term[] {
  const { synonyms } = all
  const terms = texts.flatMap((text) => {
    const heard = wordsByLetters(normalizeForSearch(text), all)
    if (heard.length) {
      return [{ text, forms: [text, ...heard].flatMap((word) => formsOf(word, synonyms)) }]
    }
    return split(text, synonyms).map((part) => ({ text: part, forms: formsOf(part, synonyms) }))
  })
  return terms
    .slice(0, mostTerms)
    .map(({ text, forms }) => ({ text, forms: shortest([...new Set(forms)]).slice(0, mostForms) }))
}

/** Courses that have every word. Names with the first word come first, then those with another form of it. */
export function find(terms: Term[], { courses }: SearchTexts): CourseText[] {
  const [first] = terms
  if (!first) return []
  const found = courses.filter((course) => terms.every((term) => has(course, term)))
  const typed = normalizeForSearch(first.text)
  const places = Map.groupBy(found, ({ name }): number => {
    if (name.includes(typed)) return 0
    return isIn(name, first) ? 1 : 2
  })
  return [0, 1, 2].flatMap((place) => places.get(place) ?? [])
}

export function has({ name, text }: CourseText, term: Term): boolean {
  return isIn(name, term) || isIn(text, term)
}

export function isIn(text: string, { forms }: Pick<Term, 'forms'>): boolean {
  return forms.some((form) => text.includes(form))
}

/** What has 二级造价工程师 has 二级造价. */
function shortest(words: string[]): string[] {
  return words.filter((word) => !words.some((other) => other !== word && word.includes(other)))
}

function formsOf(word: string, synonyms: Map<string, Synonym>): string[] {
  const folded = normalizeForSearch(word)
  const number = otherNumbers(word)
  return [folded, ...(number ? [number] : []), ...(synonyms.get(folded)?.meant ?? [])]
}

/** `二造案例` is 二造 and 案例: nobody calls a course by the short word and the rest in one. */
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
