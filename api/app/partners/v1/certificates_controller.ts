import type { HttpContext } from '@adonisjs/core/http'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { findIssue } from '#certificates/issues/public/find_issue'
import { toRfc3339 } from '#core/time'

export default class CertificatesController {
  /** The state of a printed certificate, by its number or the code of its QR code. */
  async show({ params }: HttpContext) {
    const issue = await findIssue(params.number)
    const successor = issue.supersededById ? await CertificateIssue.findOrFail(issue.supersededById) : null
    return {
      number: issue.issueNo,
      state: issue.state,
      issuedAt: toRfc3339(issue.createdAt)!,
      revokedAt: toRfc3339(issue.revokedAt),
      reason: issue.reason,
      supersededBy: successor?.issueNo ?? null,
    }
  }
}
