import type { DateTime } from 'luxon'
import { StaffPasswordDays } from '#accounts/passwords/terms'
import { now } from '#core/time'

interface PasswordFacts {
  staff: boolean
  /** Asked for: a one-time password, or an admin wants a new one. */
  mustChange: boolean
  /** When it was chosen, or, where nobody remembers, when the person came. */
  since: DateTime
}

/**
 * True when a person may do nothing before choosing a new password: it was asked for, or a member of
 * staff has had it for ninety days (security requirement 15). Learners are never asked for age alone.
 */
export function mustReplacePassword({ staff, mustChange, since }: PasswordFacts): boolean {
  return mustChange || (staff && since.plus({ days: StaffPasswordDays }) <= now())
}
