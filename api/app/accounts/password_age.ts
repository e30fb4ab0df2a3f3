import type { DateTime } from 'luxon'
import { StaffPasswordDays } from '#accounts/passwords/terms'
import { now } from '#core/time'

interface PasswordDates {
  staff: boolean
  mustChange: boolean
  /** It was chosen by the rules for learners. */
  due: boolean
  /** When the password was set, or when the account was created if that is unknown. */
  since: DateTime
}

/** Staff passwords expire after 90 days; learners' passwords never expire (docs/threats.md S15). */
export function mustReplacePassword({ staff, mustChange, due, since }: PasswordDates): boolean {
  return mustChange || (staff && (due || since.plus({ days: StaffPasswordDays }) <= now()))
}
