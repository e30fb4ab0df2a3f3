import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireKey } from '#core/http/service_keys/service_key'
import type { Trx } from '#core/transaction'
import { partnerLinks } from '#messages/partner_events/external_ids'
import { PartnerSource } from '#messages/partner_events/terms'
import { peopleMessages as messages } from '#partners/v1/people/terms'

interface Link<UserId> {
  accountId: number
  externalId: string
  userId: UserId
}

const kind = 'people'

/**
 * Within an account an id names one person, and a person has one id. The caller has locked the person, or is about to
 * add her. @param userId null for a new person @returns the sentence, or null if nothing conflicts
 */
export async function findLinkConflict(
  trx: Trx,
  { accountId, externalId, userId }: Link<number | null>
): Promise<string | null> {
  const ofId = await partnerLinks(trx, accountId, kind)
    .where('source_id', externalId)
    .select('row_id as userId')
    .first()
  if (ofId && ofId.userId !== userId) return messages.idOfOther
  const ofPerson =
    userId === null ? null : await partnerLinks(trx, accountId, kind).where('row_id', userId).orderBy('id').first()
  if (ofPerson && ofPerson.source_id !== externalId) return messages.otherId(ofPerson.source_id)
  return null
}

/** A link that exists stays. @throws a duplicate when the id was linked meanwhile */
export async function linkPerson(
  trx: Trx,
  ctx: HttpContext,
  { accountId, externalId, userId }: Link<number>
): Promise<void> {
  const known = await partnerLinks(trx, accountId, kind).where({ source_id: externalId, row_id: userId }).first()
  if (known) return
  // Later imports of the account fill in only what is empty.
  const row = { source: PartnerSource.of(accountId), object: kind, source_id: externalId, row_id: userId }
  await trx.table('import_links').insert({ ...row, is_linked: true })
  const { accountName } = requireKey(ctx)
  await audit(trx, ctx, { action: 'user.link', object: `user:${userId}`, after: { externalId, accountName } })
}
