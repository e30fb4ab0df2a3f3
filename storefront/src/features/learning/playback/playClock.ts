import { IgnoreGapSeconds, UploadEverySeconds } from '@zhuxue/api/terms/learning'

/**
 * How long somebody has watched, in seconds by the wall clock (learner side 9): noted every 30 seconds, told
 * to the server every 60 at most. A gap of more than twice the note interval, as after a sleep of the
 * machine, was not watching.
 */
export type PlayClock = {
  total: number
  /** Since when the video runs without a note, in milliseconds; null while it stands. */
  since: number | null
  /** What was told to the server last, and when. */
  told: number
  toldAt: number
}

/** As if told a minute ago: the first note is told at once, so that the person soon reads whether it counts. */
export const newClock = (now: number): PlayClock => ({
  total: 0,
  since: null,
  told: 0,
  toldAt: now - UploadEverySeconds * 1000,
})

/** Notes the time until now and goes on (`playing`) or stands still. */
export function note(clock: PlayClock, now: number, playing: boolean): PlayClock {
  const gap = clock.since === null ? 0 : (now - clock.since) / 1000
  const watched = gap > 0 && gap <= IgnoreGapSeconds ? gap : 0
  return { ...clock, total: clock.total + watched, since: playing ? now : null }
}

/** There is something to tell and the last time was long enough ago. */
export function isUploadDue(clock: PlayClock, now: number): boolean {
  return hasNews(clock) && now - clock.toldAt >= UploadEverySeconds * 1000
}

/** Watched seconds the server does not know of; less than one is not worth a call. */
export const hasNews = (clock: PlayClock) => clock.total - clock.told >= 1

export function markUploaded(clock: PlayClock, now: number): PlayClock {
  return { ...clock, told: clock.total, toldAt: now }
}
