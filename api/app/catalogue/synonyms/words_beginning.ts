import db from '@adonisjs/lucid/services/db'
import { SuggestionLimit } from '#catalogue/search/terms'
import { likeStartsWith } from '#core/query_rules'

/** Looked at before those that find nothing are left out. */
const mostRead = SuggestionLimit.words * 2

/** Synonyms that are written, read or abbreviated with what was typed, each with the words of its group. */
export async function wordsBeginning(typed: string): Promise<{ word: string; forms: string[] }[]> {
  const start = likeStartsWith(typed)
  const begun = await db
    .from('synonyms')
    .leftJoin('search_sounds', 'search_sounds.word', 'synonyms.folded')
    .where((either) => {
      either.whereRaw(`synonyms.folded like ? escape '!'`, [start])
      either.orWhereRaw(`search_sounds.sound like ? escape '!'`, [start])
      either.orWhereRaw(`search_sounds.initials like ? escape '!'`, [start])
    })
    .orderBy('synonyms.place')
    .orderBy('synonyms.id')
    .limit(mostRead)
    .select('synonyms.word', 'synonyms.group_id as groupId')
  if (!begun.length) return []

  const rows = await db
    .from('synonyms')
    .whereIn('group_id', [...new Set(begun.map(({ groupId }) => groupId))])
    .select('group_id as groupId', 'folded')
  return begun.map(({ word, groupId }) => ({
    word,
    forms: rows.filter((row) => row.groupId === groupId).map(({ folded }) => folded),
  }))
}
