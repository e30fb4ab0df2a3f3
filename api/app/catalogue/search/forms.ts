import { fold, otherNumbers, spellings } from '#catalogue/synonyms/fold'
import { isReadable } from '#catalogue/search/grams'
import { wordsByLetters } from '#catalogue/search/sound_alike'
import { findSynonyms, type Synonyms } from '#catalogue/synonyms/find_synonyms'

export interface Term {
  /** As typed. */
  text: string
  /** Folded: any of them will do, and none is a part of another. */
  forms: string[]
}

const mostForms = 12
const mostTerms = 8

/** Words as typed, with what means, sounds or counts the same. */
export async function readForms(texts: string[]): Promise<Term[]> {
  const [synonyms, sounds] = await Promise.all([
    findSynonyms(texts),
    Promise.all(texts.map((text) => wordsByLetters(fold(text)))),
  ])
  const heard = await findSynonyms(sounds.flat())
  const terms = texts.flatMap((text, at) => {
    if (!sounds[at].length) {
      return split(synonyms, text).map((part) => ({ text: part, forms: meant(synonyms, part) }))
    }
    const alike = sounds[at].flatMap((word) => meant(heard, word))
    return [{ text, forms: [...meant(synonyms, text), ...alike] }]
  })
  return terms
    .slice(0, mostTerms)
    .map(({ text, forms }) => ({ text, forms: shortest([...new Set(forms)]).slice(0, mostForms) }))
}

/** A form as it was typed, where it was: its numerals decide which pairs of a text are in the index. */
export function asTyped({ text }: Term, form: string): string {
  return form === fold(text) ? text : form
}

/** What has 二级造价工程师 has 二级造价. */
function shortest(words: string[]): string[] {
  return words.filter((word) => !words.some((other) => other !== word && word.includes(other)))
}

/** How a text may say it, if it can be told from markup. */
export function readableSpellings({ text, forms }: Term): string[] {
  return [...new Set([text, ...forms].flatMap(spellings))].filter(isReadable)
}

function meant(synonyms: Synonyms, word: string): string[] {
  const folded = fold(word)
  const number = otherNumbers(word)
  return [folded, ...(number ? [number] : []), ...(synonyms.get(folded) ?? [])]
}

/** `二造案例` is 二造 and 案例: nobody calls a course by the short word and the rest in one. */
function split(synonyms: Synonyms, text: string): string[] {
  const folded = fold(text)
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
