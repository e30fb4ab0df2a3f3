import { issueMessages } from '@zhuxue/api/terms/certificates/issues'
import { savePdf } from '~/lib/http/savePdf'

const failed = issueMessages.printFailed

/** Prints and saves the PDF; the idempotency `key` prevents a second print. */
export function printCertificates(form: { certIds: number[]; cycleId?: number }, key: string): Promise<boolean> {
  return savePdf('/api/user/certs/print/generate', {
    name: '证书.pdf',
    failed,
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(form),
    },
  })
}

export function downloadIssue(issueId: number, number: string): Promise<boolean> {
  return savePdf(`/api/user/certificate-issues/${issueId}/file`, { name: `${number}.pdf`, failed })
}

export function downloadForeignCertificate(id: number, number: string): Promise<boolean> {
  return savePdf(`/api/user/foreign-certificates/${id}/file`, { name: `${number}.pdf`, failed })
}
