import { chance } from './seeded_random.js'
import type { Tables } from './tables.js'
import { secondsAfter, stored } from './times.js'

type Played = { id: number; beats: number; credited: number; at: Date; done: Date }

/** Some users pause the video before they close it: a heartbeat without credit. */
export const addsPause = (session: string) => chance(`pause ${session}`) < 0.2

/** The heartbeats of a player; demo videos are shorter than the minute between two heartbeats. */
export function addHeartbeats(tables: Tables, { id, beats, credited, at, done }: Played) {
  const commonColumns = { play_session_id: id, visible: true, rate_bp: 10_000, claimed_seconds: credited }
  tables.addPlain('play_beats', {
    ...commonColumns,
    seq: 1,
    server_at: stored(secondsAfter(at, credited)),
    position_from_seconds: 0,
    position_to_seconds: credited,
    credited_seconds: credited,
    refusal: null,
    segments: JSON.stringify([[0, credited]]),
  })
  if (beats === 1) return
  tables.addPlain('play_beats', {
    ...commonColumns,
    seq: 2,
    server_at: stored(done),
    position_from_seconds: credited,
    position_to_seconds: credited,
    credited_seconds: 0,
    refusal: 'paused',
    segments: '[]',
  })
}
