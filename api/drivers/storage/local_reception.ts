import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { contentTypeOf } from '#drivers/storage/content_types'
import { isOfKind, redrawn } from '#drivers/storage/file_kind'
import type { LocalFiles } from '#drivers/storage/local_files'
import {
  KeyTaken,
  StoreFull,
  type StoredObject,
  type UploadRule,
} from '#drivers/storage/object_storage'
import { asFailure } from '#drivers/storage/local_files'
import { UploadRefused } from '#drivers/storage/upload_refused'

/**
 * Streams a file to disk under the limits of its ticket, looks at what it is, and only then gives it
 * its key. Whatever goes wrong on the way, the half-written file goes with it.
 * @throws UploadRefused
 */
export async function receive(
  files: LocalFiles,
  { key, maxBytes }: UploadRule,
  body: Readable
): Promise<StoredObject> {
  if ((await files.bytesOf(key)) !== null) throw new UploadRefused('taken')

  const incoming = await files.newIncoming()
  try {
    await pipeline(body, atMost(maxBytes), files.openForWriting(incoming))
    if (!(await isOfKind(incoming, key))) throw new UploadRefused('otherType')
    await redraw(files, incoming, key)
    await files.settle(incoming, key)
  } catch (error) {
    await files.remove(incoming)
    throw asRefusal(error, key)
  }
  return { bytes: (await files.bytesOf(key))!, contentType: contentTypeOf(key) }
}

async function redraw(files: LocalFiles, incoming: string, key: string): Promise<void> {
  const picture = await redrawn(incoming, key).catch(() => {
    throw new UploadRefused('otherType')
  })
  if (picture) await files.write(incoming, picture)
}

/** Lets through so many bytes and at least one: the first byte too many ends the stream. */
function atMost(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      next(bytes > maxBytes ? new UploadRefused('tooLarge') : null, chunk)
    },
    flush(next) {
      next(bytes === 0 ? new UploadRefused('empty') : null)
    },
  })
}

function asRefusal(error: unknown, key: string): Error {
  if (error instanceof UploadRefused) return error
  const failure = asFailure(error, key)
  if (failure instanceof StoreFull) return new UploadRefused('full')
  if (failure instanceof KeyTaken) return new UploadRefused('taken')
  if ((error as { code?: string }).code?.startsWith('ERR_STREAM'))
    return new UploadRefused('broken')
  return failure
}
