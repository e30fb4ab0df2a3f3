/** Staff sessions end after half an hour without a hand on them, and say so two minutes before. */
export const IdleMinutes = 30
export const WarnMinutes = 28

export type Idle = 'active' | 'warned' | 'over'

/** What to do when nobody has touched the console for so many milliseconds. */
export function idleAfter(milliseconds: number): Idle {
  if (milliseconds >= IdleMinutes * 60_000) return 'over'
  return milliseconds >= WarnMinutes * 60_000 ? 'warned' : 'active'
}
