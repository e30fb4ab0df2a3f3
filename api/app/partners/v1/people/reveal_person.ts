import type { HttpContext } from '@adonisjs/core/http'
import { loadUserForUpdate } from '#accounts/lock_user'
import { decryptIdNumber } from '#accounts/personal_data/id_card'
import { audit } from '#core/audit/audit'
import { NotFound } from '#core/errors'
import { requireKey } from '#core/http/service_keys/service_key'
import { maskName } from '#core/shared_rules'
import { transaction } from '#core/transaction'

/** Whole numbers of a person with an upload, which authorities read (docs/threats.md T295). @throws NotFound */
export async function revealPerson(ctx: HttpContext, userId: number, reason: string) {
  const { accountName } = requireKey(ctx)
  return transaction(async (trx) => {
    const user = await loadUserForUpdate(trx, userId)
    const upload = await trx.from('hour_uploads').where('user_id', userId).whereNull('deleted_at').select('id').first()
    if (!upload) throw new NotFound()
    const after = { field: ['idCard', 'telephone'], accountName }
    await audit(trx, ctx, { action: 'user.reveal', object: `user:${userId}`, after, reason })
    return {
      id: user.id,
      name: maskName(user.userName),
      idCard: user.idCardCipher ? decryptIdNumber(user.idCardCipher) : null,
      telephone: user.telephone,
    }
  })
}
