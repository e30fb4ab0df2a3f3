import type { ObjectStorage } from '#drivers/storage/object_storage'
import { AbandonedDays } from '#media/terms'
import { pruneFiles } from '#media/prune_files'

/** Removes uploads without an invoice; the others are retained as long as their invoice. */
export function pruneInvoiceFiles(storage: ObjectStorage): Promise<number> {
  return pruneFiles(storage, {
    categories: ['invoice'],
    retentionDays: AbandonedDays,
    findUsed: async (keys, client) => {
      const rows = await client.from('invoice_files').whereIn('object_key', keys).select('object_key')
      return new Set(rows.map((row) => row.object_key as string))
    },
  })
}
