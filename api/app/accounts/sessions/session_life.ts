import { StaffIdleMinutes } from '#accounts/sessions/terms'
import { Role } from '#core/roles'
import { fromStored, now } from '#core/time'

/** How long a session lives: absolutely, and without being used (decisions, section 2). */
const life = {
  learner: { absolute: { days: 7 }, idle: { hours: 12 } },
  staff: { absolute: { hours: 12 }, idle: { minutes: StaffIdleMinutes } },
}

/** Whoever holds any staff role lives by the stricter rule. */
export function lifeOf(roles: readonly Role[]) {
  return isStaff(roles) ? life.staff : life.learner
}

/** Whether any role other than learner is held. */
export function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== Role.User)
}

/** True when a stored session opens nothing any more. */
export function isOver(row: { expires_at: string; last_used_at: string }, roles: readonly Role[]) {
  const at = now()
  return (
    fromStored(row.expires_at) <= at || fromStored(row.last_used_at).plus(lifeOf(roles).idle) <= at
  )
}
