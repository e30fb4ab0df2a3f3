import db from '@adonisjs/lucid/services/db'
import { fromStored } from '#core/time'
import { PlayState, UploadEverySeconds, RecordEverySeconds } from '#learning/terms'

interface LastSession {
  chapterId: number
  device: string | null
  lastBeatAt: string | null
  closedAt: string | null
  nextDevice: string | null
}

/** A player that was still reporting when another one ended it. */
const stillPlayingSeconds = UploadEverySeconds + RecordEverySeconds

/** Chapters whose last session was ended by another device while it played. */
export async function interruptedChapters(
  userId: number,
  courseIds: number[]
): Promise<Set<number>> {
  const last = db
    .from('play_sessions')
    .where('user_id', userId)
    .whereIn('course_id', courseIds)
    .whereNotNull('chapter_id')
    .groupBy('chapter_id')
    .max('id')
  const rows: LastSession[] = await db
    .from('play_sessions as s')
    .joinRaw(
      'join play_sessions n on n.id = (select min(m.id) from play_sessions m where m.user_id = s.user_id and m.id > s.id)'
    )
    .whereIn('s.id', last)
    .where('s.state', PlayState.Superseded)
    .select(
      's.chapter_id as chapterId',
      's.device',
      's.last_beat_at as lastBeatAt',
      's.closed_at as closedAt',
      'n.device as nextDevice'
    )
  return new Set(rows.filter(wasInterrupted).map(({ chapterId }) => chapterId))
}

function wasInterrupted({ device, lastBeatAt, closedAt, nextDevice }: LastSession): boolean {
  if (!lastBeatAt || !closedAt || device === nextDevice) return false
  const silence = fromStored(closedAt).diff(fromStored(lastBeatAt)).as('seconds')
  return silence <= stillPlayingSeconds
}
