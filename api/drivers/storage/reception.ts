import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isOfKind, isPicture, redrawn } from '#drivers/storage/file_kind'
import { asFailure, type LocalFiles } from '#drivers/storage/local_files'
import { KeyTaken, StoreFull, type UploadRule } from '#drivers/storage/object_storage'
import { reading } from '#drivers/storage/random_access'
import { UploadRefused } from '#drivers/storage/upload_refused'

/**
 * Streams a file to disk under the limits of its rule, looks at what it is, draws a picture anew, and
 * only then hands it to `keep`. Whatever goes wrong on the way, the half-written file goes with it.
 * @throws UploadRefused
 */
export async function receive(
  files: LocalFiles,
  { key, maxBytes }: UploadRule,
  body: Readable,
  keep: (incoming: string) => Promise<void>
): Promise<void> {
  const incoming = await files.newIncoming()
  try {
    await pipeline(body, atMost(maxBytes), files.openForWriting(incoming))
    if (!(await reading(incoming, (file) => isOfKind(file, key)))) {
      throw new UploadRefused('otherType')
    }
    if (isPicture(key)) await files.write(incoming, await drawnAnew(incoming, key))
    await keep(incoming)
  } catch (error) {
    throw asRefusal(error, key)
  } finally {
    await files.remove(incoming)
  }
}

async function drawnAnew(incoming: string, key: string): Promise<Buffer> {
  return redrawn(incoming, key).catch(() => {
    throw new UploadRefused('otherType')
  })
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
