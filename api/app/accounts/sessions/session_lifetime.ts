import { StaffIdleMinutes } from '#accounts/sessions/terms'
import { Role } from '#core/roles'
import { fromStored, now } from '#core/time'

/** docs/product.md 1.5 */
const lifetimes = {
  learner: { absolute: { days: 7 }, idle: { hours: 12 } },
  staff: { absolute: { hours: 12 }, idle: { minutes: StaffIdleMinutes } },
}

export function sessionLifetime(roles: readonly Role[]) {
  return hasStaffRole(roles) ? lifetimes.staff : lifetimes.learner
}

export function hasStaffRole(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== Role.User)
}

export function isExpired(
  row: { expires_at: string; last_used_at: string },
  roles: readonly Role[]
) {
  const at = now()
  return (
    fromStored(row.expires_at) <= at ||
    fromStored(row.last_used_at).plus(sessionLifetime(roles).idle) <= at
  )
}
