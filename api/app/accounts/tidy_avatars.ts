import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import type { ObjectStorage } from '#drivers/storage/object_storage'

/** A form may stay open, and a page in a cache, for some time after a picture was replaced. */
export const AvatarsKeptForDays = env.get('KEEP_AVATARS_DAYS') ?? 30

const batch = 200

interface StoredAvatar {
  id: number
  key: string
}

/**
 * Removes avatars that no person has (any more) from the store, with their rows. A picture counts from the day of its
 * upload. It may be stopped and run again.
 * @returns how many went
 */
export async function tidyAvatars(storage: ObjectStorage): Promise<number> {
  const longAgo = toStored(now().minus({ days: AvatarsKeptForDays }))
  let removed = 0
  for (let after = 0; ;) {
    const files: StoredAvatar[] = await db
      .from('stored_files')
      .where('category', 'avatar')
      .where('created_at', '<', longAgo)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .select('id', 'key')
    const used = await usedAvatars(storage, files)
    for (const file of files) {
      if (!used.has(storage.publicUrl(file.key)) && (await remove(storage, file))) removed++
    }
    if (files.length < batch) return removed
    after = files.at(-1)!.id
  }
}

async function usedAvatars(storage: ObjectStorage, files: StoredAvatar[]): Promise<Set<string>> {
  if (!files.length) return new Set()
  const urls = files.map(({ key }) => storage.publicUrl(key))
  const rows = await db.from('users').whereIn('avatar_url', urls).select('avatar_url')
  return new Set(rows.map((row) => row.avatar_url))
}

/** `lockAvatar` waits for this, and this for it; the look at people takes no locks of theirs. */
async function remove(storage: ObjectStorage, { id, key }: StoredAvatar): Promise<boolean> {
  const isGone = await transaction(async (trx) => {
    const row = await trx.from('stored_files').where('id', id).forUpdate().first()
    const used = await trx.from('users').where('avatar_url', storage.publicUrl(key)).first()
    if (!row || used) return false
    await trx.from('stored_files').where('id', id).delete()
    return true
  })
  if (isGone) await storage.delete(key)
  return isGone
}

/**
 * Keeps the job from removing a picture while somebody takes it as avatar.
 * @returns false when it is gone already
 */
export async function lockAvatar(trx: Trx, key: string): Promise<boolean> {
  return Boolean(await trx.from('stored_files').where('key', key).forUpdate().first())
}
