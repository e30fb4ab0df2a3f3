import type { HttpContext } from '@adonisjs/core/http'
import { loadUserForUpdate } from '#accounts/lock_user'
import { decryptIdNumber } from '#accounts/personal_data/id_card'
import type { RevealedField } from '#accounts/terms'
import { audit } from '#core/audit/audit'
import { transaction } from '#core/transaction'

/** An unmasked number, for a reason recorded in the audit log (docs/threats.md T22). */
export async function revealNumber(
  ctx: HttpContext,
  id: number,
  { field, reason }: { field: RevealedField; reason: string }
): Promise<string | null> {
  return transaction(async (trx) => {
    const user = await loadUserForUpdate(trx, id)
    await audit(trx, ctx, { action: 'user.reveal', object: `user:${id}`, after: { field }, reason })
    if (field === 'telephone') return user.telephone
    return user.idCardCipher ? decryptIdNumber(user.idCardCipher) : null
  })
}
