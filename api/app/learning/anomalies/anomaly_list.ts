import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { filterByUserName, type QueryFilter } from '#accounts/filter_by_user_name'
import { filterByTelephone } from '#accounts/filter_by_telephone'
import { audit } from '#core/audit/audit'
import { maskTelephone } from '#core/shared_rules'
import { inOrderOf, pageOfParts } from '#core/paginate'
import { toWireTime } from '#core/time'
import { transaction } from '#core/transaction'
import { sortedBy, type Sorting } from '#core/lists/sorting'
import { AnomalyStatus, type AnomalyKind, type EvidenceItem } from '#learning/anomalies/terms'

export interface AnomalyFilters extends Sorting<'anomalies'> {
  kind?: AnomalyKind
  anomalyStatus?: AnomalyStatus
  userName?: string
  telephone?: string
}

interface Row {
  id: number
  kind: AnomalyKind
  user_id: number | null
  user_name: string | null
  telephone: string | null
  weight: number
  evidence: string
  happened_at: string
  status: AnomalyStatus
  note: string | null
  marker: string | null
  marked_at: string | null
}

/** Explained anomalies come last. */
const sequence: AnomalyStatus[][] = [[AnomalyStatus.Open, AnomalyStatus.Investigate], [AnomalyStatus.Explained]]

const columns = { kind: 'a.kind', happenedTime: 'a.happened_at' }

/** Reading anomalies of users is audited (docs/threats.md T22). */
export async function anomalyList(ctx: HttpContext, filters: AnomalyFilters, page = 1, pageSize?: number) {
  const called = await filterByUserName(filters.userName)
  const sorted = sortedBy<'anomalies'>(filters, columns)
  const parts = (sorted.length ? [sequence.flat()] : sequence)
    .map((statuses) => statuses.filter((one) => [one, undefined].includes(filters.anomalyStatus)))
    .filter(({ length }) => length)
    .map((statuses) => () => filtered(filters, called).whereIn('a.status', statuses))
  const { ids, total, more } = await pageOfParts(parts, {
    id: 'a.id',
    sortBy: sorted.length ? sorted : [[columns.happenedTime, 'desc']],
    page,
    pageSize,
  })
  const rows: Row[] = await db
    .from('anomalies as a')
    .leftJoin('users', 'users.id', 'a.user_id')
    .leftJoin('users as markers', 'markers.id', 'a.marked_by')
    .whereIn('a.id', ids)
    .select('a.*', 'users.user_name', 'users.telephone', 'markers.user_name as marker')
  const open = { anomalyStatus: AnomalyStatus.Open }
  const [{ count }] = await filtered(open, () => undefined).count('* as count')
  const { kind, anomalyStatus, userName, telephone } = filters
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'anomaly.read',
      object: 'anomalies',
      after: { kind, anomalyStatus, userName, ...(telephone && { telephone: maskTelephone(telephone) }), page },
    })
  )
  return { anomalies: inOrderOf(ids, rows).map(toAnomaly), total, more, openCount: Number(count) }
}

function filtered({ kind, anomalyStatus, telephone }: AnomalyFilters, called: QueryFilter) {
  const query = db.from('anomalies as a')
  if (kind) query.where('a.kind', kind)
  if (anomalyStatus) query.where('a.status', anomalyStatus)
  called(query, 'a.user_id')
  if (telephone) query.whereIn('a.user_id', filterByTelephone(telephone))
  return query
}

function toAnomaly(row: Row) {
  return {
    anomalyId: row.id,
    kind: row.kind,
    userId: row.user_id,
    userName: row.user_name,
    telephone: row.telephone && maskTelephone(row.telephone),
    weight: row.weight,
    evidence: JSON.parse(row.evidence) as EvidenceItem[],
    happenedTime: toWireTime(row.happened_at),
    anomalyStatus: row.status,
    note: row.note,
    markedBy: row.marker,
    markedTime: toWireTime(row.marked_at),
  }
}
