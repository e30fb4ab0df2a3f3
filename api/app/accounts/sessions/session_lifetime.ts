import { StaffIdleMinutes } from '#accounts/sessions/terms'
import { Role } from '#core/roles'
import { fromStoredToUnix, now } from '#core/time'

/** docs/product.md 1.5 */
const lifetimes = {
  learner: { absolute: { days: 7 }, idle: { minutes: 12 * 60 } },
  staff: { absolute: { hours: 12 }, idle: { minutes: StaffIdleMinutes } },
}

export function sessionLifetime(roles: readonly Role[]) {
  return hasStaffRole(roles) ? lifetimes.staff : lifetimes.learner
}

export function hasStaffRole(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== Role.User)
}

export function isExpired(row: { expires_at: string; last_used_at: string }, roles: readonly Role[]) {
  const at = now().toSeconds()
  const idleSeconds = sessionLifetime(roles).idle.minutes * 60
  return fromStoredToUnix(row.expires_at) <= at || fromStoredToUnix(row.last_used_at) + idleSeconds <= at
}
