import { createReadStream } from 'node:fs'
import type { SentFile } from '#core/http/send_part'

/** A file on this machine's disk for `sendPart`. */
export function localFile(file: { path: string; bytes: number; changedAt: Date; contentType: string }): SentFile {
  const { path, bytes, changedAt, contentType } = file
  const etag = `"${bytes.toString(16)}-${changedAt.getTime().toString(16)}"`
  return { bytes, changedAt, contentType, etag, open: (range) => createReadStream(path, range) }
}
