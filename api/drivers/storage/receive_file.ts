import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isOfKind, isPicture } from '#drivers/storage/file_kind'
import { toStorageError, type LocalFiles } from '#drivers/storage/local_files'
import { KeyExists, StorageFull, type UploadRule } from '#drivers/storage/object_storage'
import { withFile } from '#drivers/storage/random_access'
import { reencodePicture } from '#drivers/storage/reencode_picture'
import { UploadError } from '#drivers/storage/upload_error'

export async function receiveFile(
  files: LocalFiles,
  { key, maxBytes }: UploadRule,
  body: Readable,
  keep: (incoming: string) => Promise<void>
): Promise<void> {
  const incoming = await files.newIncoming()
  try {
    await pipeline(body, limitBytes(maxBytes), files.openForWriting(incoming))
    if (!(await withFile(incoming, (file) => isOfKind(file, key)))) {
      throw new UploadError('otherType')
    }
    if (isPicture(key)) await files.write(incoming, await reencodePicture(incoming, key))
    await keep(incoming)
  } catch (error) {
    throw toUploadError(error, key)
  } finally {
    await files.remove(incoming)
  }
}

function limitBytes(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      next(bytes > maxBytes ? new UploadError('tooLarge') : null, chunk)
    },
    flush(next) {
      next(bytes === 0 ? new UploadError('empty') : null)
    },
  })
}

function toUploadError(error: unknown, key: string): Error {
  if (error instanceof UploadError) return error
  const failure = toStorageError(error, key)
  if (failure instanceof StorageFull) return new UploadError('full')
  if (failure instanceof KeyExists) return new UploadError('taken')
  if ((error as { code?: string }).code?.startsWith('ERR_STREAM')) return new UploadError('broken')
  return failure
}
