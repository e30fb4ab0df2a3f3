import type { ObjectStorage } from '#drivers/storage/object_storage'
import { AbandonedDays } from '#media/terms'
import { tidyFiles } from '#media/prune_files'

/** Removes uploads that no invoice took; what one took is kept as long as the invoice. */
export function tidyInvoiceFiles(storage: ObjectStorage): Promise<number> {
  return tidyFiles(storage, {
    categories: ['invoice'],
    keptForDays: AbandonedDays,
    findUsed: async (keys, client) => {
      const rows = await client.from('invoice_files').whereIn('object_key', keys).select('object_key')
      return new Set(rows.map((row) => row.object_key as string))
    },
  })
}
