import db from '@adonisjs/lucid/services/db'
import { HourKind } from '#certificates/terms'
import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'
import type { FoundAnomaly, SearchedDay } from '#learning/anomalies/detection/found_anomaly'
import { AnomalyKind } from '#learning/anomalies/terms'

/** Minutes that belong to no chapter: an admin entered them. */
export async function findHandCorrections({ from, until }: SearchedDay): Promise<FoundAnomaly[]> {
  const rows = await db
    .from('hour_entries as e')
    .leftJoin('users as admins', 'admins.id', 'e.actor_id')
    .where('e.kind', HourKind.Correction)
    .where('e.created_at', '>=', from)
    .where('e.created_at', '<', until)
    .whereNull('e.chapter_id')
    .whereNull('e.hour_upload_id')
    .orderBy('e.id')
    .select('e.id', 'e.user_id', 'e.available_seconds', 'e.reason', 'e.created_at')
    .select('admins.user_name as admin')
  return rows.map((row) => {
    const minutes = toMinutes(row.available_seconds)
    return {
      kind: AnomalyKind.Correction,
      anomalyKey: `${AnomalyKind.Correction}:${row.id}`,
      userId: row.user_id,
      weight: 1,
      items: [
        {
          subject: 'hour-entry',
          id: row.id,
          time: toWireTime(row.created_at),
          words: `${minutes > 0 ? '增加' : '减少'}${Math.abs(minutes)}分钟，${row.admin ?? '管理员'}：${row.reason ?? '没有原因'}`,
        },
      ],
      happenedAt: row.created_at,
    }
  })
}
