import { Refusal, TooManyRequests } from '#core/errors'
import type { ObjectStorage, StoredObject } from '#drivers/storage/object_storage'
import { BusySeconds, UploadRefused } from '#drivers/storage/upload_error'

/** Null when nothing good is there. @throws Refusal at the field of the form */
export async function acceptUpload(storage: ObjectStorage, key: string, field: string): Promise<StoredObject | null> {
  try {
    return await storage.accept(key)
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error
    throw toRefusal(error, field)
  }
}

/** A full line of pictures is 429 with its time, anything else a sentence at the field. */
export function toRefusal({ reason, sentence }: UploadRefused, field: string, said = sentence) {
  if (reason === 'busy') return new TooManyRequests(BusySeconds, sentence)
  return new Refusal(said, { field })
}
