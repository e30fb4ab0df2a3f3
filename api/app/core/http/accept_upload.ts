import { UserError, TooManyRequests } from '#core/errors'
import type { ObjectStorage, StoredObject } from '#drivers/storage/object_storage'
import { BusySeconds, UploadError } from '#drivers/storage/upload_error'

/** Null if there is no valid file. @throws UserError at the field of the form */
export async function acceptUpload(storage: ObjectStorage, key: string, field: string): Promise<StoredObject | null> {
  try {
    return await storage.accept(key)
  } catch (error) {
    if (!(error instanceof UploadError)) throw error
    throw toUserError(error, field)
  }
}

/** A full image queue is 429 with its retry time, anything else a message at the field. */
export function toUserError({ reason, userMessage }: UploadError, field: string, shownMessage = userMessage) {
  if (reason === 'busy') return new TooManyRequests(BusySeconds, userMessage)
  return new UserError(shownMessage, { field })
}
