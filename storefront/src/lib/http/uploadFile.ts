import { messages, type UploadCategories, type UploadCategory } from '@zhuxue/api/terms/media'
import { api, silent } from './api'
import { ApiError } from './errors'

type ContentType = (typeof UploadCategories)[UploadCategory]['contentTypes'][number]

/**
 * Uploads a file to the object storage and reports its progress in percent, which `fetch` cannot.
 * @returns its URL, for the call that uses it
 */
export async function uploadFile(
  file: File,
  category: UploadCategory,
  onProgress: (percent: number) => void
): Promise<string> {
  const query = { category, contentType: file.type as ContentType }
  const { host, fields, url } = await api.media.uploadSignatures.show({ query, ...silent })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('Content-Type', file.type)
  form.append('file', file)
  await send(host, form, onProgress)
  return url
}

function send(url: string, form: FormData, onProgress: (percent: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiError({ code: 'upload' }, messageOf(request), false))
    request.open('POST', url)
    request.timeout = timeoutMs
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100))
    request.onload = () => (request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.ontimeout = fail
    request.send(form)
  })
}

/** The local storage explains a refusal in JSON, others in XML. */
function messageOf({ responseText }: XMLHttpRequest): string {
  try {
    return (JSON.parse(responseText) as { msg?: string }).msg ?? messages.uploadFailed
  } catch {
    return messages.uploadFailed
  }
}

/** Some megabytes over a slow phone. */
const timeoutMs = 180_000
