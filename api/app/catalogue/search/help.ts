import { corrected } from '#catalogue/search/corrected'
import { Matches } from '#catalogue/search/matches'

export interface SearchHelp {
  /** Words that nothing has. */
  missing: string[]
  /** The keyword without them, if it finds something. */
  without: string | null
  /** The keyword with words that sound the same, if it finds something. */
  similar: string | null
}

/** For a search without a hit. Words are asked one after the other (docs/threats.md T119). */
export async function findSearchHelp(words: string[]): Promise<SearchHelp> {
  const missing: string[] = []
  if (words.length > 1) for (const word of words) if (!(await finds([word]))) missing.push(word)
  const left = words.filter((word) => !missing.includes(word))
  const similar = await corrected(words.length > 1 ? missing : words)
  const spelled = words.map((word) => similar.get(word) ?? word)

  return {
    missing: words.length > 1 ? missing : words,
    without: missing.length && left.length && (await finds(left)) ? left.join(' ') : null,
    similar: similar.size && (await finds(spelled)) ? spelled.join(' ') : null,
  }
}

async function finds(words: string[]): Promise<boolean> {
  const counts = await (await Matches.of(words)).counts()
  return counts.values().some((count) => count > 0)
}
