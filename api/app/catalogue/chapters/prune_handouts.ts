import type { ObjectStorage } from '#drivers/storage/object_storage'
import { AbandonedDays } from '#media/terms'
import { pruneFiles } from '#media/prune_files'

/** Removes handouts that no chapter uses. */
export function pruneHandouts(storage: ObjectStorage): Promise<number> {
  return pruneFiles(storage, {
    categories: ['handout'],
    retentionDays: AbandonedDays,
    findUsed: async (keys, client) => {
      const rows = await client.from('chapters').whereIn('handout_key', keys).select('handout_key')
      return new Set(rows.map((row) => row.handout_key))
    },
  })
}
