import type { ObjectStorage } from '#drivers/storage/object_storage'
import { pruneFiles } from '#media/prune_files'
import { AbandonedDays } from '#media/terms'

/** Removes files of certificates that are gone, such as those of closed accounts. */
export function pruneCertificateFiles(storage: ObjectStorage): Promise<number> {
  return pruneFiles(storage, {
    categories: ['certificate'],
    retentionDays: AbandonedDays,
    findUsed: async (keys, client) => {
      const rows = await client.from('foreign_certificates').whereIn('file_key', keys).select('file_key')
      return new Set(rows.map((row) => row.file_key as string))
    },
  })
}
