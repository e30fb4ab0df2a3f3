import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { requireKey } from '#core/http/service_keys/service_key'
import { externalIds, type PartnerKind } from '#messages/partner_events/external_ids'

/** The ids that the account of the key has for these rows. */
export function externalIdsOf(ctx: HttpContext, kind: PartnerKind, ids: number[]): Promise<Map<number, string>> {
  return externalIds(db.connection(), { accountId: requireKey(ctx).serviceAccountId, kind, ids })
}
