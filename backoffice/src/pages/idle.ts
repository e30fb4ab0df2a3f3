import { StaffIdleMinutes } from '@zhuxue/api/terms/accounts'

export const WarnMinutes = StaffIdleMinutes - 2

export type Idle = 'active' | 'warned' | 'over'

/** What to do after so many milliseconds without user activity. */
export function idleAfter(milliseconds: number): Idle {
  if (milliseconds >= StaffIdleMinutes * 60_000) return 'over'
  return milliseconds >= WarnMinutes * 60_000 ? 'warned' : 'active'
}
