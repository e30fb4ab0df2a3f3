import db from '@adonisjs/lucid/services/db'
import { addDays, dayStart, fromStored, toStored, toWireDay } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { queueEntitlementsEnded } from '#learning/entitlements/entitlement_events'
import { businessDay } from '#learning/entitlements/validity'
import { UserCourseStatus } from '#learning/terms'
import { AccountKind } from '#messages/partner_events/terms'

/** A worker that stood still for less loses no event. */
const daysBack = 7
const batch = 200

interface Ended {
  id: number
  expiresOn: string
}

/** Stores `entitlement.ended` once for each entitlement whose last day is over, for the accounts of its buyer or academy. */
export async function reportExpiredEntitlements(): Promise<void> {
  const accounts: { id: number }[] = await db
    .from('service_accounts')
    .whereNull('disabled_at')
    .orderBy('id')
    .select('id')
  for (const { id } of accounts) {
    let reported: number
    do reported = await transaction((trx) => reportNext(trx, id))
    while (reported === batch)
  }
}

/** The lock of the account makes concurrent runs see each other's events. */
async function reportNext(trx: Trx, accountId: number): Promise<number> {
  const account: { user_id: number; kind: AccountKind; created_at: string } = await trx
    .from('service_accounts')
    .where('id', accountId)
    .forUpdate()
    .firstOrFail()
  const ended = await endedSince(trx, account, firstDay(account.created_at))
  if (!ended.length) return 0
  const reported = await reportedTimes(trx, accountId, ended)
  const ids = ended.filter((one) => !isReported(one, reported)).map(({ id }) => id)
  await queueEntitlementsEnded(trx, ids.slice(0, batch), 'expired', accountId)
  return Math.min(ids.length, batch)
}

/** A new account hears of nothing that ended before it. */
function firstDay(createdAt: string): string {
  const [oldest, created] = [addDays(businessDay(), -daysBack), toWireDay(fromStored(createdAt))]
  return oldest > created ? oldest : created
}

async function endedSince(
  trx: Trx,
  { user_id: ownerId, kind }: { user_id: number; kind: AccountKind },
  day: string
): Promise<Ended[]> {
  const rows = trx.from('user_courses as u').leftJoin('orders as o', 'o.id', 'u.order_id')
  return rows
    .where((own) => {
      void own.where('o.user_id', ownerId)
      if (kind === AccountKind.Academy) void own.orWhere('u.granted_by', ownerId)
    })
    .where('u.user_course_status', UserCourseStatus.Valid)
    .whereNull('u.refunded_at')
    .where('u.expires_on', '>=', day)
    .where('u.expires_on', '<', businessDay())
    .orderBy('u.id')
    .select('u.id', 'u.expires_on as expiresOn')
}

/** Of each subject, when its latest end was reported. */
async function reportedTimes(trx: Trx, accountId: number, ended: Ended[]): Promise<Map<string, string>> {
  const oldest = ended.map(({ expiresOn }) => expiresOn).sort()[0]
  const rows: { subject: string; at: string }[] = await trx
    .from('webhook_events')
    .where({ service_account_id: accountId, event_type: 'entitlement.ended' })
    .where('created_at', '>=', toStored(dayStart(oldest)))
    .groupBy('subject')
    .select('subject')
    .max('created_at as at')
  return new Map(rows.map(({ subject, at }) => [subject, at]))
}

function isReported({ id, expiresOn }: Ended, reported: Map<string, string>): boolean {
  const at = reported.get(`entitlement:${id}`)
  return at !== undefined && at >= toStored(dayStart(addDays(expiresOn, 1)))
}
