import type { CurrentUser } from '#core/current_user'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import type ChapterProgress from '#learning/playback/chapter_progress'
import type { Beat } from '#learning/playback/beat'
import { plausiblePart, union } from '#learning/playback/coverage'
import { creditOf, type Credit } from '#learning/playback/credit'
import type { Entitlement } from '#learning/entitlements/entitlement'
import { writeStudyLog } from '#learning/playback/write_study_log'
import { lockWatching } from '#learning/playback/lock_watching'
import type PlaySession from '#learning/playback/play_session'
import { watchedChapter } from '#learning/playback/watched_chapter'
import { recordFirstStudy } from '#learning/seats/record_first_study'
import { AccessReason, BeatReason } from '#learning/terms'

export interface CountedBeat {
  session: PlaySession
  progress: ChapterProgress | null
  reason: BeatReason | null
}

/** Beats of one session wait for each other; a superseded session earns nothing (docs/product.md 9.7). */
export async function countBeat(user: CurrentUser, beat: Beat): Promise<CountedBeat> {
  return transaction(async (trx) => {
    const { session, progress } = await lockWatching(trx, user, beat)
    const { courseId } = session
    const { entitlement, video, isFinal } = await watchedChapter(trx, user, session)

    const stale = session.refusalOf(beat)
    if (stale) return { session, progress, reason: stale }

    const at = now().startOf('second')
    const counted = progress?.creditedSeconds ?? session.creditedSeconds
    const refused = uncountedReason(entitlement)
    const credit: Credit = refused
      ? { seconds: 0, played: 0, spentUntil: session.spentUntil, reason: refused }
      : creditOf({
          claimed: beat.totalPlayTime,
          credited: session.creditedSeconds,
          since: (session.lastBeatAt ?? session.openedAt).toUnixInteger(),
          spentUntil: session.spentUntil,
          at: at.toUnixInteger(),
          remaining: video.seconds ? video.seconds - counted : Infinity,
        })

    const believed = union([], plausiblePart(beat.segments ?? [], credit.played), video.seconds)
    await session.record(trx, beat, { credit, believed, at })
    await progress?.record(trx, beat, { credit, believed })
    const seen = progress?.isSeen(video.seconds)
    const finished = Boolean(seen && !progress!.completedAt)
    if (seen) await writeStudyLog(trx, progress!, video)
    if (entitlement.userCourseId && !isFinal && (credit.seconds || finished)) {
      const studied = { userId: user.id, courseId, seconds: session.creditedSeconds }
      await recordFirstStudy(trx, entitlement.userCourseId, { ...studied, finished })
    }
    return { session, progress, reason: withUnseen(credit.reason, progress) }
  })
}

/** All time is counted and the chapter is open: parts were never seen, or no position was told. */
function withUnseen(reason: BeatReason | null, progress: ChapterProgress | null) {
  const isOpen = reason === BeatReason.Complete && progress && !progress.completedAt
  if (!isOpen) return reason
  return progress.coveredSeconds > 0 ? BeatReason.Unseen : BeatReason.NoPositions
}

/** The entitlement may have ended meanwhile; a preview by staff is not studying. */
function uncountedReason({ denial, reason }: Entitlement): BeatReason | null {
  return denial ?? (reason === AccessReason.Staff ? BeatReason.Preview : null)
}
