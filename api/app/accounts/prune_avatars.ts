import env from '#start/env'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { pruneFiles } from '#media/prune_files'

/** A replaced picture may still be shown in an open form or a cached page for some time. */
export const AvatarRetentionDays = env.get('KEEP_AVATARS_DAYS') ?? 30

export function pruneAvatars(storage: ObjectStorage): Promise<number> {
  return pruneFiles(storage, {
    categories: ['avatar'],
    retentionDays: AvatarRetentionDays,
    findUsed: async (keys, client) => {
      const urls = keys.map((key) => storage.publicUrl(key))
      const rows = await client.from('users').whereIn('avatar_url', urls).select('avatar_url')
      const used = new Set(rows.map((row) => row.avatar_url))
      return new Set(keys.filter((_, at) => used.has(urls[at])))
    },
  })
}
