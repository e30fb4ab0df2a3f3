import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/http/refusal'
import type { Trx } from '#core/transaction'
import type { Beat } from '#learning/playback/beat'
import ChapterProgress from '#learning/playback/chapter_progress'
import PlaySession from '#learning/playback/play_session'

const columnsOfProgress = [
  ...['id', 'segments', 'credited_seconds', 'covered_seconds', 'position_seconds'],
  ...['completed_at', 'created_at', 'updated_at'],
]
const alias = (column: string) => `progress_${column}`

/** Locked in this order by one statement. @throws NotFound for somebody else's, another video or another chapter */
export async function lockWatching(
  trx: Trx,
  user: CurrentUser,
  wanted: Pick<Beat, 'coursePlayId' | 'courseId' | 'videoId' | 'courseChapterId'>
): Promise<{ session: PlaySession; progress: ChapterProgress | null }> {
  const session = await PlaySession.query({ client: trx })
    .leftJoin('chapter_progress as progress', (join) =>
      join
        .on('progress.user_id', 'play_sessions.user_id')
        .andOn('progress.chapter_id', 'play_sessions.chapter_id')
    )
    .where('play_sessions.public_id', wanted.coursePlayId)
    .where('play_sessions.user_id', user.id)
    .where('play_sessions.course_id', wanted.courseId)
    .where('play_sessions.video_id', wanted.videoId)
    .select('play_sessions.*')
    .select(columnsOfProgress.map((column) => `progress.${column} as ${alias(column)}`))
    .forUpdate()
    .first()
  const { courseChapterId } = wanted
  const isOther = courseChapterId !== undefined && session?.chapterId !== courseChapterId
  if (!session || isOther) throw new NotFound()
  if (!session.chapterId) return { session, progress: null }
  return { session, progress: await progressOf(trx, session) }
}

async function progressOf(trx: Trx, session: PlaySession): Promise<ChapterProgress> {
  const { userId, courseId, chapterId, $extras } = session
  if (!$extras[alias('id')]) {
    return ChapterProgress.lock(trx, { userId, courseId, chapterId: chapterId! })
  }
  const row = Object.fromEntries(
    columnsOfProgress.map((column) => [column, $extras[alias(column)]])
  )
  const place = { user_id: userId, course_id: courseId, chapter_id: chapterId }
  return ChapterProgress.$createFromAdapterResult({ ...row, ...place }, {}, { client: trx })!
}
