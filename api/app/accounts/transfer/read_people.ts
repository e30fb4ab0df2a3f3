import db from '@adonisjs/lucid/services/db'
import { decryptIdNumber } from '#accounts/personal_data/id_card'
import { UserStatus } from '#accounts/terms'
import type { peopleColumns } from '#accounts/transfer/people_columns'
import { Role } from '#core/roles'
import { maskTelephone } from '#core/shared_rules'
import type { ReadContext, ReadRow } from '#core/transfer/kind'

/** Learners whose account is open. Consents do not move. */
export async function readPeople(
  afterId: number,
  limit: number,
  { client, isClear }: ReadContext
): Promise<ReadRow<typeof peopleColumns>[]> {
  const connection = client ?? db.connection()
  const users = await connection
    .from('users')
    .whereIn('id', connection.from('user_roles').where('role', Role.User).select('user_id'))
    .whereNull('deleted_at')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
  return users.map((user) => ({
    id: user.id,
    values: {
      user_name: user.user_name,
      telephone: user.telephone && (isClear ? user.telephone : maskTelephone(user.telephone)),
      telephone_verified: hasProved(user),
      id_card: isClear && user.id_card_cipher ? decryptIdNumber(user.id_card_cipher) : user.id_card_masked,
      id_card_verified: user.user_status === UserStatus.Confirmed,
      registered_at: user.created_at,
      // Registering with an SMS code proved the number.
      last_login_at: user.last_login_at ?? (hasProved(user) ? user.created_at : null),
      status: user.disabled_at ? 'disabled' : 'active',
    },
  }))
}

function hasProved(user: { telephone_key: string | null; telephone_unproven: number }) {
  return user.telephone_key !== null && !user.telephone_unproven
}
