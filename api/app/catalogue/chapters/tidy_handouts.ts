import type { ObjectStorage } from '#drivers/storage/object_storage'
import { AbandonedDays } from '#media/terms'
import { tidyFiles } from '#media/prune_files'

/** Removes handouts that no chapter has (any more). */
export function tidyHandouts(storage: ObjectStorage): Promise<number> {
  return tidyFiles(storage, {
    categories: ['handout'],
    keptForDays: AbandonedDays,
    findUsed: async (keys, client) => {
      const rows = await client.from('chapters').whereIn('handout_key', keys).select('handout_key')
      return new Set(rows.map((row) => row.handout_key))
    },
  })
}
