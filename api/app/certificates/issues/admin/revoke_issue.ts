import type { HttpContext } from '@adonisjs/core/http'
import { lockUser } from '#accounts/lock_user'
import { clearValidKeys } from '#certificates/issues/create_issue'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { queueRevoked } from '#certificates/issues/issue_events'
import { IssueState, issueMessages } from '#certificates/issues/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { purgeAfterCommit } from '#core/cache/purge'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

/**
 * Final, with a reason that the public page shows. The certificates may be printed, and their uploads reverted, again.
 */
export async function revokeIssue(ctx: HttpContext, id: number, reason: string): Promise<void> {
  const found = await CertificateIssue.find(id)
  if (!found) throw new NotFound()
  await transaction(async (trx) => {
    await lockUser(trx, found.userId)
    const issue = await CertificateIssue.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
    if (issue.state !== IssueState.Valid) throw new UserError(issueMessages.revokeOnlyValid)

    const revoked = { revokedAt: now(), revokedBy: requireUser(ctx).id, reason }
    await issue.merge({ ...revoked, state: IssueState.Revoked }).save()
    await clearValidKeys(trx, [issue])
    await audit(trx, ctx, {
      action: 'certificate.revoke',
      object: `certificate-issue:${id}`,
      before: { state: IssueState.Valid },
      after: { state: IssueState.Revoked, number: issue.issueNo },
      reason,
    })
    await writeMessage(trx, issue.userId, {
      kind: 'certificateRevoked',
      reference: `certificate-issue:${id}`,
      facts: { issueNo: issue.issueNo },
    })
    await queueRevoked(trx, issue, reason)
    purgeAfterCommit(trx, [issue.pageTag])
  })
}
