import type { HttpContext } from '@adonisjs/core/http'
import { audit, nothingToAudit } from '#core/audit/audit'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import ServiceAccount from '#partners/service_account'

/** All keys of a disabled account stop working at once. @throws NotFound */
export async function switchServiceAccount(ctx: HttpContext, id: number, disabled: boolean): Promise<void> {
  await transaction(async (trx) => {
    const account = await ServiceAccount.locked(trx, id)
    if (Boolean(account.disabledAt) === disabled) return nothingToAudit(ctx)
    account.merge({ disabledAt: disabled ? now() : null, lockVersion: account.lockVersion + 1 })
    await account.save()
    await audit(trx, ctx, {
      action: 'service-account.update',
      object: `service-account:${id}`,
      before: { disabled: !disabled },
      after: { disabled },
    })
  })
}
