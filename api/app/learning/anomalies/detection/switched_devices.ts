import db from '@adonisjs/lucid/services/db'
import { fromStored, toWireTime } from '#core/time'
import { groupBy, type FoundAnomaly, type SearchedDay } from '#learning/anomalies/detection/found_anomaly'
import { AnomalyKind, DeviceWindowMinutes, StillPlayingSeconds } from '#learning/anomalies/terms'
import { PlayState } from '#learning/terms'

interface SessionRow {
  id: number
  user_id: number
  device: string | null
  ip: string | null
  last_beat_at: string | null
  closed_at: string | null
}

interface Switch {
  from: SessionRow
  to: SessionRow
  at: string
}

/** Many switches within half an hour from a running player to one on another device or IP. */
export async function findSwitchedDevices({ day, from, until }: SearchedDay, minimum: number): Promise<FoundAnomaly[]> {
  const often = await db
    .from('play_sessions')
    .where('closed_at', '>=', from)
    .where('closed_at', '<', until)
    .where('state', PlayState.Superseded)
    .groupBy('user_id')
    .havingRaw('count(*) >= ?', [minimum])
    .select('user_id')
  const found: FoundAnomaly[] = []
  for (const { user_id: userId } of often) {
    const switches = await switchesOf(userId, { from, until })
    const most = densest(switches)
    if (most.length < minimum) continue
    found.push({
      kind: AnomalyKind.Devices,
      anomalyKey: `${AnomalyKind.Devices}:${userId}:${day}`,
      userId,
      weight: most.length,
      items: most.map(({ to, from: left, at }) => ({
        subject: 'play-session',
        id: to.id,
        time: toWireTime(at),
        words: `${placeOf(left)} → ${placeOf(to)}`,
      })),
      happenedAt: most.at(-1)!.at,
    })
  }
  return found
}

async function switchesOf(userId: number, span: { from: string; until: string }) {
  const columns = ['id', 'user_id', 'device', 'ip', 'last_beat_at', 'closed_at']
  const closed: SessionRow[] = await db
    .from('play_sessions')
    .where('user_id', userId)
    .where('state', PlayState.Superseded)
    .where('closed_at', '>=', span.from)
    .where('closed_at', '<', span.until)
    .orderBy('id')
    .select(columns)
  const next: SessionRow[] = await db
    .from('play_sessions')
    .where('user_id', userId)
    .where('id', '>', closed[0]?.id ?? 0)
    .orderBy('id')
    .limit(closed.length + 1)
    .select(columns)
  const byOrder = groupBy([...closed.slice(0, 1), ...next], ({ id }) => id)
  const ids = [...byOrder.keys()].sort((one, other) => one - other)
  return closed.flatMap((left): Switch[] => {
    const to = byOrder.get(ids[ids.indexOf(left.id) + 1])?.[0]
    return to && wasPlaying(left) && isElsewhere(left, to) ? [{ from: left, to, at: left.closed_at! }] : []
  })
}

function wasPlaying({ last_beat_at: last, closed_at: closed }: SessionRow): boolean {
  if (!last || !closed) return false
  return fromStored(closed).diff(fromStored(last), 'seconds').seconds <= StillPlayingSeconds
}

const isElsewhere = (one: SessionRow, other: SessionRow) => one.device !== other.device || one.ip !== other.ip

const placeOf = ({ device, ip }: SessionRow) => [device ?? '未知设备', ip].filter(Boolean).join(' ')

/** The longest run of switches within one window. */
function densest(switches: Switch[]): Switch[] {
  let most: Switch[] = []
  for (const [at, first] of switches.entries()) {
    const end = fromStored(first.at).plus({ minutes: DeviceWindowMinutes })
    const within = switches.slice(at).filter((one) => fromStored(one.at) <= end)
    if (within.length > most.length) most = within
  }
  return most
}
