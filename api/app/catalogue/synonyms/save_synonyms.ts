import type { HttpContext } from '@adonisjs/core/http'
import { normalizeForSearch } from '#catalogue/synonyms/normalize'
import { lockSynonyms } from '#catalogue/synonyms/lock_synonyms'
import { syllablesOf } from '#catalogue/synonyms/syllables'
import { SynonymLimit, synonymMessages, takenText } from '#catalogue/synonyms/terms'
import { audit } from '#core/audit/audit'
import { purgeAfterCommit } from '#core/cache/purge'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'

interface Form {
  words: string[]
  lockVersion?: number
}

/** Creates a group or replaces the words of one. */
export async function saveSynonyms(ctx: HttpContext, id: number | null, { words, lockVersion }: Form): Promise<number> {
  const distinct = [...new Map(words.map((word) => [normalizeForSearch(word), word])).entries()]
  if (distinct.length < 2) throw new UserError(synonymMessages.words, { field: 'words' })

  return transaction(async (trx) => {
    const before = id === null ? null : await lockSynonyms(trx, id)
    if (before && lockVersion !== undefined && lockVersion !== before.lockVersion) {
      throw new UserError(synonymMessages.changed)
    }
    await ensureWordsFree(trx, distinct, id)
    const groupId = await writeGroup(trx, before ? { id: id!, ...before } : null)
    await trx.from('synonyms').where('group_id', groupId).delete()
    await insertWords(trx, groupId, distinct)
    await audit(trx, ctx, {
      action: 'synonyms.save',
      object: `synonyms:${groupId}`,
      before: before && { words: before.words },
      after: { words: distinct.map(([, word]) => word) },
    })
    purgeAfterCommit(trx, ['synonyms'])
    return groupId
  })
}

async function ensureWordsFree(trx: Trx, distinct: [string, string][], id: number | null) {
  const taken = await trx
    .from('synonyms')
    .whereIn(
      'folded',
      distinct.map(([folded]) => folded)
    )
    .if(id !== null, (query) => query.whereNot('group_id', id!))
    .select('word')
    .first()
  if (taken) throw new UserError(takenText(taken.word), { field: 'words' })
}

async function writeGroup(trx: Trx, group: { id: number; lockVersion: number } | null): Promise<number> {
  const at = toStored(now())
  if (group) {
    const changes = { lock_version: group.lockVersion + 1, updated_at: at }
    await trx.from('synonym_groups').where('id', group.id).update(changes)
    return group.id
  }
  const [{ total }] = await trx.from('synonym_groups').count('* as total')
  if (Number(total) >= SynonymLimit.groups) throw new UserError(synonymMessages.groups)
  const [created] = await trx.table('synonym_groups').insert({ created_at: at })
  return Number(created)
}

async function insertWords(trx: Trx, groupId: number, distinct: [string, string][]) {
  const rows = distinct.map(([folded, word], place) => ({
    group_id: groupId,
    place,
    word,
    folded,
    syllables: syllablesOf(word),
  }))
  try {
    await trx.table('synonyms').multiInsert(rows)
  } catch (error) {
    // Another user saved one of the words meanwhile.
    if (isDuplicate(error)) throw new UserError(synonymMessages.changed)
    throw error
  }
}
