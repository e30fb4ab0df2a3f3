import type { HttpContext } from '@adonisjs/core/http'
import { lockOrganisation } from '#organisations/require_role'
import { recordEvents } from '#organisations/record_event'
import { EventKind, organisationMessages as messages, OrganisationState } from '#organisations/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import { isDuplicate, transaction } from '#core/transaction'

export interface VerificationForm {
  verified: boolean
  /** What was seen, or why it is refused. */
  reason: string
}

export async function verifyOrganisation(ctx: HttpContext, id: number, { verified, reason }: VerificationForm) {
  const { id: adminId } = requireUser(ctx)
  await transaction(async (trx) => {
    const organisation = await lockOrganisation(trx, id)
    const before = { state: organisation.state }
    if (before.state !== OrganisationState.Pending) throw new UserError(messages.changed)
    const state = verified ? OrganisationState.Verified : OrganisationState.Refused
    try {
      await organisation
        .merge({
          state,
          verifiedKey: verified ? organisation.creditCode : null,
          verifiedAt: verified ? now() : null,
          verifiedBy: verified ? adminId : null,
          refusalReason: verified ? null : reason,
        })
        .save()
    } catch (error) {
      if (isDuplicate(error)) throw new UserError(messages.codeTaken)
      throw error
    }
    if (verified) await recordEvents(trx, [{ organisationId: id, actorId: adminId, kind: EventKind.Verified }])
    await audit(trx, ctx, {
      action: verified ? 'organisation.verify' : 'organisation.refuse',
      object: `organisation:${id}`,
      before,
      after: { state },
      reason,
    })
  })
}
