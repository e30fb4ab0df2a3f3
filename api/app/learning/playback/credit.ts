import {
  HeartbeatRejection,
  HeartbeatSlackSeconds,
  CompletePercent,
  RecordEverySeconds,
  UploadEverySeconds,
} from '#learning/terms'

const maxPerHeartbeat = UploadEverySeconds + RecordEverySeconds

/** Times are Unix seconds, durations whole seconds. */
export interface CreditInput {
  /** Claimed by the player, for the whole session. */
  claimed: number
  credited: number
  since: number
  /** Wall time up to which this user's seconds are used up, in any session. */
  spentUntil: number
  at: number
  remaining: number
}

export interface Credit {
  seconds: number
  /** Possible by the clock, whether credited or not. */
  played: number
  spentUntil: number
  reason: HeartbeatRejection | null
}

/**
 * Never more than claimed, than the clock allows, than one upload and one tick, than the rest of the video
 * (docs/product.md 9.7; docs/threats.md T32, T33). Credited seconds follow each other on the user's wall clock without
 * overlap, so in any span W at most W + 5 seconds are credited, in any number of sessions.
 */
export function creditOf(heartbeat: CreditInput): Credit {
  const start = Math.max(heartbeat.since, heartbeat.spentUntil)
  const claim = Math.floor(heartbeat.claimed) - heartbeat.credited
  const room = heartbeat.at + HeartbeatSlackSeconds - start
  const played = Math.max(0, Math.min(claim, room, maxPerHeartbeat))
  const seconds = Math.max(0, Math.min(played, Math.floor(heartbeat.remaining)))
  return {
    seconds,
    played,
    spentUntil: seconds ? start + seconds : heartbeat.spentUntil,
    reason: seconds ? null : rejectionReason(claim, heartbeat.remaining),
  }
}

function rejectionReason(claim: number, remaining: number): HeartbeatRejection {
  if (remaining < 1) return HeartbeatRejection.Complete
  return claim <= 0 ? HeartbeatRejection.Paused : HeartbeatRejection.TooFast
}

/** Time alone is cheated by leaving the player on, positions by jumping: both are always required. */
export function isFullyWatched(seen: { credited: number; covered: number; seconds: number }): boolean {
  if (seen.seconds <= 0) return false
  const enough = (part: number) => part * 100 >= seen.seconds * CompletePercent
  return enough(seen.credited) && enough(seen.covered)
}
