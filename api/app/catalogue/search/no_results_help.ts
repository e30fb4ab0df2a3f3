import { has, readTerms } from '#catalogue/search/find'
import type { SearchTexts } from '#catalogue/search/search_texts'
import { respelled } from '#catalogue/search/pinyin'

export interface SearchHelp {
  /** Words without any match. */
  missing: string[]
  /** The keyword without them, if that finds something. */
  without: string | null
  /** The keyword with homophones, if that finds something. */
  similar: string | null
}

/** For a search without results (docs/threats.md T119). */
export function findNoResultsHelp(words: string[], texts: SearchTexts): SearchHelp {
  const finds = (some: string[]) => {
    const terms = readTerms(some, texts)
    return texts.courses.some((course) => terms.every((term) => has(course, term)))
  }
  const missing = words.length > 1 ? words.filter((word) => !finds([word])) : words
  const left = words.filter((word) => !missing.includes(word))
  const similar = new Map(respelled(missing, texts).map((word, at) => [missing[at], word]))
  const spelled = words.map((word) => similar.get(word) ?? word)
  const isSpelled = spelled.join() !== words.join()

  return {
    missing,
    without: missing.length && left.length && finds(left) ? left.join(' ') : null,
    similar: isSpelled && finds(spelled) ? spelled.join(' ') : null,
  }
}
