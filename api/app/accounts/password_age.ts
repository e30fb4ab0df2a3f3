import type { DateTime } from 'luxon'
import { StaffPasswordDays } from '#accounts/passwords/terms'
import { now } from '#core/time'

interface PasswordFacts {
  staff: boolean
  mustChange: boolean
  /** When the password was set, or the account created when that is unknown. */
  since: DateTime
}

/** Staff passwords expire after 90 days, learners' never (docs/threats.md S15). */
export function mustReplacePassword({ staff, mustChange, since }: PasswordFacts): boolean {
  return mustChange || (staff && since.plus({ days: StaffPasswordDays }) <= now())
}
