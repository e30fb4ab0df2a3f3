import db from '@adonisjs/lucid/services/db'
import { fromStored } from '#core/time'
import { PlayState, UploadEverySeconds, RecordEverySeconds } from '#learning/terms'

interface LastSession {
  chapterId: number
  device: string | null
  lastHeartbeatAt: string | null
  closedAt: string | null
  nextDevice: string | null
}

/** A player counts as running when it reported at most this long before it was ended. */
const stillPlayingSeconds = UploadEverySeconds + RecordEverySeconds

/** Chapters whose last session was ended by another device while it played. */
export async function interruptedChapters(userId: number, courseIds: number[]): Promise<Set<number>> {
  // The user's next session may be in another course, so one query reads all of them.
  const sessions = db
    .from('play_sessions')
    .where('user_id', userId)
    .select('course_id', 'chapter_id', 'state', 'device', 'last_beat_at', 'closed_at', 'id')
    .select(db.raw('lead(id) over (order by id) as next_id'))
    .select(db.raw('lead(device) over (order by id) as next_device'))
    .select(db.raw('max(id) over (partition by chapter_id) as last_id'))
  const rows: LastSession[] = await db
    .from(sessions.as('sessions'))
    .whereIn('course_id', courseIds)
    .whereNotNull('chapter_id')
    .whereColumn('id', 'last_id')
    .whereNotNull('next_id')
    .where('state', PlayState.Superseded)
    .select('chapter_id as chapterId', 'device', 'last_beat_at as lastHeartbeatAt')
    .select('closed_at as closedAt', 'next_device as nextDevice')
  return new Set(rows.filter(wasInterrupted).map(({ chapterId }) => chapterId))
}

function wasInterrupted({ device, lastHeartbeatAt, closedAt, nextDevice }: LastSession): boolean {
  if (!lastHeartbeatAt || !closedAt || device === nextDevice) return false
  const silence = fromStored(closedAt).diff(fromStored(lastHeartbeatAt)).as('seconds')
  return silence <= stillPlayingSeconds
}
