import type { HttpError } from '@refinedev/core'
import { ReuseUploadSeconds, messages, type UploadCategory } from '@zhuxue/api/terms/media'
import axios from 'axios'
import type { UploadForm } from '../lib/wire'
import { call } from '../providers/api'
import { session } from '../providers/session'

/** A ticket writes one file once: only one that was never written with is kept for the next file. */
const unspent = new Map<string, UploadForm>()

/**
 * Sends the file straight to the object storage and answers its address. When a ticket turns out to be
 * no good, or the sending breaks off, it is tried once more with a fresh one.
 * @throws HttpError with a sentence for the person
 */
export async function upload(
  file: File,
  category: UploadCategory,
  onPercent: (percent: number) => void = () => undefined
): Promise<string> {
  const kept = takeKept(category, file.type)
  const ticket = kept ?? (await freshUploadForm(category, file.type))
  try {
    return await send(ticket, file, onPercent)
  } catch (error) {
    const { statusCode } = error as HttpError
    const isOfFile = !kept && [400, 413, 507].includes(statusCode) && remains(ticket) > 0
    if (isOfFile) {
      unspent.set(shelf(category, file.type), ticket)
      throw error
    }
    onPercent(0)
    return send(await freshUploadForm(category, file.type), file, onPercent)
  }
}

/** A ticket is for one kind of file of one person. */
function shelf(category: UploadCategory, contentType: string): string {
  return [session.token, category, contentType].join(' ')
}

/** A ticket is used again while more than three seconds of it remain (section 7). */
function takeKept(category: UploadCategory, contentType: string): UploadForm | null {
  const kept = unspent.get(shelf(category, contentType))
  unspent.delete(shelf(category, contentType))
  return kept && remains(kept) > ReuseUploadSeconds ? kept : null
}

async function freshUploadForm(category: UploadCategory, contentType: string): Promise<UploadForm> {
  const query = { category, contentType }
  return call('GET /api/files/oss-sign', { query })
}

function remains({ expire }: UploadForm): number {
  return expire - Date.now() / 1000
}

/** The fields come first, the file last: a store reads no further. */
async function send(
  { host, fields, url }: UploadForm,
  file: File,
  onPercent: (percent: number) => void
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('Content-Type', file.type)
  form.append('file', file)
  try {
    await axios.post(host, form, {
      onUploadProgress: ({ loaded, total = file.size }) =>
        onPercent(Math.round((loaded / total) * 100)),
    })
  } catch (error) {
    throw refusal(error)
  }
  return url
}

/** The local store says why in Chinese; a cloud says it to machines, a broken line not at all. */
function refusal(error: unknown): HttpError {
  const answer = axios.isAxiosError<{ msg?: string }>(error) ? error.response : undefined
  return { message: answer?.data?.msg ?? messages.uploadFailed, statusCode: answer?.status ?? 0 }
}
