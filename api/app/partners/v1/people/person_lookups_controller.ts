import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { idNumberBlindIndex } from '#accounts/personal_data/id_card'
import { NotFound, UserError } from '#core/errors'
import { requireKey, type ServiceKey } from '#core/http/service_keys/service_key'
import { partnerLinks } from '#messages/partner_events/external_ids'
import { peopleMessages as messages } from '#partners/v1/people/terms'
import { toPeople } from '#partners/v1/people/to_people'
import { personLookupValidator } from '#partners/v1/people/validators'
import { findVisible } from '#partners/v1/people/visible_people'

interface Lookup {
  externalId?: string
  idCard?: string
  telephone?: string
}

/** By a number in the body, so that no log or address holds it. */
export default class PersonLookupsController {
  async store(ctx: HttpContext) {
    const lookup = await ctx.request.validateUsing(personLookupValidator)
    if (Object.values(lookup).filter(Boolean).length !== 1) {
      throw new UserError(messages.oneWay, { field: 'externalId' })
    }
    const key = requireKey(ctx)
    const userId = await userIdOf(key, lookup)
    const row = userId === null ? null : await findVisible(key, userId)
    if (!row) throw new NotFound()
    const [person] = await toPeople(ctx, [row])
    return person!
  }
}

/** Of anybody; a telephone that was only listed as a contact finds nobody. */
async function userIdOf(key: ServiceKey, { externalId, idCard, telephone }: Lookup): Promise<number | null> {
  if (externalId) {
    const link = await partnerLinks(db.connection(), key.serviceAccountId, 'people')
      .where('source_id', externalId)
      .select('row_id as id')
      .first()
    return link?.id ?? null
  }
  const user = await db
    .from('users')
    .where(idCard ? { id_card_index: idNumberBlindIndex(idCard) } : { telephone_key: telephone })
    .select('id')
    .first()
  return user?.id ?? null
}
