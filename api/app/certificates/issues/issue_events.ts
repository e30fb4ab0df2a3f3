import type CertificateIssue from '#certificates/issues/certificate_issue'
import { verifyUrl } from '#certificates/issues/credential'
import type { Trx } from '#core/transaction'
import { eventPerson } from '#messages/partner_events/event_person'
import { authorityAccounts } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'

export function queueIssued(trx: Trx, issue: CertificateIssue): Promise<void> {
  return queuePartnerEvents(trx, 'certificate.issued', authorityAccounts, async () => [
    { subject: subjectOf(issue), data: await dataOf(trx, issue) },
  ])
}

export function queueRevoked(trx: Trx, issue: CertificateIssue, reason: string): Promise<void> {
  return queuePartnerEvents(trx, 'certificate.revoked', authorityAccounts, async () => [
    { subject: subjectOf(issue), data: { ...(await dataOf(trx, issue)), reason } },
  ])
}

export async function queueSuperseded(trx: Trx, issues: CertificateIssue[], by: CertificateIssue): Promise<void> {
  for (const issue of issues) {
    await queuePartnerEvents(trx, 'certificate.superseded', authorityAccounts, async () => [
      { subject: subjectOf(issue), data: { ...(await dataOf(trx, issue)), supersededBy: by.issueNo } },
    ])
  }
}

const subjectOf = ({ id }: CertificateIssue) => `certificate-issue:${id}`

async function dataOf(trx: Trx, { issueNo, userId, certSubject, verifyCode }: CertificateIssue) {
  const person = await eventPerson(trx, userId)
  return { number: issueNo, person, subject: certSubject, verifyUrl: verifyUrl(verifyCode) }
}
