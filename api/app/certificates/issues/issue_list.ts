import CertificateIssue from '#certificates/issues/certificate_issue'
import { toOwnIssue } from '#certificates/issues/issue_transformer'

/** A user prints a few times in years. */
const maxIssues = 200

export async function issuesOf(userId: number) {
  const issues = await CertificateIssue.query()
    .where({ userId })
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxIssues)
  return issues.map(toOwnIssue)
}
