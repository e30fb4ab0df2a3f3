import { StaffIdleMinutes } from '#accounts/sessions/terms'
import { Role } from '#core/roles'
import { fromStoredToUnix, now } from '#core/time'

/** docs/product.md 1.5. A user who also learns has a learner's session; the staff step has its own end. */
const lifetimes = {
  learner: { absolute: { days: 7 }, idle: { minutes: 12 * 60 } },
  staff: { absolute: { hours: 12 }, idle: { minutes: StaffIdleMinutes } },
}

export function sessionLifetime(roles: readonly Role[]) {
  return roles.includes(Role.User) ? lifetimes.learner : lifetimes.staff
}

export function isExpired(row: { expires_at: string; last_used_at: string }, roles: readonly Role[]) {
  const at = now().toSeconds()
  const idleSeconds = sessionLifetime(roles).idle.minutes * 60
  return fromStoredToUnix(row.expires_at) <= at || fromStoredToUnix(row.last_used_at) + idleSeconds <= at
}
