import type { HttpError } from '@refinedev/core'
import { MinReuseSeconds, messages, type UploadCategory } from '@zhuxue/api/terms/media'
import axios from 'axios'
import type { UploadSignature } from '../lib/apiTypes'
import { call } from '../providers/api'
import { session } from '../providers/session'

/** The user cancelled the upload. */
export class UploadCancelled extends Error {}

/** A signature writes one file once: only unused ones are cached. */
const unusedSignatures = new Map<string, UploadSignature>()

/**
 * Uploads the file to the object storage and returns its URL. It retries once with a new signature when the first has
 * expired or the connection breaks.
 * @throws HttpError with a message for the user; UploadCancelled after `signal`
 */
export async function upload(
  file: File,
  category: UploadCategory,
  onPercent: (percent: number) => void = () => undefined,
  signal?: AbortSignal
): Promise<string> {
  const unused = takeUnusedSignature(category, file.type)
  const uploadSignature = unused ?? (await requestSignature(category, file.type))
  try {
    return await send(uploadSignature, file, onPercent, signal)
  } catch (error) {
    if (error instanceof UploadCancelled) throw error
    const { statusCode } = error as HttpError
    const isFileRejected = !unused && [400, 413, 429, 507].includes(statusCode) && secondsLeft(uploadSignature) > 0
    if (isFileRejected) {
      unusedSignatures.set(signatureKey(category, file.type), uploadSignature)
      throw error
    }
    onPercent(0)
    return send(await requestSignature(category, file.type), file, onPercent, signal)
  }
}

function signatureKey(category: UploadCategory, contentType: string): string {
  return [session.token, category, contentType].join(' ')
}

/** A signature is reused while it is valid for more than three seconds (docs/product.md 18.2). */
function takeUnusedSignature(category: UploadCategory, contentType: string): UploadSignature | null {
  const unused = unusedSignatures.get(signatureKey(category, contentType))
  unusedSignatures.delete(signatureKey(category, contentType))
  return unused && secondsLeft(unused) > MinReuseSeconds ? unused : null
}

async function requestSignature(category: UploadCategory, contentType: string): Promise<UploadSignature> {
  const query = { category, contentType }
  return call('GET /api/files/oss-sign', { query })
}

function secondsLeft({ expire }: UploadSignature): number {
  return expire - Date.now() / 1000
}

async function send(
  { host, fields, url }: UploadSignature,
  file: File,
  onPercent: (percent: number) => void,
  signal?: AbortSignal
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('Content-Type', file.type)
  form.append('file', file)
  try {
    await axios.post(host, form, {
      signal,
      onUploadProgress: ({ loaded, total = file.size }) => onPercent(Math.round((loaded / total) * 100)),
    })
  } catch (error) {
    if (axios.isCancel(error)) throw new UploadCancelled()
    throw toHttpError(error)
  }
  return url
}

function toHttpError(error: unknown): HttpError {
  const response = axios.isAxiosError<{ msg?: string }>(error) ? error.response : undefined
  return { message: response?.data?.msg ?? messages.uploadFailed, statusCode: response?.status ?? 0 }
}
