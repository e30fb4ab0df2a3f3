import {
  BeatReason,
  BeatSlackSeconds,
  CompletePercent,
  RecordEverySeconds,
  UploadEverySeconds,
} from '#learning/terms'

const mostPerBeat = UploadEverySeconds + RecordEverySeconds

/** One beat as the server sees it; moments are unix seconds, lengths whole seconds. */
export interface BeatFacts {
  /** What the player says it has played in this session, all in all: a claim. */
  claimed: number
  /** What was counted of this session before. */
  credited: number
  /** The end of the last beat, or of the opening. */
  since: number
  /** Wall time of this person up to which seconds are spent already, in whatever session. */
  spentUntil: number
  at: number
  /** How much of the video has not been counted yet; Infinity when its length is unknown. */
  remaining: number
}

export interface Credit {
  seconds: number
  /** What the clock allows to have been played, counted or not: positions are believed by it. */
  played: number
  /** Wall time up to which the person's seconds are spent now. */
  spentUntil: number
  reason: BeatReason | null
}

/**
 * How much of a beat counts (decisions, section 7; threats T32, T33): never more than the player claims,
 * than the clock here allows, than one upload and one tick, than the rest of the video.
 *
 * Counted seconds are laid end to end on the person's wall clock, and none begins before the one before
 * it ended. So over any span W, whatever is sent, in however many sessions, at most W + 5 seconds count.
 */
export function creditOf(beat: BeatFacts): Credit {
  const start = Math.max(beat.since, beat.spentUntil)
  const claim = Math.floor(beat.claimed) - beat.credited
  const room = beat.at + BeatSlackSeconds - start
  const played = Math.max(0, Math.min(claim, room, mostPerBeat))
  const seconds = Math.max(0, Math.min(played, Math.floor(beat.remaining)))
  return {
    seconds,
    played,
    spentUntil: seconds ? start + seconds : beat.spentUntil,
    reason: seconds ? null : refusalOf(claim, beat.remaining),
  }
}

function refusalOf(claim: number, remaining: number): BeatReason {
  if (remaining < 1) return BeatReason.Complete
  return claim <= 0 ? BeatReason.Paused : BeatReason.TooFast
}

/**
 * Whether a video counts as seen: enough time and, where the player told positions, enough of them.
 * Either alone is easily beaten: time by leaving it on, positions by jumping.
 */
export function isSeen(seen: { credited: number; covered: number; seconds: number }): boolean {
  if (seen.seconds <= 0) return false
  const enough = (part: number) => part * 100 >= seen.seconds * CompletePercent
  return enough(seen.credited) && (seen.covered === 0 || enough(seen.covered))
}
