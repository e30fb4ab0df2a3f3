import { maskName, maskTelephone } from '#core/shared_rules'
import type { Trx } from '#core/transaction'
import type { EventPerson } from '#messages/partner_events/terms'

export async function eventPerson(trx: Trx, userId: number): Promise<EventPerson> {
  const user: { user_name: string; telephone: string | null } = await trx
    .from('users')
    .where('id', userId)
    .select('user_name', 'telephone')
    .firstOrFail()
  return { id: userId, name: maskName(user.user_name), telephone: user.telephone && maskTelephone(user.telephone) }
}
