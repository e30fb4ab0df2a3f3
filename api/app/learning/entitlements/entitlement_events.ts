import { eventPerson } from '#messages/partner_events/event_person'
import type { EventReaders } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'
import { AccountKind, type PartnerEventData } from '#messages/partner_events/terms'
import type { Trx } from '#core/transaction'

type Reason = PartnerEventData['entitlement.ended']['reason']

interface Row {
  entitlementId: number
  courseId: number
  orderId: number | null
  userId: number | null
  expiresOn: string | null
  accountId: number
}

/** For the accounts of the buyer, or of the academy that granted them. */
export async function queueEntitlementsGranted(trx: Trx, ids: number[]): Promise<void> {
  for (const row of await rowsFor(trx, ids)) {
    await queuePartnerEvents(trx, 'entitlement.granted', only(row), async () => [
      { subject: subjectOf(row), data: await dataOf(trx, row) },
    ])
  }
}

/** For one account if it is given, otherwise for all of each buyer. */
export async function queueEntitlementsEnded(
  trx: Trx,
  ids: number[],
  reason: Reason,
  accountId?: number
): Promise<void> {
  for (const row of await rowsFor(trx, ids, accountId)) {
    await queuePartnerEvents(trx, 'entitlement.ended', only(row), async () => [
      { subject: subjectOf(row), data: { ...(await dataOf(trx, row)), reason } },
    ])
  }
}

async function rowsFor(trx: Trx, ids: number[], accountId?: number): Promise<Row[]> {
  if (!ids.length) return []
  const rows = trx
    .from('user_courses as u')
    .leftJoin('orders as o', 'o.id', 'u.order_id')
    .join('service_accounts as a', (account) => {
      void account.on('a.user_id', 'o.user_id').orOn((academy) => {
        void academy.on('a.user_id', 'u.granted_by').andOnVal('a.kind', AccountKind.Academy)
      })
    })
    .whereIn('u.id', ids)
    .whereNull('a.disabled_at')
    .orderBy('u.id')
    .select('u.id as entitlementId', 'u.course_id as courseId', 'u.order_id as orderId', 'u.user_id as userId')
    .select('u.expires_on as expiresOn', 'a.id as accountId')
  if (accountId !== undefined) void rows.where('a.id', accountId)
  return rows
}

const only =
  ({ accountId }: Row): EventReaders =>
  async () => [accountId]

const subjectOf = ({ entitlementId }: Row) => `entitlement:${entitlementId}`

async function dataOf(trx: Trx, { entitlementId, courseId, orderId, userId, expiresOn }: Row) {
  const person = userId === null ? null : await eventPerson(trx, userId)
  return { entitlementId, courseId, orderId, person, expiresOn }
}
