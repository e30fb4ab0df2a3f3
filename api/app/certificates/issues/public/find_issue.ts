import CertificateIssue from '#certificates/issues/certificate_issue'
import { parseIssueNumber } from '#certificates/issues/issue_number'
import { NotFound } from '#core/errors'

/** Impossible numbers get the same response without a query. @throws NotFound */
export async function findIssue(numberOrCode: string): Promise<CertificateIssue> {
  const isCode = /^[0-9a-f]{40}$/.test(numberOrCode)
  const number = parseIssueNumber(numberOrCode)
  const issue = isCode
    ? await CertificateIssue.findBy('verifyCode', numberOrCode)
    : number && (await CertificateIssue.findBy('issueNo', number))
  if (!issue) throw new NotFound()
  return issue
}
