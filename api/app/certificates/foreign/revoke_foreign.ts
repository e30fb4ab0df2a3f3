import type { HttpContext } from '@adonisjs/core/http'
import { lockUser } from '#accounts/lock_user'
import ForeignCertificate from '#certificates/foreign/foreign_certificate'
import { ForeignState } from '#certificates/foreign/terms'
import { issueMessages } from '#certificates/issues/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now, toWireDay } from '#core/time'
import { transaction } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

/** Final; a later import does not undo it. The public page shows the reason. */
export async function revokeForeign(ctx: HttpContext, id: number, reason: string): Promise<void> {
  const found = await ForeignCertificate.find(id)
  if (!found) throw new NotFound()
  await transaction(async (trx) => {
    await lockUser(trx, found.userId)
    const certificate = await ForeignCertificate.query({ client: trx }).where('id', id).forUpdate().first()
    if (!certificate) throw new NotFound()
    if (certificate.state !== ForeignState.Valid) throw new UserError(issueMessages.revokeOnlyValid)
    const revoked = { state: ForeignState.Revoked, revokedOn: toWireDay(now()), revokedBy: requireUser(ctx).id, reason }
    await certificate.merge(revoked).save()
    await audit(trx, ctx, {
      action: 'certificate.revoke',
      object: `foreign-certificate:${id}`,
      before: { state: ForeignState.Valid },
      after: { state: ForeignState.Revoked, number: certificate.number },
      reason,
    })
    await writeMessage(trx, certificate.userId, {
      kind: 'certificateRevoked',
      reference: `foreign-certificate:${id}`,
      facts: { issueNo: certificate.number },
    })
  })
}
