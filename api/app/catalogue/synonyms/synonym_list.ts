import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { normalizeForSearch } from '#catalogue/synonyms/normalize'
import type { synonymListValidator } from '#catalogue/synonyms/validators'
import { likeContains } from '#core/query_rules'
import { fromStored, toWireTime } from '#core/time'
import { sortedBy } from '#core/lists/sorting'

export interface SynonymGroup {
  synonymGroupId: number
  words: string[]
  lockVersion: number
  updateTime: string
}

const columns = { updateTime: 'coalesce(updated_at, created_at)' }

/** Latest change first. */
export async function synonymList(
  filters: Infer<typeof synonymListValidator>
): Promise<{ synonymGroups: SynonymGroup[]; total: number }> {
  const { keyword, page = 1, pageSize = 10 } = filters
  const groups = db.from('synonym_groups')
  if (keyword) {
    const having = db
      .from('synonyms')
      .whereRaw(`folded like ? escape '!'`, [likeContains(normalizeForSearch(keyword))])
      .select('group_id')
    groups.whereIn('id', having)
  }
  const [{ total }] = await groups.clone().count('* as total')
  const [[changed, direction]] = sortedBy<'synonym-groups'>(filters, columns, [[columns.updateTime, 'desc']])
  const rows = await groups
    .orderByRaw(`${changed} ${direction}, id desc`)
    .forPage(page, pageSize)
    .select('id', 'lock_version as lockVersion', 'created_at', 'updated_at')
  const words = await wordsOf(rows.map(({ id }) => id))
  return {
    synonymGroups: rows.map((row) => ({
      synonymGroupId: row.id,
      words: words.filter(({ groupId }) => groupId === row.id).map(({ word }) => word),
      lockVersion: row.lockVersion,
      updateTime: toWireTime(fromStored(row.updated_at ?? row.created_at))!,
    })),
    total: Number(total),
  }
}

function wordsOf(groups: number[]): Promise<{ groupId: number; word: string }[]> {
  return db.from('synonyms').whereIn('group_id', groups).orderBy('place').select('group_id as groupId', 'word') as never
}
