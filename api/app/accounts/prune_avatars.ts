import env from '#start/env'
import type { ObjectStorage } from '#drivers/storage/object_storage'
import { pruneFiles } from '#media/prune_files'

/** A form may stay open, and a page in a cache, for some time after a picture was replaced. */
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
