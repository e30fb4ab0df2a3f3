import type { ObjectStorage } from '#drivers/storage/object_storage'
import { AbandonedDays } from '#media/terms'
import { pruneFiles } from '#media/prune_files'

/** Removes slips that were replaced or belong to no bank transfer; the others are retained with their order. */
export function pruneSlips(storage: ObjectStorage): Promise<number> {
  return pruneFiles(storage, {
    categories: ['slip'],
    retentionDays: AbandonedDays,
    findUsed: async (keys, client) => {
      const rows = await client.from('bank_transfers').whereIn('slip_key', keys).select('slip_key')
      return new Set(rows.map((row) => row.slip_key as string))
    },
  })
}
