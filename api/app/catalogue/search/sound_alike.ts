import db from '@adonisjs/lucid/services/db'
import { pairsOf } from '#catalogue/search/grams'

const typedSound = /^[a-z]{2,48}$/
/** Read before the most frequent are chosen. */
const mostRead = 40
export const MaxSoundAlike = 6

/** Words that are read or abbreviated as typed: `zaojia` and `zj` are 造价, `zaoj` may become it. */
export async function wordsByLetters(letters: string): Promise<string[]> {
  if (!typedSound.test(letters)) return []
  const words = () => db.from('search_sounds').select('word', 'sound').limit(mostRead)
  const exact = await words().where((either) => {
    either.where('sound', letters).orWhere('initials', letters)
  })
  if (exact.length) return frequent(exact.map(({ word }) => word))

  const begun = await words()
    .whereBetween('sound', [letters, `${letters}{`])
    .orderBy('sound')
  return frequent(withoutLonger(begun.map(({ word }) => word)))
}

/** What is longer finds less than its beginning. */
function withoutLonger(words: string[]): string[] {
  return words.filter((word) => !words.some((other) => other !== word && word.startsWith(other)))
}

async function frequent(words: string[]): Promise<string[]> {
  if (words.length <= MaxSoundAlike) return words
  const pairs = new Map(words.map((word) => [word, pairsOf(word)[0]]))
  const rows = await db
    .from('search_grams')
    .whereIn('gram', [...new Set(pairs.values())])
    .where('shelf', '>', 0)
    .groupBy('gram')
    .select('gram')
    .count('* as courses')
  const courses = new Map(rows.map((row) => [row.gram, Number(row.courses)]))
  const countOf = (word: string) => courses.get(pairs.get(word)!) ?? 0
  return words.sort((one, other) => countOf(other) - countOf(one)).slice(0, MaxSoundAlike)
}
