import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { audit } from '#core/audit/audit'
import { maskTelephone } from '#core/plain_rules'
import { likeContains, matchTelephone } from '#core/query_rules'
import { toWireTime } from '#core/time'
import { transaction } from '#core/transaction'
import { AnomalyStatus, type AnomalyKind, type EvidenceItem } from '#learning/anomalies/terms'

export interface AnomalyFilters {
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

/** Who read signals about people is written down (docs/threats.md T22). */
export async function anomalyList(
  ctx: HttpContext,
  filters: AnomalyFilters,
  page = 1,
  pageSize = 10
) {
  const found = await filtered(filters)
    .leftJoin('users as markers', 'markers.id', 'a.marked_by')
    .select('a.*', 'users.user_name', 'users.telephone', 'markers.user_name as marker')
    .orderByRaw(`case when a.status = '${AnomalyStatus.Explained}' then 1 else 0 end`)
    .orderBy('a.happened_at', 'desc')
    .orderBy('a.id', 'desc')
    .paginate(page, pageSize)
  const open = { anomalyStatus: AnomalyStatus.Open }
  const [{ count }] = await filtered(open).count('* as count')
  const { telephone, ...read } = filters
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'anomaly.read',
      object: 'anomalies',
      after: { ...read, ...(telephone && { telephone: maskTelephone(telephone) }), page },
    })
  )
  return {
    anomalies: found.all().map((row: Row) => toAnomaly(row)),
    total: found.total,
    openCount: Number(count),
  }
}

function filtered({ kind, anomalyStatus, userName, telephone }: AnomalyFilters) {
  const query = db.from('anomalies as a').leftJoin('users', 'users.id', 'a.user_id')
  if (kind) query.where('a.kind', kind)
  if (anomalyStatus) query.where('a.status', anomalyStatus)
  if (userName) query.whereRaw("users.user_name like ? escape '!'", [likeContains(userName)])
  if (telephone) matchTelephone(query, 'users.telephone', telephone)
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
