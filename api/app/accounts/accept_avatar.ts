import { messages } from '#accounts/terms'
import { acceptUpload } from '#core/http/accept_upload'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import type { ObjectStorage } from '#drivers/storage/object_storage'

/**
 * A new picture of a person, which `uploaderId` has uploaded as avatar.
 * @returns null when it stays as it is
 * @throws Refusal for anything else
 */
export async function acceptAvatar(
  storage: ObjectStorage,
  { url, before, uploaderId }: { url?: string | null; before: string | null; uploaderId: number }
): Promise<string | null> {
  if (!url || url === before) return null

  const key = storage.keyOf(url)
  const own = key !== null && new RegExp(`^avatar/\\d{6}/${uploaderId}/`).test(key)
  if (!own || !(await acceptUpload(storage, key, 'avatarUrl'))) throw refused()
  return url
}

/** Keeps the job that removes unused avatars from this one. @throws Refusal when it is gone already */
export async function lockAvatar(trx: Trx, storage: ObjectStorage, url: string): Promise<void> {
  const key = storage.keyOf(url)!
  if (!(await trx.from('stored_files').where('key', key).forUpdate().first())) throw refused()
}

const refused = () => new UserError(messages.avatarRefused, { field: 'avatarUrl' })
