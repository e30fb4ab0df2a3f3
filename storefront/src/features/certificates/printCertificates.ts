import { issueMessages } from '@zhuxue/api/terms/certificates/issues'
import { ApiError, errorTexts } from '~/lib/http/errors'
import { failureOf } from '~/lib/http/reportFailure'
import { saveFile } from '~/lib/saveFile'
import { session } from '~/lib/session/session'
import { notify } from '~/lib/toasts'

/** Prints and saves the PDF; the idempotency `key` prevents a second print. */
export function printCertificates(form: { certIds: number[]; cycleId?: number }, key: string): Promise<boolean> {
  return savePdf('/api/user/certs/print/generate', '证书.pdf', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(form),
  })
}

export function downloadIssue(issueId: number, number: string): Promise<boolean> {
  return savePdf(`/api/user/certificate-issues/${issueId}/file`, `${number}.pdf`)
}

export function downloadForeignCertificate(id: number, number: string): Promise<boolean> {
  return savePdf(`/api/user/foreign-certificates/${id}/file`, `${number}.pdf`)
}

/** Errors arrive as JSON although a file was requested. False when there is no file. */
async function savePdf(path: string, name: string, init: RequestInit = {}): Promise<boolean> {
  try {
    const response = await fetch(path, {
      ...init,
      headers: { ...init.headers, Authorization: session.get().token, Accept: 'application/json' },
    })
    if (!response.headers.get('content-type')?.includes('pdf')) {
      const { msg } = (await response.json()) as { msg?: string }
      throw new ApiError({ code: 'error' }, msg ?? errorTexts.network, false)
    }
    saveFile(await response.blob(), fileNameOf(response) ?? name)
    return true
  } catch (error) {
    notify(issueMessages.printFailed + failureOf(error).message, 'error')
    return false
  }
}

function fileNameOf({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}
