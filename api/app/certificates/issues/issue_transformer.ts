import type CertificateIssue from '#certificates/issues/certificate_issue'
import { verifyPath } from '#certificates/issues/terms'
import { toWireTime } from '#core/time'

/** With all printed data; `lines` need not be preloaded: the snapshot has them. */
export function toIssue(issue: CertificateIssue) {
  const { parts, ...facts } = issue.facts
  return {
    number: issue.issueNo,
    state: issue.state,
    ...facts,
    parts: parts.map(({ requiredCourse, minutes, courses }) => ({ requiredCourse, minutes, courses })),
    issueTime: toWireTime(issue.createdAt)!,
    revokeTime: toWireTime(issue.revokedAt),
    reason: issue.reason,
    supersedeTime: toWireTime(issue.supersededAt),
  }
}

/** For its owner and for admins: with the download and the certificates it covers. */
export function toOwnIssue(issue: CertificateIssue) {
  return {
    issueId: issue.id,
    furtherEduCertIds: issue.facts.parts.map(({ certificateId }) => certificateId),
    verifyPath: verifyPath(issue.verifyCode),
    ...toIssue(issue),
  }
}
