import { maskName, maskTelephone } from '#core/shared_rules'
import type { Trx } from '#core/transaction'
import type { EventPerson } from '#messages/partner_events/terms'

/** Its `externalId` is set for each account that gets the event (queue_partner_event.ts). */
export async function eventPerson(trx: Trx, userId: number): Promise<EventPerson> {
  const user: { user_name: string; telephone: string | null } = await trx
    .from('users')
    .where('id', userId)
    .select('user_name', 'telephone')
    .firstOrFail()
  const { user_name: name, telephone } = user
  return { id: userId, externalId: null, name: maskName(name), telephone: telephone && maskTelephone(telephone) }
}
