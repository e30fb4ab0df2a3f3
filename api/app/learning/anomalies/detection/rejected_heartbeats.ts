import db from '@adonisjs/lucid/services/db'
import { toWireTime } from '#core/time'
import { groupBy, type FoundAnomaly, type SearchedDay } from '#learning/anomalies/detection/found_anomaly'
import { AnomalyKind } from '#learning/anomalies/terms'
import { HeartbeatRejection } from '#learning/terms'

/** A paused or finished video is not suspicious. */
const textOf: Partial<Record<HeartbeatRejection, string>> = {
  [HeartbeatRejection.TooFast]: '上报的时间快于实际时间',
  [HeartbeatRejection.Replayed]: '重复上报',
  [HeartbeatRejection.Superseded]: '在已被其他设备接替的播放器上报',
  [HeartbeatRejection.NotSignedIn]: '登录失效后上报',
  [HeartbeatRejection.NotBought]: '没有购买该课程',
  [HeartbeatRejection.Expired]: '课程过期后上报',
  [HeartbeatRejection.SwitchedOff]: '课程停用后上报',
}

interface Row {
  userId: number
  sessionId: number
  refusal: HeartbeatRejection
  beats: number
  last: string
}

export async function findRejectedHeartbeats(
  { day, from, until }: SearchedDay,
  minimum: number
): Promise<FoundAnomaly[]> {
  const rows: Row[] = await db
    .from('play_beats as b')
    .join('play_sessions as s', 's.id', 'b.play_session_id')
    .where('b.server_at', '>=', from)
    .where('b.server_at', '<', until)
    .whereIn('b.refusal', Object.keys(textOf))
    .groupBy('s.user_id', 's.id', 'b.refusal')
    .select('s.user_id as userId', 's.id as sessionId', 'b.refusal as refusal')
    .count('* as beats')
    .max('b.server_at as last')
    .orderBy('s.id')
  return [...groupBy(rows, ({ userId }) => userId)]
    .map(([userId, some]) => ({
      kind: AnomalyKind.Beats,
      anomalyKey: `${AnomalyKind.Beats}:${userId}:${day}`,
      userId,
      weight: some.reduce((sum, { beats }) => sum + beats, 0),
      items: some.map(({ sessionId, refusal, beats, last }) => ({
        subject: 'play-session' as const,
        id: sessionId,
        time: toWireTime(last),
        words: `${textOf[refusal]}，${beats}次`,
      })),
      happenedAt: some
        .map(({ last }) => last)
        .sort()
        .at(-1)!,
    }))
    .filter(({ weight }) => weight >= minimum)
}
