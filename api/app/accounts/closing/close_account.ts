import type { HttpContext } from '@adonisjs/core/http'
import { anonymizeUser } from '#accounts/closing/anonymize_user'
import { ensureNoClosingBlockers } from '#accounts/closing/closing_blockers'
import { loadUserForUpdate } from '#accounts/lock_user'
import { reauthenticate, type OwnerProof } from '#accounts/personal_data_export/reauthenticate'
import User from '#accounts/user'
import { audit } from '#core/audit/audit'
import { lacksStaffStep, requireUser } from '#core/current_user'
import { StaffStepNeeded } from '#core/errors'
import { transaction } from '#core/transaction'

interface ClosingForm extends OwnerProof {
  giveUpHours?: boolean
}

/** 注销. Checks the blockers before the code, so that a code is not wasted, and again under the lock. @throws UserError */
export async function closeAccount(ctx: HttpContext, form: ClosingForm): Promise<void> {
  const me = requireUser(ctx)
  if (lacksStaffStep(me)) throw new StaffStepNeeded()
  const { id } = me
  const isWaived = form.giveUpHours === true
  await transaction((trx) => ensureNoClosingBlockers(trx, id, isWaived))
  await reauthenticate(await User.findWithRoles(id), form)
  await transaction(async (trx) => {
    const user = await loadUserForUpdate(trx, id)
    await ensureNoClosingBlockers(trx, id, isWaived)
    await anonymizeUser(trx, user)
    await audit(trx, ctx, { action: 'user.close', object: `user:${id}` })
  })
}
