import db from '@adonisjs/lucid/services/db'
import { fold } from '#catalogue/synonyms/fold'
import { SynonymLimit } from '#catalogue/synonyms/terms'

/** By a folded word all words of its group, folded. */
export type Synonyms = Map<string, string[]>

/** Of the words and of what they begin or end with. One statement, whatever is asked. */
export async function findSynonyms(words: string[]): Promise<Synonyms> {
  const asked = [...new Set(words.flatMap((word) => parts(fold(word))))]
  const found: Synonyms = new Map()
  if (!asked.length) return found

  const rows = await db
    .from('synonyms as asked')
    .join('synonyms as meant', 'meant.group_id', 'asked.group_id')
    .whereIn('asked.folded', asked)
    .whereNotNull('meant.folded')
    .orderBy('meant.place')
    .select('asked.folded as word', 'meant.folded as other')
  for (const { word, other } of rows) found.set(word, [...(found.get(word) ?? []), other])
  return found
}

function parts(word: string): string[] {
  const characters = Array.from(word)
  const lengths = Array.from({ length: SynonymLimit.length - 1 }, (_, at) => at + 2)
  return lengths
    .filter((length) => length <= characters.length)
    .flatMap((length) => [characters.slice(0, length).join(''), characters.slice(-length).join('')])
}
