import { NotFound } from '#core/errors'
import type { Trx } from '#core/transaction'

export async function lockSynonyms(trx: Trx, id: number): Promise<{ lockVersion: number; words: string[] }> {
  const group = await trx.from('synonym_groups').where('id', id).forUpdate().first()
  if (!group) throw new NotFound()
  const rows = await trx.from('synonyms').where('group_id', id).orderBy('place').select('word')
  return { lockVersion: group.lock_version, words: rows.map(({ word }) => word) }
}
