import db from '@adonisjs/lucid/services/db'
import { toWireTime } from '#core/time'
import type { FoundAnomaly, SearchedDay } from '#learning/anomalies/detection/found_anomaly'
import { AnomalyKind, MaxEvidenceItems } from '#learning/anomalies/terms'

interface PersonRow {
  id: number
  user_name: string
  sessions: number
  first: string
  last: string
}

/** Many accounts studied from one IP on one day. */
export async function findSharedIps({ day, from, until }: SearchedDay, minimum: number): Promise<FoundAnomaly[]> {
  const opened = () =>
    db.from('play_sessions as s').where('s.opened_at', '>=', from).where('s.opened_at', '<', until).whereNotNull('s.ip')
  const addresses = await opened()
    .groupBy('s.ip')
    .havingRaw('count(distinct s.user_id) >= ?', [minimum])
    .select('s.ip as ip')
    .countDistinct('s.user_id as people')
    .max('s.opened_at as last')
  const found: FoundAnomaly[] = []
  for (const { ip, people, last } of addresses) {
    const rows: PersonRow[] = await opened()
      .join('users', 'users.id', 's.user_id')
      .where('s.ip', ip)
      .groupBy('users.id', 'users.user_name')
      .select('users.id', 'users.user_name')
      .count('* as sessions')
      .min('s.opened_at as first')
      .orderBy('users.id')
      .limit(MaxEvidenceItems)
    found.push({
      kind: AnomalyKind.Address,
      anomalyKey: `${AnomalyKind.Address}:${ip}:${day}`,
      userId: null,
      weight: Number(people),
      items: rows.map(({ id, user_name: name, sessions, first }) => ({
        subject: 'user',
        id,
        time: toWireTime(first),
        words: `${name}，从 ${ip} 播放${sessions}次`,
      })),
      happenedAt: last,
    })
  }
  return found
}
