import type { HttpError } from '@refinedev/core'
import { MinReuseSeconds, messages, type UploadCategory } from '@zhuxue/api/terms/media'
import axios from 'axios'
import type { UploadForm } from '../lib/apiTypes'
import { call } from '../providers/api'
import { session } from '../providers/session'

/** The user cancelled the upload. */
export class UploadCancelled extends Error {}

/** A signature writes one file once: only unused ones are cached. */
const unusedForms = new Map<string, UploadForm>()

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
  const unused = takeUnusedForm(category, file.type)
  const uploadForm = unused ?? (await requestUploadForm(category, file.type))
  try {
    return await send(uploadForm, file, onPercent, signal)
  } catch (error) {
    if (error instanceof UploadCancelled) throw error
    const { statusCode } = error as HttpError
    const isFileRefused = !unused && [400, 413, 429, 507].includes(statusCode) && secondsLeft(uploadForm) > 0
    if (isFileRefused) {
      unusedForms.set(formKey(category, file.type), uploadForm)
      throw error
    }
    onPercent(0)
    return send(await requestUploadForm(category, file.type), file, onPercent, signal)
  }
}

function formKey(category: UploadCategory, contentType: string): string {
  return [session.token, category, contentType].join(' ')
}

/** A signature is reused while it is valid for more than three seconds (docs/product.md 18.2). */
function takeUnusedForm(category: UploadCategory, contentType: string): UploadForm | null {
  const unused = unusedForms.get(formKey(category, contentType))
  unusedForms.delete(formKey(category, contentType))
  return unused && secondsLeft(unused) > MinReuseSeconds ? unused : null
}

async function requestUploadForm(category: UploadCategory, contentType: string): Promise<UploadForm> {
  const query = { category, contentType }
  return call('GET /api/files/oss-sign', { query })
}

function secondsLeft({ expire }: UploadForm): number {
  return expire - Date.now() / 1000
}

async function send(
  { host, fields, url }: UploadForm,
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
