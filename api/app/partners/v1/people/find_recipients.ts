import db from '@adonisjs/lucid/services/db'
import type { ServiceKey } from '#core/http/service_keys/service_key'
import type { Recipient } from '#learning/assignments/academy_grants'
import { partnerLinks } from '#messages/partner_events/external_ids'
import { visiblePeople, type PersonRow } from '#partners/v1/people/visible_people'

interface Named {
  telephones?: string[]
  personIds?: number[]
  externalIds?: string[]
}

/** In the order of the call. People whom the key does not see are like those who do not exist. */
export async function findRecipients(
  key: ServiceKey,
  { telephones = [], personIds = [], externalIds = [] }: Named
): Promise<Recipient[]> {
  const links = await linksOf(key, externalIds)
  const owners = await ownersOf(key, [...personIds, ...links.values()])
  const toRecipient = (userId: number | undefined) => ({
    userId: userId !== undefined && owners.has(userId) ? userId : null,
    telephone: owners.get(userId!) ?? null,
  })
  return [
    ...telephones.map((telephone) => ({ named: { telephone }, telephone })),
    ...personIds.map((personId) => ({ named: { personId }, ...toRecipient(personId) })),
    ...externalIds.map((externalId) => ({ named: { externalId }, ...toRecipient(links.get(externalId)) })),
  ]
}

async function linksOf(key: ServiceKey, externalIds: string[]): Promise<Map<string, number>> {
  const rows: { sourceId: string; userId: number }[] = await partnerLinks(
    db.connection(),
    key.serviceAccountId,
    'people'
  )
    .whereIn('source_id', externalIds)
    .select('source_id as sourceId', 'row_id as userId')
  return new Map(rows.map(({ sourceId, userId }) => [sourceId, userId]))
}

/** The telephones that the visible ones sign in with. */
async function ownersOf(key: ServiceKey, userIds: number[]): Promise<Map<number, string | null>> {
  if (!userIds.length) return new Map()
  const people: PersonRow[] = await visiblePeople(key, (rows, column) => void rows.whereIn(column, userIds))
  const rows: { id: number; telephone: string | null }[] = await db
    .from('users')
    .whereIn(
      'id',
      people.map(({ id }) => id)
    )
    .select('id', 'telephone_key as telephone')
  return new Map(rows.map(({ id, telephone }) => [id, telephone]))
}
