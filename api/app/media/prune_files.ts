import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import type { UploadCategory } from '#media/terms'

interface PruneRule {
  categories: readonly UploadCategory[]
  /** Since the upload: a form may stay open, and a page in a cache, for some time. */
  retentionDays: number
  /** Those of the keys that something names. Asked once more for each file, in the transaction that removes it. */
  findUsed: (keys: string[], client: QueryClientContract) => Promise<Set<string>>
}

const batch = 200

interface File {
  id: number
  key: string
}

/** It may be stopped and run again. @returns how many went */
export async function pruneFiles(storage: ObjectStorage, rule: PruneRule): Promise<number> {
  const longAgo = toStored(now().minus({ days: rule.retentionDays }))
  let removed = 0
  for (let after = 0; ;) {
    const files: File[] = await db
      .from('stored_files')
      .whereIn('category', [...rule.categories])
      .where('created_at', '<=', longAgo)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .select('id', 'key')
    const keys = files.map(({ key }) => key)
    const used = keys.length ? await rule.findUsed(keys, db.connection()) : new Set()
    for (const file of files) {
      if (!used.has(file.key) && (await remove(storage, file, rule))) removed++
    }
    if (files.length < batch) return removed
    after = files.at(-1)!.id
  }
}

/** Whoever takes a file locks its row and waits for this, and this for it; the look at users of it takes no locks. */
async function remove(storage: ObjectStorage, { id, key }: File, { findUsed }: PruneRule): Promise<boolean> {
  const isGone = await transaction(async (trx) => {
    const row = await trx.from('stored_files').where('id', id).forUpdate().first()
    if (!row || (await findUsed([key], trx)).size) return false
    await trx.from('stored_files').where('id', id).delete()
    return true
  })
  if (isGone) await storage.delete(key)
  return isGone
}
