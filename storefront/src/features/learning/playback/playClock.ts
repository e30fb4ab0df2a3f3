import { IgnoreGapSeconds, UploadEverySeconds } from '@zhuxue/api/terms/learning/playback'

/**
 * Watched seconds by the wall clock (docs/product.md 9.7): recorded every 30 seconds, sent to the server every 60 at
 * most. A gap of more than twice the interval, as after the machine slept, does not count. Times come from a monotonic
 * clock (`performance.now`); a clock that goes back nevertheless does not block sending.
 */
export type PlayClock = {
  total: number
  /** When the running time was last recorded, in milliseconds; null while paused. */
  since: number | null
  /** The total that was last sent to the server, and when. */
  uploaded: number
  uploadedAt: number
  /** A busy server asked for no call before this time; 0 for none. */
  notBefore: number
}

/** The first record is sent at once, so that the learner soon sees whether it counts. */
export const newClock = (now: number): PlayClock => ({
  total: 0,
  since: null,
  uploaded: 0,
  uploadedAt: now - UploadEverySeconds * 1000,
  notBefore: 0,
})

export function recordTime(clock: PlayClock, now: number, playing: boolean): PlayClock {
  const gap = clock.since === null ? 0 : (now - clock.since) / 1000
  const watched = gap > 0 && gap <= IgnoreGapSeconds ? gap : 0
  return { ...clock, total: clock.total + watched, since: playing ? now : null }
}

export function isUploadDue(clock: PlayClock, now: number): boolean {
  if (pauseLeft(clock, now) > 0) return false
  const since = now - clock.uploadedAt
  return hasUnsentTime(clock) && (since < 0 || since >= UploadEverySeconds * 1000)
}

/**
 * Milliseconds until a busy server may be called again, at most as long as it asked for, even if the clock was set
 * back.
 */
export const pauseLeft = (clock: PlayClock, now: number) =>
  now < clock.uploadedAt ? 0 : Math.max(0, clock.notBefore - now)

/** Less than a second is not worth a request. */
export const hasUnsentTime = (clock: PlayClock) => clock.total - clock.uploaded >= 1

export function markUploaded(clock: PlayClock, now: number): PlayClock {
  return { ...clock, uploaded: clock.total, uploadedAt: now }
}

/**
 * The sent time did not arrive.
 * @param retryAfterSeconds requested by the server, if any
 */
export function markRejected(clock: PlayClock, now: number, before: PlayClock, retryAfterSeconds = 0) {
  return { ...clock, uploaded: before.uploaded, notBefore: now + retryAfterSeconds * 1000 }
}
