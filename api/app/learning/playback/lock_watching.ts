import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { prepared } from '#core/prepared_statements'
import { fromStoredToUnix } from '#core/time'
import type { Trx } from '#core/transaction'
import type { Heartbeat } from '#learning/playback/heartbeat'
import ChapterProgress from '#learning/playback/chapter_progress'
import { PlayState } from '#learning/terms'

/** An open play session and its user's progress in the chapter, both locked. Times are Unix seconds. */
export interface PlaybackState {
  sessionId: number
  courseId: number
  chapterId: number | null
  videoId: string
  isActive: boolean
  creditedSeconds: number
  positionSeconds: number
  lastSeq: number
  /** Time of the last heartbeat, or of the opening. */
  since: number
  spentUntil: number
  /** Null without a presence policy. */
  presence: PresenceMarks | null
  progress: WatchedProgress | null
}

/** Counted seconds of the session at which a check is due, and the check that stops the counting. */
export interface PresenceMarks {
  policyId: number
  checkId: number | null
  nextPromptAt: number | null
  nextFaceAt: number | null
}

export type WatchedProgress = Pick<ChapterProgress, 'id' | 'segments' | 'creditedSeconds' | 'positionSeconds'> & {
  isCompleted: boolean
}

interface Row {
  id: number
  course_id: number
  chapter_id: number | null
  video_id: string
  state: PlayState
  credited_seconds: number
  position_seconds: number
  last_seq: number
  opened_at: string
  last_beat_at: string | null
  last_credited_at: string | null
  presence_policy_id: number | null
  presence_check_id: number | null
  next_prompt_at_seconds: number | null
  next_face_at_seconds: number | null
  progress_id: number | null
  progress_segments: string
  progress_credited_seconds: number
  progress_position_seconds: number
  progress_completed_at: string | null
}

const sessionAndProgress = prepared<Row>(
  `select session.id, session.course_id, session.chapter_id, session.video_id, session.state,
     session.credited_seconds, session.position_seconds, session.last_seq, session.opened_at,
     session.last_beat_at, session.last_credited_at, session.presence_policy_id, session.presence_check_id,
     session.next_prompt_at_seconds, session.next_face_at_seconds, progress.id as progress_id,
     progress.segments as progress_segments, progress.credited_seconds as progress_credited_seconds,
     progress.position_seconds as progress_position_seconds,
     progress.completed_at as progress_completed_at
   from play_sessions session
   left join chapter_progress progress
     on progress.user_id = session.user_id and progress.chapter_id = session.chapter_id
   where session.public_id = ? and session.user_id = ? and session.course_id = ? and session.video_id = ?`,
  { locks: true }
)

/**
 * One statement locks them in this order. @throws NotFound for another user's session, another video or another chapter
 */
export async function lockPlaybackState(
  trx: Trx,
  user: CurrentUser,
  request: Pick<Heartbeat, 'coursePlayId' | 'courseId' | 'videoId' | 'courseChapterId'>
): Promise<PlaybackState> {
  const { coursePlayId, courseId, videoId, courseChapterId } = request
  const [row] = await sessionAndProgress.rows(trx, coursePlayId, user.id, courseId, videoId)
  const isOther = courseChapterId !== undefined && row?.chapter_id !== courseChapterId
  if (!row || isOther) throw new NotFound()
  return {
    sessionId: row.id,
    courseId: row.course_id,
    chapterId: row.chapter_id,
    videoId: row.video_id,
    isActive: row.state === PlayState.Active,
    creditedSeconds: row.credited_seconds,
    positionSeconds: row.position_seconds,
    lastSeq: row.last_seq,
    since: fromStoredToUnix(row.last_beat_at ?? row.opened_at),
    spentUntil: fromStoredToUnix(row.last_credited_at ?? row.opened_at),
    presence: row.presence_policy_id === null ? null : marksOf(row, row.presence_policy_id),
    progress: row.chapter_id === null ? null : await progressOf(trx, user, row),
  }
}

const marksOf = (row: Row, policyId: number): PresenceMarks => ({
  policyId,
  checkId: row.presence_check_id,
  nextPromptAt: row.next_prompt_at_seconds,
  nextFaceAt: row.next_face_at_seconds,
})

async function progressOf(trx: Trx, user: CurrentUser, row: Row): Promise<WatchedProgress> {
  if (row.progress_id) {
    return {
      id: row.progress_id,
      segments: row.progress_segments,
      creditedSeconds: row.progress_credited_seconds,
      positionSeconds: row.progress_position_seconds,
      isCompleted: row.progress_completed_at !== null,
    }
  }
  const { course_id: courseId, chapter_id: chapterId } = row
  const place = { userId: user.id, courseId, chapterId: chapterId! }
  await ChapterProgress.ensure(place, trx)
  const { id, segments, creditedSeconds, positionSeconds, completedAt } = await ChapterProgress.lock(trx, place)
  return { id, segments, creditedSeconds, positionSeconds, isCompleted: completedAt !== null }
}
