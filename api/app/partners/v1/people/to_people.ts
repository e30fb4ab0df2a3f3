import type { HttpContext } from '@adonisjs/core/http'
import { maskName, maskTelephone } from '#core/shared_rules'
import type { EventPerson } from '#messages/partner_events/terms'
import { externalIdsOf } from '#partners/v1/external_ids_of'
import type { PersonRow } from '#partners/v1/people/visible_people'

/** As in webhooks: the caller knows the whole numbers of its people. */
export async function toPeople(ctx: HttpContext, rows: PersonRow[]): Promise<EventPerson[]> {
  const ids = await externalIdsOf(
    ctx,
    'people',
    rows.map(({ id }) => id)
  )
  return rows.map(({ id, name, telephone }) => ({
    id,
    externalId: ids.get(id) ?? null,
    name: maskName(name),
    telephone: telephone && maskTelephone(telephone),
  }))
}
