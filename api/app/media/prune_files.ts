import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import type { UploadCategory } from '#media/terms'

interface PruneRule {
  categories: readonly UploadCategory[]
  /** Days since the upload: a file may still be used by an open form or a cached page. */
  retentionDays: number
  /** The keys that are in use. Checked again for each file, in the transaction that removes it. */
  findUsed: (keys: string[], client: QueryClientContract) => Promise<Set<string>>
}

const batch = 200

interface File {
  id: number
  key: string
}

/** Can be stopped and run again. @returns the number of removed files */
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

/** Code that starts to use a file locks its row, and so does this; the check for uses takes no locks. */
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
