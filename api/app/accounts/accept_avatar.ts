import { messages } from '#accounts/terms'
import { acceptUpload } from '#core/http/accept_upload'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import type { ObjectStorage } from '#drivers/storage/object_storage'

/**
 * Accepts a new avatar that `uploaderId` has uploaded.
 * @returns null when it is unchanged
 * @throws UserError for any other URL
 */
export async function acceptAvatar(
  storage: ObjectStorage,
  { url, before, uploaderId }: { url?: string | null; before: string | null; uploaderId: number }
): Promise<string | null> {
  if (!url || url === before) return null

  const key = storage.keyOf(url)
  const own = key !== null && new RegExp(`^avatar/\\d{6}/${uploaderId}/`).test(key)
  if (!own || !(await acceptUpload(storage, key, 'avatarUrl'))) throw avatarError()
  return url
}

/** Locks the avatar against the job that prunes unused ones. @throws UserError when it is already deleted */
export async function lockAvatar(trx: Trx, storage: ObjectStorage, url: string): Promise<void> {
  const key = storage.keyOf(url)!
  if (!(await trx.from('stored_files').where('key', key).forUpdate().first())) throw avatarError()
}

const avatarError = () => new UserError(messages.avatarRefused, { field: 'avatarUrl' })
