import type { ObjectStorage } from '#drivers/storage/object_storage'
import { AbandonedDays } from '#media/terms'
import { pruneFiles } from '#media/prune_files'
import { RetainedPackages } from '#settings/app_packages/terms'

/** Removes uploads that were never published, and files of replaced packages. */
export function pruneAppPackages(storage: ObjectStorage): Promise<number> {
  return pruneFiles(storage, {
    categories: ['app'],
    retentionDays: AbandonedDays,
    findUsed: async (keys, client) => {
      const retained = await client
        .from('app_packages')
        .orderBy('id', 'desc')
        .limit(RetainedPackages)
        .select('object_key')
      const used = retained.map((row) => row.object_key as string)
      return new Set(used.filter((key) => keys.includes(key)))
    },
  })
}
