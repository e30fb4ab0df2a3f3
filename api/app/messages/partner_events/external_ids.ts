import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { PartnerSource } from '#messages/partner_events/terms'

/** Rows of which partners have their own ids. */
export type PartnerKind = 'people' | 'courses' | 'orders'

const idsPerQuery = 400

/** The rows that a service account has its own ids for. */
export const partnerLinks = (client: Pick<QueryClientContract, 'from'>, accountId: number, kind: PartnerKind) =>
  client.from('import_links').where({ source: PartnerSource.of(accountId), object: kind })

/** The partner's own ids of our rows, as an import with its source linked them. The first one if it has several. */
export async function externalIds(
  client: QueryClientContract,
  { accountId, kind, ids }: { accountId: number; kind: PartnerKind; ids: number[] }
): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (let at = 0; at < ids.length; at += idsPerQuery) {
    const links: { rowId: number; sourceId: string }[] = await partnerLinks(client, accountId, kind)
      .whereIn('row_id', ids.slice(at, at + idsPerQuery))
      .orderBy('id', 'desc')
      .select('row_id as rowId', 'source_id as sourceId')
    for (const { rowId, sourceId } of links) found.set(rowId, sourceId)
  }
  return found
}
