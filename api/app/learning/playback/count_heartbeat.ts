import type { OpenCheck } from '#accounts/presence/open_check_data'
import type { CurrentUser } from '#core/current_user'
import { toOpenCheck } from '#accounts/presence/open_check_data'
import { now } from '#core/time'
import { transaction } from '#core/transaction'
import type { Heartbeat } from '#learning/playback/heartbeat'
import ChapterProgress from '#learning/playback/chapter_progress'
import { plausiblePart, union } from '#learning/watched/coverage'
import { creditOf, isFullyWatched, type Credit } from '#learning/playback/credit'
import type { Entitlement } from '#learning/entitlements/entitlement'
import { lockPlaybackState, type PlaybackState } from '#learning/playback/lock_watching'
import { askWhenDue, presenceStop } from '#learning/playback/presence/session_presence'
import { recordHeartbeat } from '#learning/playback/record_heartbeat'
import { watchedChapter } from '#learning/playback/watched_chapter'
import { writeStudyLog } from '#learning/playback/write_study_log'
import { recordFirstStudy } from '#learning/seats/record_first_study'
import { AccessReason, HeartbeatRejection } from '#learning/terms'

export interface CountedHeartbeat {
  sessionSeconds: number
  /** Of the chapter; for a live lesson, of the session. */
  videoSeconds: number
  completed: boolean
  reason: HeartbeatRejection | null
  /** Stops the counting until it is answered. */
  check?: OpenCheck
}

/** Heartbeats of one session wait for each other; a superseded session earns nothing (docs/product.md 9.7). */
export async function countHeartbeat(user: CurrentUser, heartbeat: Heartbeat): Promise<CountedHeartbeat> {
  return transaction(async (trx) => {
    const playback = await lockPlaybackState(trx, user, heartbeat)
    const { courseId, progress } = playback
    const { entitlement, video, isFinal } = await watchedChapter(trx, user, playback)

    const counted = progress?.creditedSeconds ?? playback.creditedSeconds
    const stale = staleReason(playback, heartbeat)
    if (stale) {
      const completed = Boolean(progress?.isCompleted)
      const { creditedSeconds: sessionSeconds } = playback
      return { sessionSeconds, videoSeconds: counted, completed, reason: stale }
    }

    const at = Math.floor(now().toSeconds())
    const stop = await presenceStop(trx, user.id, playback)
    const { since } = playback
    const spentUntil = Math.max(playback.spentUntil, stop.countsFrom)
    const refused = uncountedReason(entitlement) ?? (stop.check ? HeartbeatRejection.Presence : null)
    const credit: Credit = refused
      ? { seconds: 0, played: 0, spentUntil, reason: refused }
      : creditOf({
          claimed: heartbeat.totalPlayTime,
          credited: playback.creditedSeconds,
          since,
          spentUntil,
          at,
          remaining: video.seconds ? video.seconds - counted : Infinity,
        })
    const acceptedSegments = union([], plausiblePart(heartbeat.segments ?? [], credit.played), video.seconds)
    const recorded = await recordHeartbeat(trx, playback, heartbeat, { credit, acceptedSegments, at })

    const { sessionSeconds, progressSeconds, coveredSeconds } = recorded
    const finished =
      progress !== null &&
      !progress.isCompleted &&
      isFullyWatched({ credited: progressSeconds, covered: coveredSeconds, seconds: video.seconds })
    if (finished) {
      await writeStudyLog(trx, await ChapterProgress.lockById(trx, progress.id), video)
    }
    if (entitlement.userCourseId && !isFinal && (credit.seconds || finished)) {
      const studied = { userId: user.id, courseId, seconds: sessionSeconds }
      await recordFirstStudy(trx, entitlement.userCourseId, { ...studied, finished })
    }
    const completed = finished || Boolean(progress?.isCompleted)
    const isOver = completed || !credit.seconds
    const check = stop.check ?? (isOver ? null : await askWhenDue(trx, user.id, playback, recorded.sessionSeconds))
    if (check) {
      const reason = HeartbeatRejection.Presence
      const videoSeconds = progress ? progressSeconds : sessionSeconds
      return { sessionSeconds, videoSeconds, completed, reason, check: await toOpenCheck(check, trx) }
    }
    const isOpen = progress !== null && !completed
    return {
      sessionSeconds,
      videoSeconds: progress ? progressSeconds : sessionSeconds,
      completed,
      reason: isOpen ? withMissingParts(credit.reason, coveredSeconds) : credit.reason,
    }
  })
}

function staleReason({ isActive, lastSeq }: PlaybackState, { seq }: Heartbeat): HeartbeatRejection | null {
  if (!isActive) return HeartbeatRejection.Superseded
  return seq !== undefined && seq <= lastSeq ? HeartbeatRejection.Replayed : null
}

/** All time is counted and the chapter is still open: parts were never seen, or the player sent no position. */
function withMissingParts(reason: HeartbeatRejection | null, coveredSeconds: number): HeartbeatRejection | null {
  if (reason !== HeartbeatRejection.Complete) return reason
  return coveredSeconds > 0 ? HeartbeatRejection.Unseen : HeartbeatRejection.NoPositions
}

/** The entitlement may have ended in the meantime; watching as staff earns nothing. */
function uncountedReason({ denial, reason }: Entitlement): HeartbeatRejection | null {
  return denial ?? (reason === AccessReason.Staff ? HeartbeatRejection.Preview : null)
}
